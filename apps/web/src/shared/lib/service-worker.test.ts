import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, it, vi } from "vitest";

const ORIGIN = "https://site.example.org";
const code = readFileSync(new URL("../../../public/sw.js", import.meta.url), "utf8");

/** Runs the service worker with a simulated browser. */
function startWorker() {
  const handlers = new Map<string, (event: object) => void>();
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
  };
  const fetched = vi.fn(async (request: { url: string }) => `fetched ${request.url}`);
  runInNewContext(code, { self, URL, fetch: fetched });
  /**
   * Navigates to a path.
   * @returns the worker's answer; undefined if it leaves the request to the browser
   */
  async function navigate(path: string, preloadResponse: Promise<string | undefined>): Promise<unknown> {
    const answers: unknown[] = [];
    const request = { method: "GET", mode: "navigate", url: ORIGIN + path };
    const respondWith = (answer: unknown) => answers.push(answer);
    handlers.get("fetch")?.({ request, preloadResponse, respondWith, waitUntil: () => undefined });
    return answers[0];
  }
  return { navigate, fetched };
}

it.each(["/api/admin/auth/google/callback?code=once", "/admin/yazilar", "/becayis"])(
  "answers the navigation to %s with the request that was sent while it started, and sends none itself",
  async (path) => {
    const { navigate, fetched } = startWorker();
    expect(await navigate(path, Promise.resolve("preloaded"))).toBe("preloaded");
    expect(fetched).not.toHaveBeenCalled();
    expect(await navigate(path, Promise.resolve(undefined))).toBe(`fetched ${ORIGIN}${path}`);
  },
);
