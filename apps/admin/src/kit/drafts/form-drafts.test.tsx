import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { renderScreen } from "../../testing/render-screen.tsx";
import { tagDraft as key, type SaveTag, TagForm, tagValues as values } from "../../testing/tag-form.tsx";
import { readDrafts, writeDraft } from "./draft.ts";

const nameField = () => screen.getByLabelText<HTMLInputElement>("Ad");
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test.each([
  ["of the same visit, the browser's draft is offered if its count is higher, however late the server's arrived", 7],
  ["of the same visit, the server's draft is offered if its count is higher, as after a killed browser", 5],
])("%s", async (_, counter) => {
  const inBrowser = { name: "Tarayıcıda", slug: "usul" };
  writeDraft(key, { id: "a", counter, values: inBrowser, savedAt: "2026-11-22T10:00:05.000Z" });
  const onServer = { name: "Sunucuda", slug: "usul" };
  renderScreen(
    <TagForm
      save={vi.fn<SaveTag>()}
      serverDrafts={[{ id: "a", counter: 6, values: onServer, savedAt: "2026-11-22T10:00:09.000Z" }]}
    />,
  );
  expect(screen.queryByRole("button", { name: "Diğer Taslağı Göster" })).toBeNull();
  await press("Taslağı Geri Yükle");
  expect(nameField().value).toBe(counter > 6 ? "Tarayıcıda" : "Sunucuda");
});

test("drafts of several visits are offered one after the other, and taking one deletes no other", async () => {
  writeDraft(key, { id: "a", counter: 3, values: { name: "Birinci", slug: "usul" }, savedAt: "2026-11-22T10:00:00Z" });
  const second = { id: "b", counter: 1, values: { name: "İkinci", slug: "usul" }, savedAt: "2026-11-22T10:00:05Z" };
  const discard = vi.fn(async () => undefined);
  const autosave = { id: "c", store: async () => undefined, discard };
  renderScreen(<TagForm save={async () => undefined} serverDrafts={[second]} autosave={autosave} />);
  expect(screen.getByText("Kaydedilmemiş 2 taslağınız var")).toBeDefined();
  expect(screen.getByText(/22 Kasım 13:00 tarihinde/)).toBeDefined();
  await press("Diğer Taslağı Göster");
  await press("Diğer Taslağı Göster");
  await press("Taslağı Geri Yükle");
  expect(nameField().value).toBe("İkinci");
  await press("Kaydet");
  await waitFor(() => expect(discard).toHaveBeenCalledWith({ id: "b", counter: 1 }));
  expect(readDrafts(key, values).map(({ id }) => id)).toEqual(["a"]);
});

test("the draft that a visit restored is deleted once the server has the visit's own", async () => {
  writeDraft(key, { id: "a", counter: 40, values: { name: "Yarım", slug: "usul" }, savedAt: "2026-11-22T10:00:00Z" });
  let isReachable = false;
  const store = vi.fn(async () => {
    if (!isReachable) throw new TypeError("fetch failed");
  });
  const discard = vi.fn(async () => undefined);
  renderScreen(<TagForm save={async () => undefined} autosave={{ id: "c", store, discard }} />);
  await press("Taslağı Geri Yükle");
  await userEvent.type(nameField(), " kaldı");
  await waitFor(() => expect(readDrafts(key, values).map(({ id }) => id)).toEqual(["a", "c"]));
  expect(discard).not.toHaveBeenCalled();
  isReachable = true;
  act(() => {
    dispatchEvent(new Event("online"));
  });
  await waitFor(() => expect(discard).toHaveBeenCalledExactlyOnceWith({ id: "a", counter: 40 }));
  expect(store).toHaveBeenLastCalledWith(expect.objectContaining({ values: { name: "Yarım kaldı", slug: "usul" } }));
  expect(readDrafts(key, values)).toEqual([]);
});

test("a restored draft stays based on its version, however often it is stored and restored", async () => {
  const savedAt = "2026-11-22T10:00:00Z";
  writeDraft(key, { id: "a", counter: 1, values: { name: "Yarım", slug: "usul" }, version: 1, savedAt });
  const autosave = {
    id: "c",
    store: () => Promise.reject(new TypeError("fetch failed")),
    discard: async () => undefined,
  };
  renderScreen(<TagForm save={async () => undefined} autosave={autosave} />);
  await press("Taslağı Geri Yükle");
  await userEvent.type(nameField(), " kaldı");
  const findOwn = () => readDrafts(key, values).find(({ id }) => id === "c");
  await waitFor(() => expect(findOwn()).toMatchObject({ version: 1 }));
});

test("the browser stores what the server has not answered when the screen is left, and nothing else", async () => {
  let answer: () => void = () => undefined;
  const store = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const autosave = { id: "c", store, discard: async () => undefined };
  renderScreen(<TagForm save={async () => undefined} autosave={autosave} />);
  await userEvent.type(nameField(), "!");
  await waitFor(() => expect(store).toHaveBeenCalledOnce());
  expect(readDrafts(key, values)).toEqual([]);
  dispatchEvent(new Event("pagehide"));
  expect(readDrafts(key, values)).toMatchObject([{ id: "c", values: { name: "Usul!" } }]);
  await act(async () => answer());
  await waitFor(() => expect(readDrafts(key, values)).toEqual([]));
  cleanup();
  expect(readDrafts(key, values)).toEqual([]);
});

test("what is typed while a save is running stays unsaved and stored", async () => {
  let finish: (value: unknown) => void = () => undefined;
  const save = vi.fn<SaveTag>(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  const autosave = { id: "c", store: async () => undefined, discard: async () => undefined };
  renderScreen(<TagForm save={save} autosave={autosave} />);
  await userEvent.type(nameField(), "!");
  await press("Kaydet");
  await userEvent.type(nameField(), "?");
  act(() => finish(undefined));
  await waitFor(() => expect(readDrafts(key, values)).toMatchObject([{ values: { name: "Usul!?" } }]));
  expect(nameField().value).toBe("Usul!?");
});

test.each(["Taslağı Sil", "Taslağı Geri Yükle"])(
  "%s deletes only the offered draft, at the latest on a save",
  async (choice) => {
    const inBrowser = { name: "Tarayıcıda", slug: "usul" };
    writeDraft(key, { id: "a", counter: 9, values: inBrowser, savedAt: "2026-11-22T10:00:05.000Z" });
    const older = { id: "b", values: { name: "Sunucuda", slug: "usul" }, savedAt: "2026-11-22T10:00:00.000Z" };
    const discard = vi.fn(async () => undefined);
    const autosave = { id: "c", store: async () => undefined, discard };
    renderScreen(<TagForm save={async () => undefined} serverDrafts={[older]} autosave={autosave} />);
    await press(choice);
    await press("Kaydet");
    await waitFor(() => expect(discard).toHaveBeenCalledWith({ id: "a", counter: 9 }));
    expect(discard).not.toHaveBeenCalledWith(expect.objectContaining({ id: "b" }));
  },
);

test("where the browser has no room for the newest text, the earlier one stays, and the form knows", () => {
  const savedAt = "2026-11-22T10:00:00.000Z";
  expect(writeDraft(key, { id: "a", counter: 1, values, savedAt })).toBe(true);
  const setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("sessionStorage", { setItem });
  expect(writeDraft(key, { id: "a", counter: 2, values: { ...values, name: "Daha uzun" }, savedAt })).toBe(false);
  vi.unstubAllGlobals();
  expect(readDrafts(key, values)).toMatchObject([{ counter: 1, values }]);
});
