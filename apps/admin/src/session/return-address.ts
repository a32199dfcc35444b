const ADMIN_ADDRESS = /^\/admin(\/|$)/;

interface LoginState {
  from: string;
}

/** Returns what the sign-in screen is opened with: the address the person wanted. */
export function loginStateFor({ pathname, search }: { pathname: string; search: string }): LoginState {
  return { from: pathname + search };
}

/** Returns where to go after signing in. @param state of the history entry; anything may stand there */
export function returnAddressOf(state: unknown): string {
  if (typeof state !== "object" || state === null || !("from" in state)) return "/admin";
  return typeof state.from === "string" && ADMIN_ADDRESS.test(state.from) ? state.from : "/admin";
}
