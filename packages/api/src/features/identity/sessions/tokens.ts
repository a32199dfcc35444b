import { createHash, randomBytes } from "node:crypto";

/** The account type that a session belongs to. */
export type SessionKind = "admin" | "member";

const prefixes = { admin: "a_", member: "u_" } as const;

/** Creates a secret of 256 random bits with a prefix for its kind. */
export function newToken(kind: SessionKind): string {
  return prefixes[kind] + randomBytes(32).toString("base64url");
}

/** Returns whether a value has the form of a token; others need no look-up. */
export function isTokenOf(kind: SessionKind, value: string): boolean {
  return value.startsWith(prefixes[kind]) && /^[au]_[\w-]{43}$/.test(value);
}

/** Hashes a token for storage; it is random, so a fast hash is enough. */
export function hashToken(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash("sha256").update(token).digest());
}
