import type { App } from "../core/app.ts";
import type { Caller } from "../core/calls/caller.ts";
import type { Context, CookieJar, CookieKind } from "../core/calls/context.ts";
import { createCallerFactory } from "../core/calls/trpc.ts";
import {
  type Credentials,
  createAdminSession,
  createMemberSession,
  findAdmin,
  findMember,
} from "../features/account/sessions/service.ts";
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

/** Creates a procedure context with these credentials. */
export function createContextFor(
  app: App,
  credentials: Credentials,
  caller: Caller = testCaller,
  cookies: CookieJar = createCookieJar(),
): Context {
  let key: ReturnType<Context["key"]> | undefined;
  return {
    app,
    caller,
    cookies,
    admin: () => findAdmin(app, credentials),
    member: () => findMember(app, credentials),
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

/** Creates a caller with these credentials. */
export function callerWith(app: App, credentials: Credentials, caller: Caller = testCaller, cookies?: CookieJar) {
  return createCaller(createContextFor(app, credentials, caller, cookies));
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

/** Creates an administrator, an owner by default, with an open session. */
export async function signedInAdmin(app: App, given: AdminInput = {}) {
  const admin = await makeAdmin(app, given);
  const { token } = await createAdminSession(app.db.prisma, admin.id, testCaller);
  return { admin, token, caller: callerWith(app, { token, cookie: undefined }) };
}

/** Creates a member with an open session, verified by default. */
export async function signedInMember(app: App, given: MemberInput = {}) {
  const member = await makeMember(app, given);
  const { token } = await createMemberSession(app.db.prisma, member.id, testCaller);
  return { member, token, caller: callerWith(app, { token, cookie: undefined }) };
}
