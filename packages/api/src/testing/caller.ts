import type { App } from "../core/app.ts";
import type { Caller } from "../core/calls/caller.ts";
import type { Owner } from "../core/calls/owner.ts";
import type { Context, CookieJar, CookieKind } from "../core/context.ts";
import { createCallerFactory } from "../core/procedures/trpc.ts";
import { ownedBy } from "../features/identity/owner.ts";
import { type Credentials, findAdmin, findMember } from "../features/identity/sessions/service.ts";
import { hashToken, newToken } from "../features/identity/tokens.ts";
import { findKey, isKey } from "../features/keys/service.ts";
import { appRouter } from "../root.ts";
import { type AdminInput, type MemberInput, makeAdmin, makeMember } from "./factories.ts";

const createCaller = createCallerFactory(appRouter);

export const testCaller: Caller = {
  ipAddress: "192.0.2.1",
  userAgent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0",
  isBrowser: false,
  refusesCounting: false,
};

/** Creates the context of one call with these credentials. */
export function createContextFor(
  app: App,
  credentials: Credentials,
  caller: Caller = testCaller,
  cookies: CookieJar = createCookieJar(),
): Context {
  let admin: ReturnType<Context["admin"]> | undefined;
  let member: ReturnType<Context["member"]> | undefined;
  let key: ReturnType<Context["key"]> | undefined;
  return {
    app,
    caller,
    cookies,
    admin: () => {
      admin ??= findAdmin(app, credentials);
      return admin;
    },
    member: () => {
      member ??= findMember(app, credentials);
      return member;
    },
    confirm: async () => false,
    key: () => {
      key ??= isKey(credentials.token) ? findKey(app, credentials.token, 1) : Promise.resolve(undefined);
      return key;
    },
  };
}

/** Creates a procedure context without credentials. */
export function anonymousContext(app: App): Context {
  return createContextFor(app, { token: undefined, cookie: undefined });
}

/** Creates a caller with these credentials; each call has a context of its own. */
export function callerWith(
  app: App,
  credentials: Credentials,
  caller: Caller = testCaller,
  cookies: CookieJar = createCookieJar(),
) {
  return createCaller(() => createContextFor(app, credentials, caller, cookies));
}

/** Creates a cookie jar that persists between calls. */
export function createCookieJar(): CookieJar {
  const kept = new Map<CookieKind, string>();
  return {
    read: (kind) => kept.get(kind),
    set: (kind, value) => void kept.set(kind, value),
    clear: (kind) => void kept.delete(kind),
  };
}

let browsers = 0;

/** Creates a browser with its own address and cookies. */
export function openBrowser(app: App) {
  browsers++;
  const caller = { ...testCaller, ipAddress: `198.18.${browsers >> 8}.${browsers & 255}` };
  const cookies = createCookieJar();
  const call = () =>
    callerWith(app, { token: undefined, cookie: cookies.read("member") }, { ...caller, isBrowser: true }, cookies);
  return { cookies, call };
}

/** Creates a caller without credentials. */
export function anonymousCaller(app: App, caller: Caller = testCaller) {
  return callerWith(app, { token: undefined, cookie: undefined }, caller);
}

/** Creates an administrator with an open session. */
export async function signedInAdmin(app: App, given: AdminInput = {}) {
  const admin = await makeAdmin(app, { lastSignInAt: new Date(), ...given });
  const token = await openSession(app, { kind: "admin", id: admin.id });
  return { admin, token, caller: callerWith(app, { token, cookie: undefined }) };
}

/** Creates a member with an open session, verified by default. */
export async function signedInMember(app: App, given: MemberInput = {}) {
  const member = await makeMember(app, given);
  const token = await openSession(app, { kind: "member", id: member.id });
  return { member, token, caller: callerWith(app, { token, cookie: undefined }) };
}

/** Writes a session with one statement, where sign-in takes several. */
async function openSession(app: App, owner: Owner): Promise<string> {
  const { token, columns } = newSession(owner);
  await app.db.prisma.session.create({ data: columns });
  return token;
}

/** Returns the token and the columns of a session of one hour. */
export function newSession(owner: Owner) {
  const token = newToken(owner.kind);
  const { userAgent, ipAddress } = testCaller;
  const expiresAt = new Date(Date.now() + 3_600_000);
  const columns = { kind: owner.kind, ...ownedBy(owner), tokenHash: hashToken(token), userAgent, ipAddress, expiresAt };
  return { token, columns };
}
