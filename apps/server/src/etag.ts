/** True where a reader's If-None-Match names the copy it would get (RFC 9110, 13.1.2: a list, and proxies may have weakened its tags). */
export function isKnownTo(ifNoneMatch: string | undefined, etag: string): boolean {
  return (
    ifNoneMatch !== undefined &&
    (ifNoneMatch === etag ||
      ifNoneMatch.split(",").some((each) => ["*", etag].includes(each.trim().replace(/^W\//, ""))))
  );
}
