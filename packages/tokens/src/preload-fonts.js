{
  // optional fonts that come after the first paint are not shown: on slow connections they would only delay the images
  const SLOW_MS = 200;
  // measured here: not all browsers tell the round trip, and Chromium's does not know of a throttled connection
  const { requestStart, type } = performance.getEntriesByType("navigation")[0] ?? {};
  const isReturn = type !== "navigate" || navigator.serviceWorker?.controller; // reload, Back, a visit before this one
  const areCached = isReturn || document.referrer.startsWith(`${location.origin}/`);
  const links = document.getElementById("app_fonts").content;
  if (areCached || performance.now() - requestStart < SLOW_MS) document.head.append(links);
  else {
    document.documentElement.dataset.fonts = "fallback"; // waiting for optional fonts would lay the page out twice
    addEventListener("load", () => {
      for (const link of links.children) link.rel = "prefetch"; // for the next page
      document.head.append(links);
    });
  }
}
