// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const source = readFileSync(join(import.meta.dirname, "count-views.js"), "utf8");
const sent: Promise<unknown>[] = [];
let listeners: AbortController;

/** Sets the state that the browser reports of the document and of the reader's preferences. */
function pretend(facts: { visibility?: string; referrer?: string; doNotTrack?: string; gpc?: boolean }): void {
  const define = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { value, configurable: true });
  if (facts.visibility) define(document, "visibilityState", facts.visibility);
  define(document, "referrer", facts.referrer ?? "");
  define(navigator, "doNotTrack", facts.doNotTrack ?? null);
  define(navigator, "globalPrivacyControl", facts.gpc ?? false);
}

/** Opens a document at an address and runs the script in it. */
function open(address: string, facts: Parameters<typeof pretend>[0] = {}): void {
  history.replaceState(null, "", address);
  pretend({ visibility: "visible", ...facts });
  new Function(source)();
}

function hide(): void {
  pretend({ visibility: "hidden" });
  dispatchEvent(new Event("visibilitychange"));
}

function move(address: string): void {
  history.replaceState(null, "", address);
  dispatchEvent(new Event("app_moved"));
}

const views = () => Promise.all(sent);

beforeEach(() => {
  vi.useFakeTimers();
  listeners = new AbortController();
  const listen = globalThis.addEventListener;
  vi.stubGlobal("addEventListener", (type: string, handle: EventListener, options?: AddEventListenerOptions) =>
    listen.call(globalThis, type, handle, { ...options, signal: listeners.signal }),
  );
  sent.length = 0;
  Object.defineProperty(navigator, "sendBeacon", {
    configurable: true,
    value: (_: string, body: Blob) => sent.push(body.text().then((text) => JSON.parse(text))),
  });
});

afterEach(() => {
  listeners.abort();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.innerHTML = "";
});

test("a page that was seen is sent once, when the reader hides it", async () => {
  open("/blog/a?utm_source=bulten", { referrer: "https://www.google.com/search?q=x" });
  vi.advanceTimersByTime(1_500);
  expect(sent).toEqual([]);
  hide();
  dispatchEvent(new Event("pagehide"));
  expect(await views()).toEqual([
    { path: "/blog/a", search: "", campaign: "bulten", quarters: 0, isFound: true, host: "www.google.com" },
  ]);
});

test("a page that is left at once, or was never visible, is not sent", () => {
  open("/blog/a");
  vi.advanceTimersByTime(500);
  hide();
  listeners.abort();
  listeners = new AbortController();
  open("/blog/a", { visibility: "hidden" });
  vi.advanceTimersByTime(5_000);
  dispatchEvent(new Event("pagehide"));
  expect(sent).toEqual([]);
});

test("a page that was rendered in advance counts from its first sight", async () => {
  open("/blog/a", { visibility: "hidden" });
  vi.advanceTimersByTime(5_000);
  pretend({ visibility: "visible" });
  dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(1_500);
  hide();
  expect(await views()).toHaveLength(1);
});

test("a page opened in the background counts quarters and an empty search once it is seen", async () => {
  document.body.innerHTML = "<div data-text></div><p data-no-hits></p>";
  const height = { top: 0, height: innerHeight };
  vi.spyOn(document.querySelector("[data-text]") as Element, "getBoundingClientRect").mockReturnValue(
    height as DOMRect,
  );
  open("/blog?ara=yok", { visibility: "hidden" });
  vi.advanceTimersByTime(5_000);
  pretend({ visibility: "visible" });
  dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(4_000);
  hide();
  expect(await views()).toMatchObject([{ search: "yok", quarters: 4, isFound: false }]);
});

test("glances below a second do not add up to a view", () => {
  open("/blog/a");
  for (let n = 0; n < 4; n += 1) {
    vi.advanceTimersByTime(600);
    hide();
    pretend({ visibility: "visible" });
    dispatchEvent(new Event("visibilitychange"));
  }
  expect(sent).toEqual([]);
});

test("moves inside the site are views that name the page before; scripts that start late are none", async () => {
  open("/blog/a");
  vi.advanceTimersByTime(1_500);
  dispatchEvent(new Event("app_moved"));
  expect(sent).toEqual([]);
  move("/blog/b");
  vi.advanceTimersByTime(1_500);
  hide();
  dispatchEvent(new Event("app_moved"));
  hide();
  expect(await views()).toMatchObject([{ path: "/blog/a" }, { path: "/blog/b", from: "/blog/a" }]);
});

test("a page that comes back from the browser's memory is a new view", async () => {
  open("/blog/a", { referrer: "https://example.org/" });
  vi.advanceTimersByTime(1_500);
  hide();
  pretend({ visibility: "visible" });
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  vi.advanceTimersByTime(1_500);
  hide();
  const [, second] = await views();
  expect(second).toMatchObject({ path: "/blog/a" });
  expect(second).not.toHaveProperty("host");
});

test("a search is sent with whether it found something", async () => {
  open("/blog?ara=yok");
  document.body.innerHTML = "<div data-no-hits></div>";
  vi.advanceTimersByTime(1_500);
  document.body.innerHTML = "";
  move("/blog?ara=var");
  vi.advanceTimersByTime(1_500);
  hide();
  expect(await views()).toMatchObject([
    { search: "yok", isFound: false },
    { search: "var", isFound: true },
  ]);
});

test("an article is sent with the quarters that were seen", async () => {
  open("/blog/a");
  document.body.innerHTML = "<div data-text></div>";
  const text = document.querySelector("[data-text]");
  const show = (top: number) => {
    if (text) text.getBoundingClientRect = () => ({ top, height: 4 * innerHeight }) as DOMRect;
    dispatchEvent(new Event("scroll"));
  };
  show(0);
  show(-2 * innerHeight);
  show(0);
  vi.advanceTimersByTime(1_500);
  hide();
  expect(await views()).toMatchObject([{ quarters: 3 }]);
});

test.each([{ doNotTrack: "1" }, { gpc: true }])("a reader who refuses counting sends nothing: %o", (facts) => {
  open("/blog/a", facts);
  vi.advanceTimersByTime(1_500);
  hide();
  expect(sent).toEqual([]);
});
