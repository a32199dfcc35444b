import type { App } from "./app.ts";
import type { Caller } from "./caller.ts";

/**
 * What a browser keeps that no script reads: its sessions, the registration it sent, and the accounts it signed in to before.
 */
export type CookieKind = "admin" | "member" | "registration" | "adminDevice" | "memberDevice";

/** The cookies of a request and its answer; the edge reads and writes them. */
export interface CookieJar {
  read(kind: CookieKind): string | undefined;
  set(kind: CookieKind, value: string, expiresAt: Date): void;
  clear(kind: CookieKind): void;
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

/** The administrator of a session. */
export interface AdminIdentity {
  sessionId: number;
  id: number;
  username: string;
  email: string;
  role: string;
}

/** The member of a session. */
export interface MemberIdentity {
  sessionId: number;
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  isVerified: boolean;
}
