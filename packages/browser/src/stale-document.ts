import { tabStore } from "./browser-store.ts";

/**
 * Storage key of the last address whose document was reloaded, with the entry script that the document named;
 * reload-stale.js writes it too.
 */
const KEY = "documentLoadedAgain";
const PROBE_MS = 5_000;

interface Address {
  pathname: string;
  search: string;
}

const missing = new WeakSet<object>();
let reloading: Promise<boolean> | undefined;

/** Records which errors are chunks that could not be loaded, as after a deployment that removed them. */
export function watchMissingChunks(): void {
  addEventListener("vite:preloadError", ({ payload }) => void missing.add(payload));
}

/** Returns whether an error is a chunk that could not be loaded. */
export function isMissingChunk(error: unknown): boolean {
  return typeof error === "object" && error !== null && missing.has(error);
}

/**
 * Reloads the document of the current address if the server answers, because it names the chunks of the running
 * version. A document is reloaded once, so that missing chunks make no endless loop.
 * @returns false if it is not reloaded; otherwise never, so that the page stays until it is replaced
 */
export function reloadStaleDocument(address: Address): Promise<boolean> {
  reloading ??= reloadOnce(address).finally(() => {
    reloading = undefined;
  });
  return reloading;
}

async function reloadOnce(address: Address): Promise<boolean> {
  const mark = `${entryScript()} ${address.pathname}${address.search}`;
  if (tabStore.get(KEY) === mark || !(await isServerReachable(address))) return false;
  tabStore.set(KEY, mark);
  if (tabStore.get(KEY) !== mark || !isStillAt(address)) return false; // without storage, reloading would never end
  window.location.reload();
  return new Promise(() => undefined);
}

/** Returns whether the server answers for an address. */
export async function isServerReachable({ pathname, search }: Address): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PROBE_MS);
    return (await fetch(pathname + search, { method: "HEAD", cache: "no-store", signal })).status < 500;
  } catch {
    return false;
  }
}

function isStillAt({ pathname, search }: Address): boolean {
  return window.location.pathname === pathname && window.location.search === search;
}

function entryScript(): string {
  return document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src ?? "";
}
