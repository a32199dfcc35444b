import type { KeyScope } from "@site/contract/keys/schema";
import type { App } from "./app.ts";
import type { Caller } from "./calls/caller.ts";
import type { Owner } from "./calls/owner.ts";

/**
 * HttpOnly cookies: sessions, the proof of the browser that registered, devices that signed in before, what a browser
 * keeps while its user is at Google, and the address that Google has proven.
 */
export type CookieKind =
  | "admin"
  | "member"
  | "registration"
  | "adminDevice"
  | "memberDevice"
  | "googleFlow"
  | "googleStep"
  | "joinFlow"
  | "joinProof";

/** Reads and writes the cookies of one request; implemented by the server. */
export interface CookieJar {
  read(kind: CookieKind): string | undefined;
  set(kind: CookieKind, value: string, expiresAt: Date): void;
  clear(kind: CookieKind): void;
}

/** The context of a procedure. Identity comes only from here, never from input. */
export interface Context {
  app: App;
  caller: Caller;
  cookies: CookieJar;
  /** Returns the signed-in administrator; looked up on first use. */
  admin(): Promise<AdminIdentity | undefined>;
  /** Returns the signed-in member. A session of one kind never grants the other. */
  member(): Promise<MemberIdentity | undefined>;
  /** Returns the API key of a program and counts the call, once per request. @throws UNAUTHORIZED for an invalid key */
  key(): Promise<KeyIdentity | undefined>;
  /**
   * Confirms an administrator's session by the password that came with the request.
   * @returns false where none came
   * @throws INVALID_CREDENTIALS, TOO_MANY_REQUESTS
   */
  confirm(admin: AdminIdentity): Promise<boolean>;
}

/** The account that an open session belongs to. */
export interface Identity extends Owner {
  sessionId: number;
}

/** The administrator that a session belongs to. */
export interface AdminIdentity extends Identity {
  kind: "admin";
  username: string;
  email: string;
  /** True while the password need not be asked for again; see `needsPassword` in `ProcedureMeta`. */
  isConfirmed: boolean;
}

/** The member that a session belongs to. */
export interface MemberIdentity extends Identity {
  kind: "member";
  email: string;
  firstName: string;
  lastName: string;
  isVerified: boolean;
}

/** A third party's program with an API key. */
export interface KeyIdentity {
  id: number;
  name: string;
  scopes: KeyScope[];
  callsPerMinute: number;
  expiresAt: Date;
  /** Calls left in this minute; negative beyond the limit. */
  remaining: number;
  /** Seconds until the next minute begins. */
  secondsLeft: number;
}
