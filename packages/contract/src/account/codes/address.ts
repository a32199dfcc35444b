import { paths } from "../../paths.ts";
import { withReturnPath } from "../links/return-path.ts";

/** The query parameter of the sign-in by code, and of the page that a code's mail leads to. */
const BY_CODE = "kod";
const TOKEN = /^#kod=([\w-]{20,200})$/;

/** Returns the address at which a member signs in by code. @param returnPath the page that requires the sign-in */
export function loginByCodeAddress(returnPath?: string): string {
  return withParameter(withReturnPath(paths.login, returnPath));
}

/** Returns the address at which a code is entered; the token stands behind "#", which no server sees. */
export function enterCodeAddress(screen: "login" | "ask", token: string, returnPath?: string): string {
  return `${screen === "login" ? loginByCodeAddress(returnPath) : withParameter(paths.ask)}#kod=${token}`;
}

/** Returns whether an address is one of a code, also after a mail program has cut its fragment. */
export function isCodeAddress(search: string): boolean {
  return new URLSearchParams(search).has(BY_CODE);
}

/** Returns the token in an address's fragment. */
export function tokenIn(hash: string): string | undefined {
  return TOKEN.exec(hash)?.[1];
}

function withParameter(path: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}${BY_CODE}=1`;
}
