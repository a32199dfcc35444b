{
  // optional fonts that come after the first paint are not shown: on slow connections they would only delay the images
  const SLOW_MS = 200;
  const { requestStart, responseStart } = performance.getEntriesByType("navigation")[0] ?? {};
  const roundTrip = navigator.connection?.rtt ?? responseStart - requestStart;
  const areCached = document.referrer.startsWith(`${location.origin}/`);
  if (areCached || roundTrip < SLOW_MS) document.head.append(document.getElementById("app_fonts").content);
}
