import { paths } from "../../paths.ts";
import { withReturnPath } from "./return-path.ts";

/** Query parameter of the sign-in by code. One of its values marks the address that a mail leads to. */
const BY_CODE = "kod";
const WAITS = "bekliyor";
const TOKEN = /^#kod=([\w-]{20,200})$/;

/** Returns the address at which a member signs in by code. @param returnPath the page that requires the sign-in */
export function loginByCodeAddress(returnPath?: string): string {
  return withParameter(withReturnPath(paths.login, returnPath), "1");
}

/** Returns the address at which a code is entered. The token is in the fragment, which browsers do not send. */
export function enterCodeAddress(screen: "login" | "ask", token: string, returnPath?: string): string {
  const path = screen === "login" ? withReturnPath(paths.login, returnPath) : paths.ask;
  return `${withParameter(path, WAITS)}#kod=${token}`;
}

/** Returns whether an address is one for signing in by code. */
export function isCodeAddress(search: string): boolean {
  return new URLSearchParams(search).has(BY_CODE);
}

/** Returns whether a mail with a code leads to an address, even if a mail program has cut off the fragment. */
export function isOfCodeMail(search: string): boolean {
  return new URLSearchParams(search).get(BY_CODE) === WAITS;
}

/** Returns the token in an address's fragment. */
export function tokenIn(hash: string): string | undefined {
  return TOKEN.exec(hash)?.[1];
}

function withParameter(path: string, value: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}${BY_CODE}=${value}`;
}
