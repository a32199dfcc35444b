import { adminPaths } from "@site/contract/admin-paths";
import { isAdminPath } from "@site/contract/paths";

interface LoginState {
  from: string;
}

/** Returns the history state for the sign-in screen, which contains the requested address. */
export function loginStateFor({ pathname, search }: { pathname: string; search: string }): LoginState {
  return { from: pathname + search };
}

/**
 * Returns the address to open after the sign-in.
 * @param state untrusted state of the history entry
 */
export function getReturnAddress(state: unknown): string {
  if (typeof state !== "object" || state === null || !("from" in state)) return adminPaths.home;
  return typeof state.from === "string" && isAdminPath(state.from) ? state.from : adminPaths.home;
}
