import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { paths } from "@site/contract/paths";
import { expect, it, vi } from "vitest";

const ORIGIN = "https://site.example.org";
const code = readFileSync(new URL("../../../public/sw.js", import.meta.url), "utf8");

/** Runs the worker in a pretended browser with one open window. */
function startWorker() {
  const handlers = new Map<string, (event: object) => void>();
  const showNotification = vi.fn(async (_title: string, _options: { data: { link?: unknown } }) => undefined);
  const openWindow = vi.fn(async (_url: string) => undefined);
  const focus = vi.fn(async () => undefined);
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
    registration: { showNotification },
    clients: { matchAll: async () => [{ url: `${ORIGIN}/becayis/matches`, focus }], openWindow },
  };
  const fetched = vi.fn(async (request: { url: string }) => `fetched ${request.url}`);
  runInNewContext(code, { self, URL, fetch: fetched });
  /** Navigates to a path. @returns what the worker answers; undefined if it leaves the request to the browser */
  async function navigate(path: string, preloadResponse: Promise<string | undefined>): Promise<unknown> {
    const answers: unknown[] = [];
    const request = { method: "GET", mode: "navigate", url: ORIGIN + path };
    const respondWith = (answer: unknown) => answers.push(answer);
    handlers.get("fetch")?.({ request, preloadResponse, respondWith, waitUntil: () => undefined });
    return answers[0];
  }
  /** Sends an event and waits for what the worker does. */
  async function send(name: string, event: object): Promise<void> {
    const works: Promise<unknown>[] = [];
    handlers.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => works.push(work) });
    expect(works).toHaveLength(1);
    await Promise.all(works);
  }
  const close = vi.fn();
  const click = (link: unknown) => send("notificationclick", { notification: { close, data: { link } } });
  return { navigate, fetched, send, click, close, showNotification, openWindow, focus };
}

it("shows a message as a notification, and that there is one where it cannot be read", async () => {
  const { send, showNotification } = startWorker();
  const message = { title: "Yeni eşleşme", body: "Ankara → İzmir", link: "/becayis/matches", tag: "rings" };
  await send("push", { data: { json: () => message } });
  const shown = { body: message.body, tag: "rings", data: { link: message.link }, lang: "tr" };
  expect(showNotification.mock.lastCall).toMatchObject(["Yeni eşleşme", shown]);
  const unreadable = () => {
    throw new SyntaxError("no JSON");
  };
  for (const data of [null, { json: unreadable }, { json: () => ({ title: 1, link: {} }) }]) {
    await send("push", { data });
    expect(showNotification.mock.lastCall?.[0]).toBe("Yeni bir bildiriminiz var");
  }
});

it("opens the page of a pressed notification, in the window that shows it already", async () => {
  const { click, close, focus, openWindow } = startWorker();
  await click("/becayis/matches");
  expect([focus.mock.calls.length, openWindow.mock.calls.length]).toEqual([1, 0]);
  await click("/profil/iletisim-istekleri?tab=received");
  expect(openWindow.mock.lastCall).toEqual([`${ORIGIN}/profil/iletisim-istekleri?tab=received`]);
  expect(close).toHaveBeenCalledTimes(2);
});

it.each(["https://other.example.org/a", "//other.example.org/a", "javascript:alert(1)", undefined, {}])(
  "opens the own notifications for %j",
  async (link) => {
    const { click, openWindow } = startWorker();
    await click(link);
    expect(openWindow.mock.lastCall).toEqual([ORIGIN + paths.notices]);
  },
);

it.each(["/api/admin/auth/google/callback?code=once", "/admin/yazilar", "/becayis"])(
  "answers the navigation to %s with the request that was sent while it started, and sends none itself",
  async (path) => {
    const { navigate, fetched } = startWorker();
    expect(await navigate(path, Promise.resolve("preloaded"))).toBe("preloaded");
    expect(fetched).not.toHaveBeenCalled();
    expect(await navigate(path, Promise.resolve(undefined))).toBe(`fetched ${ORIGIN}${path}`);
  },
);
