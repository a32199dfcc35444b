{
  // optional fonts that come after the first paint are not shown: on slow connections they would only delay the images
  const SLOW_MS = 200;
  // measured here: not all browsers tell the round trip, and Chromium's does not know of a throttled connection
  const requestedAt = performance.getEntriesByType("navigation")[0]?.requestStart;
  const areCached = document.referrer.startsWith(`${location.origin}/`);
  if (areCached || performance.now() - requestedAt < SLOW_MS)
    document.head.append(document.getElementById("app_fonts").content);
}
