/** Returns true if If-None-Match lists the ETag, weak or strong; proxies may weaken ETags (RFC 9110, 13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  return (
    ifNoneMatch !== undefined &&
    (ifNoneMatch === etag ||
      ifNoneMatch.split(",").some((each) => ["*", etag].includes(each.trim().replace(/^W\//, ""))))
  );
}
