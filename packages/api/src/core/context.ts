import type { AdminIdentity, MemberIdentity } from "../features/session/service.ts";
import type { App } from "./app.ts";

/** Who calls, as the server's edge saw it. */
export interface Caller {
  ipAddress: string;
  userAgent: string;
  /** True for a browser (it sends Sec-Fetch-Site): its sign-in gets a token bound to a cookie. */
  isBrowser: boolean;
}

/** The session cookies of the answer; the edge writes them. */
export interface CookieJar {
  set(kind: "admin" | "member", value: string, expiresAt: Date): void;
  clear(kind: "admin" | "member"): void;
}

/** What a procedure has at hand. Identity comes from here alone, never from input. */
export interface Context {
  app: App;
  caller: Caller;
  cookies: CookieJar;
  /** The signed-in administrator, looked up when first asked for. */
  admin(): Promise<AdminIdentity | undefined>;
  /** The signed-in member, likewise. One kind of session never stands for the other. */
  member(): Promise<MemberIdentity | undefined>;
}
