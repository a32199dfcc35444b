import { createHash } from "node:crypto";

/**
 * Returns the hash of a body for its ETag. SHA-1 is the quickest, with and without support by the processor; an ETag
 * need not withstand forgery.
 */
export function hashOf(bytes: Buffer | string): string {
  return createHash("sha1").update(bytes).digest("base64url").slice(0, 22);
}

/** Returns true if If-None-Match lists the ETag, weak or strong; proxies may weaken ETags (RFC 9110, 13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  return (
    ifNoneMatch !== undefined &&
    (ifNoneMatch === etag ||
      ifNoneMatch.split(",").some((each) => ["*", etag].includes(each.trim().replace(/^W\//, ""))))
  );
}
