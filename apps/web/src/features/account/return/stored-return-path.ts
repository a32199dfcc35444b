import { localStore } from "@site/browser/browser-store";
import { safeReturnPath } from "../../../shared/lib/return-path.ts";

const KEY = "returnAfterVerification";
/** Equals the validity of the verification link. */
const LIFETIME_MS = 24 * 3_600_000;

/** Stores the page on which a registration began: the mailed link opens in another tab, which does not know it. */
export function storeReturnPath(path: string | undefined): void {
  if (path === undefined) localStore.remove(KEY);
  else localStore.set(KEY, `${Date.now() + LIFETIME_MS} ${path}`);
}

/** Returns the stored page and removes it; undefined if there is none or it has expired. */
export function takeReturnPath(): string | undefined {
  const [until, path] = localStore.get(KEY)?.split(" ") ?? [];
  localStore.remove(KEY);
  return Number(until) > Date.now() ? safeReturnPath(path) : undefined;
}
