import { createHash, randomBytes } from "node:crypto";

/** Whose door a session opens. */
export type SessionKind = "admin" | "member";

const prefixes = { admin: "a_", member: "u_" } as const;

/** A new secret of 256 random bits, prefixed by its kind. */
export function newToken(kind: SessionKind): string {
  return prefixes[kind] + randomBytes(32).toString("base64url");
}

/** True where a value has the form of such a token; anything else need not be looked up. */
export function isTokenOf(kind: SessionKind, value: string): boolean {
  return value.startsWith(prefixes[kind]) && /^[au]_[\w-]{43}$/.test(value);
}

/** What the database holds of a secret. The secret is random, so a plain hash is enough. */
export function hashToken(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash("sha256").update(token).digest());
}
