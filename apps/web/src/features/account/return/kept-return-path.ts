import { localStore } from "@site/browser/browser-store.ts";
import { safeReturnPath } from "../../../shared/lib/return-path.ts";

const KEY = "returnAfterVerification";
/** As long as the link of the verification mail works. */
const KEPT_MS = 24 * 3_600_000;

/** Keeps the page that a registration began at: the mail's link opens in another tab, which knows nothing of it. */
export function keepReturnPath(path: string | undefined): void {
  if (path === undefined) localStore.remove(KEY);
  else localStore.set(KEY, `${Date.now() + KEPT_MS} ${path}`);
}

/** Returns the kept page once; undefined where there is none, or it was kept too long ago. */
export function takeReturnPath(): string | undefined {
  const [until, path] = localStore.get(KEY)?.split(" ") ?? [];
  localStore.remove(KEY);
  return Number(until) > Date.now() ? safeReturnPath(path) : undefined;
}
