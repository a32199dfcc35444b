import {
  type AdminIdentity,
  type App,
  type Caller,
  type Context,
  type CookieJar,
  type CookieKind,
  type Credentials,
  confirmByHeader,
  findAdmin,
  findKey,
  findMember,
  isKey,
  type KeyIdentity,
  type MemberIdentity,
} from "@site/api";
import type { FastifyReply, FastifyRequest } from "fastify";
import { calledProcedures } from "./called-procedures.ts";
import { addRateLimit } from "./rate-limit-headers.ts";
import { refusesCounting } from "./refuses-counting.ts";

const COOKIE_NAMES: Record<CookieKind, string> = {
  admin: "admin_session",
  member: "member_session",
  registration: "registration",
  adminDevice: "admin_device",
  memberDevice: "member_device",
  googleFlow: "google_flow",
  googleStep: "google_step",
  joinFlow: "join_flow",
  joinProof: "join_proof",
};

/** Browsers accept a cookie with this prefix only from this host and over https (RFC 6265bis, 4.1.3.2). */
const HOST_PREFIX = "__Host-";

function cookieName(siteUrl: string, kind: CookieKind): string {
  return `${siteUrl.startsWith("https:") ? HOST_PREFIX : ""}${COOKIE_NAMES[kind]}`;
}

const OWN_COOKIES = new Set(Object.values(COOKIE_NAMES));

/** Headers with a token. */
export const TOKEN_HEADERS = ["authorization", "x-admin-token", "admin-token"];

/**
 * Returns whether a request has a token or one of our cookies. Other cookies, such as those of analytics, identify
 * nobody.
 */
export function hasIdentity({ cookies, headers }: FastifyRequest): boolean {
  const names = Object.keys(cookies).map((name) => name.replace(HOST_PREFIX, ""));
  return TOKEN_HEADERS.some((name) => headers[name] !== undefined) || names.some((name) => OWN_COOKIES.has(name));
}

/** The password that confirms an administrator's session, percent-encoded as UTF-8. */
const CONFIRM_HEADER = "x-confirm-password";

const SAFE_METHODS = ["GET", "HEAD", "OPTIONS"];

/**
 * Creates a procedure's context from a request: the caller and their session.
 * @param isGuarded true for calls that act or hand data out, whatever their method: a cookie without a token then
 * counts only in a request of this site, so that another site's link cannot make the call
 */
export function createContext(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  { isGuarded = false }: { isGuarded?: boolean } = {},
): Context {
  let admin: Promise<AdminIdentity | undefined> | undefined;
  let member: Promise<MemberIdentity | undefined> | undefined;
  let key: Promise<KeyIdentity | undefined> | undefined;
  return {
    app,
    caller: getCaller(request),
    cookies: cookieJar(app.siteUrl, request, reply),
    admin: () => {
      admin ??= findAdmin(app, adminCredentials(app.siteUrl, request, isGuarded));
      return admin;
    },
    member: () => {
      member ??= findMember(app, memberCredentials(app.siteUrl, request, isGuarded));
      return member;
    },
    key: () => {
      key ??= getKey(app, request, reply);
      return key;
    },
    confirm: (identity) =>
      confirmByHeader(app, identity, getFirst(request.headers[CONFIRM_HEADER]), getCaller(request)),
  };
}

/**
 * Returns the API key in the bearer token and adds what is left of its limit to the headers; each call of a batch
 * counts.
 */
async function getKey(app: App, request: FastifyRequest, reply: FastifyReply): Promise<KeyIdentity | undefined> {
  const token = getBearer(request);
  if (!isKey(token)) return undefined;
  const key = await findKey(app, token, Math.max(1, calledProcedures(request).length));
  const { callsPerMinute, remaining, secondsLeft } = key;
  addRateLimit(reply, { name: "key", quota: callsPerMinute, window: 60, remaining, seconds: secondsLeft });
  return key;
}

export function getCaller(request: FastifyRequest): Caller {
  return {
    ipAddress: request.ip,
    userAgent: request.headers["user-agent"] ?? "",
    isBrowser: request.headers["sec-fetch-site"] !== undefined,
    refusesCounting: refusesCounting(request.headers),
  };
}

/**
 * Reads the credentials from the admin token header, the bearer token (a member's if that header is present) or the
 * cookie.
 */
function adminCredentials(siteUrl: string, request: FastifyRequest, isGuarded: boolean): Credentials {
  return credentials(
    { siteUrl, request, kind: "admin", isGuarded },
    getFirst(request.headers["x-admin-token"]) ?? getFirst(request.headers["admin-token"]) ?? getBearer(request),
  );
}

function memberCredentials(siteUrl: string, request: FastifyRequest, isGuarded: boolean): Credentials {
  return credentials({ siteUrl, request, kind: "member", isGuarded }, getBearer(request));
}

function getBearer(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
}

interface CredentialSource {
  siteUrl: string;
  request: FastifyRequest;
  kind: "admin" | "member";
  isGuarded: boolean;
}

function credentials({ siteUrl, request, kind, isGuarded }: CredentialSource, token: string | undefined): Credentials {
  const cookie = request.cookies[cookieName(siteUrl, kind)];
  const isSafe = SAFE_METHODS.includes(request.method) && !isGuarded;
  return { token, cookie: token !== undefined || isSafe || isSameOrigin(siteUrl, request) ? cookie : undefined };
}

/**
 * Returns true if the browser confirms a same-origin request, without which a cookie needs a token beside it (CSRF).
 * Browsers send Sec-Fetch-Site only to https addresses; otherwise Origin is read, and for downloads the referrer.
 */
function isSameOrigin(siteUrl: string, { headers, method }: FastifyRequest): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  const origin = headers.origin ?? (SAFE_METHODS.includes(method) ? getOrigin(headers.referer) : undefined);
  return origin === siteUrl;
}

/** Returns true if a browser says that another site makes a call that acts; cookies are then ignored. */
function isForeign(siteUrl: string, { headers, method }: FastifyRequest): boolean {
  if (SAFE_METHODS.includes(method)) return false;
  const site = headers["sec-fetch-site"];
  return site === undefined ? headers.origin !== undefined && headers.origin !== siteUrl : site !== "same-origin";
}

function getOrigin(address: string | undefined): string | undefined {
  return address !== undefined && URL.canParse(address) ? new URL(address).origin : undefined;
}

function cookieJar(siteUrl: string, request: FastifyRequest, reply: FastifyReply): CookieJar {
  // SameSite=Strict would drop this cookie on Google's redirect back
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure: siteUrl.startsWith("https:") } as const;
  return {
    read: (kind) => (isForeign(siteUrl, request) ? undefined : request.cookies[cookieName(siteUrl, kind)]),
    set(kind, value, expires) {
      void reply.setCookie(cookieName(siteUrl, kind), value, { ...options, expires });
    },
    clear(kind) {
      void reply.clearCookie(cookieName(siteUrl, kind), options);
    },
  };
}

function getFirst(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
