import { createHash, randomBytes } from "node:crypto";
import type { OwnerKind } from "../../core/calls/owner.ts";
import { ownerRules } from "./owner.ts";

/** Creates a session token: 256 random bits with the prefix of the owner's kind. */
export function newToken(kind: OwnerKind): string {
  return ownerRules[kind].tokenPrefix + randomBytes(32).toString("base64url");
}

/** Returns whether a value has the form of a session token of this kind. */
export function isTokenOf(kind: OwnerKind, value: string): boolean {
  return value.startsWith(ownerRules[kind].tokenPrefix) && /^[au]_[\w-]{43}$/.test(value);
}

/** Hashes a token for storage; it is random, so a fast hash is enough. */
export function hashToken(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash("sha256").update(token).digest());
}
