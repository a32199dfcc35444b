import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { refusal } from "../../testing/server-error.ts";
import { type Autosave, useAutosave } from "./use-autosave.ts";

type Store = Autosave<string>["store"];

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/**
 * Renders the hook with a text.
 * @returns a function that changes the text, and the hook's result
 */
function start(store: Store, isInBrowser = true) {
  const discard = vi.fn<Autosave<string>["discard"]>(async () => undefined);
  const autosave: Autosave<string> = { id: "bir", store, discard };
  const readState = (text: string) => ({ values: text, counter: text.length });
  const storeInBrowser = vi.fn(() => isInBrowser);
  const onStored = vi.fn();
  const { rerender, result } = renderHook(
    ({ text }) =>
      useAutosave({
        values: text,
        isDirty: text !== "",
        getState: () => readState(text),
        storeInBrowser,
        onStored,
        autosave,
      }),
    { initialProps: { text: "" } },
  );
  return { type: (text: string) => rerender({ text }), result, discard, storeInBrowser, onStored };
}

const getTexts = (store: ReturnType<typeof vi.fn<Store>>) => store.mock.calls.map(([{ values }]) => values);

test("the text is on the server within two seconds of the last keystroke", async () => {
  const store = vi.fn<Store>(async () => undefined);
  const { type, result, storeInBrowser, onStored } = start(store);
  type("Bir");
  await pass(500);
  type("Bir cümle");
  expect(result.current.server.hasStored(9)).toBe(false);
  await pass(1_000);
  expect(store.mock.calls).toEqual([[{ values: "Bir cümle", counter: 9 }]]);
  expect(result.current.state).toContain("Taslak sunucuda saklandı");
  expect(onStored).toHaveBeenCalledExactlyOnceWith({ id: "bir", counter: 9 });
  expect(result.current.server.hasStored(9)).toBe(true);
  expect(storeInBrowser).not.toHaveBeenCalled();
});

test("somebody who types without a pause is not kept waiting longer than two seconds", async () => {
  const store = vi.fn<Store>(async () => undefined);
  const { type } = start(store);
  for (let second = 0; second < 10; second++) {
    type(`Sözcük ${second}`);
    await pass(300);
  }
  expect(store.mock.calls.length).toBeGreaterThan(0);
});

test("an unreachable server gets the newest text as soon as the connection returns", async () => {
  let isReachable = false;
  const store = vi.fn<Store>(async () => {
    if (!isReachable) throw new TypeError("fetch failed");
  });
  const { type, result, storeInBrowser } = start(store);
  type("Bir");
  await pass(1_500);
  expect(result.current.state).toContain("Sunucuya ulaşılamıyor");
  expect(result.current.server.isReached()).toBe(false);
  expect(storeInBrowser).toHaveBeenCalled();
  type("Bir iki");
  await pass(1_500);
  isReachable = true;
  act(() => {
    dispatchEvent(new Event("online"));
  });
  await pass(10);
  expect(getTexts(store).at(-1)).toBe("Bir iki");
  expect(result.current.server.isReached()).toBe(true);
  expect(result.current.state).toContain("Taslak sunucuda saklandı");
});

test("where neither the server nor the browser takes the text, the user is told to keep the tab open", async () => {
  const { type, result } = start(async () => Promise.reject(new TypeError("fetch failed")), false);
  type("Bir");
  await pass(1_500);
  expect(result.current.state).toContain("bu sekmeyi kapatmayın");
  expect(result.current.state).not.toContain("saklandı");
});

test("a change that the user takes back is deleted from the server, up to that state", async () => {
  const store = vi.fn<Store>(async () => undefined);
  const { type, discard } = start(store);
  type("Bir");
  await pass(1_500);
  type("");
  await pass(1_500);
  expect(discard).toHaveBeenCalledExactlyOnceWith({ id: "bir", counter: 0 });
  expect(store).toHaveBeenCalledTimes(1);
});

test("what was typed while a save was running is sent after it", async () => {
  const store = vi.fn<Store>(async () => undefined);
  const { type, result } = start(store);
  type("Bir");
  await act(() => result.current.pause());
  await act(() => result.current.discard());
  act(() => result.current.resume());
  await pass(1_500);
  expect(getTexts(store)).toEqual(["Bir"]);
});

test("a text that the server rejects is not sent again", async () => {
  const store = vi.fn<Store>(async () => Promise.reject(refusal("NOT_FOUND", "Blog yazısı bulunamadı")));
  const { type, result, storeInBrowser } = start(store);
  type("Bir");
  await pass(20_000);
  expect(storeInBrowser).toHaveBeenCalledOnce();
  expect(store).toHaveBeenCalledTimes(1);
  expect(result.current.state).toContain("Blog yazısı bulunamadı");
});

test("a save waits for the running call, and nothing is sent afterwards", async () => {
  let finish: () => void = () => undefined;
  const store = vi.fn<Store>(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  const { type, result, discard } = start(store);
  type("Bir");
  await pass(1_000);
  type("Bir iki");
  const discarding = result.current.discard();
  await pass(500);
  expect(discard).not.toHaveBeenCalled();
  finish();
  await act(() => discarding);
  await pass(500);
  expect(discard).toHaveBeenCalledTimes(1);
});
