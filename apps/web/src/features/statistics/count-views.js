// Counts a page view after one second in view: one request when the reader hides the page, leaves it or navigates.
// Nothing is stored in the browser. The script is inline, because the page's own scripts may start late or never.
{
  const SEEN_AFTER_MS = 1_000;
  const ADDRESS = "/api/statistics/views";
  /** Path and search of the current page. */
  let path;
  let search;
  /** The data to be sent for it; undefined once they are sent. */
  let view;
  /** The time since which it is visible, in milliseconds since 1970. */
  let seenAt;

  const isVisible = () => document.visibilityState === "visible"; // false while the browser renders it in advance
  const cut = (text, length) => (text ?? "").slice(0, length);
  const readSearch = () => new URLSearchParams(location.search);

  const begin = (source) => {
    const parameters = readSearch();
    path = location.pathname;
    search = cut(parameters.get("ara"), 100);
    view = { path: cut(path, 300), search, campaign: cut(parameters.get("utm_source"), 60), quarters: 0, ...source };
    seenAt = isVisible() ? Date.now() : undefined;
    setTimeout(mark, SEEN_AFTER_MS);
  };

  /** Records the quarters of the article that have been in view, and whether a search found something. */
  const mark = () => {
    if (!view || !isVisible() || path !== location.pathname) return;
    view.isFound = !document.querySelector("[data-no-hits]");
    const text = document.querySelector("[data-text]");
    if (!text) return;
    const { top, height } = text.getBoundingClientRect();
    const quarters = Math.floor((4 * (innerHeight - top)) / height + 0.02);
    view.quarters = Math.max(view.quarters, Math.min(quarters, 4));
  };

  const end = () => {
    if (!view || !seenAt || Date.now() - seenAt < SEEN_AFTER_MS) return;
    navigator.sendBeacon(ADDRESS, new Blob([JSON.stringify(view)], { type: "application/json" }));
    view = undefined;
  };

  /** Returns where the reader came from: a path of this site or another host. */
  const readReferrer = () => {
    if (!document.referrer) return {};
    const { host, hostname, pathname } = new URL(document.referrer);
    return host === location.host ? { from: cut(pathname, 300) } : { host: cut(hostname, 253) };
  };

  if (navigator.doNotTrack !== "1" && !navigator.globalPrivacyControl) {
    begin(readReferrer());
    addEventListener("scroll", mark, { passive: true });
    addEventListener("app_moved", () => {
      if (path === location.pathname && search === cut(readSearch().get("ara"), 100)) return;
      const from = cut(path, 300);
      end();
      begin({ from });
    });
    addEventListener("visibilitychange", () => {
      if (isVisible()) {
        seenAt = Date.now();
        setTimeout(mark, SEEN_AFTER_MS); // the timer of `begin` ran while the page was hidden
      } else {
        end();
        seenAt = undefined;
      }
    });
    addEventListener("pagehide", end);
    addEventListener("pageshow", ({ persisted }) => persisted && begin({}));
  }
}
