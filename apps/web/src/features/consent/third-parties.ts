declare global {
  interface Window {
    dataLayer?: unknown[];
    adsbygoogle?: unknown[];
  }
}

/** Cookies that Google's scripts set on this site. */
const GOOGLE_COOKIES = /^(?:_ga|_gid|_gat|_gcl|__gads|__gpi|__eoi|FCCDCF|FCNEC)/;

const loaded = new Set<string>();

/** Returns true if this document has loaded third-party code; only loading a new document removes it. */
export function hasLoadedScripts(): boolean {
  return loaded.size > 0;
}

/** Loads Google Analytics 4, which tracks client-side navigation itself. */
export function loadAnalytics(id: string, hasAds: boolean): void {
  window.dataLayer ??= [];
  const layer = window.dataLayer;
  const gtag: (...command: unknown[]) => void = function () {
    // biome-ignore lint/complexity/noArguments: Google's script accepts only the arguments object
    layer.push(arguments);
  };
  if (!loadOnce(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`)) return;
  const ads = hasAds ? "granted" : "denied";
  gtag("consent", "default", {
    analytics_storage: "granted",
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
  });
  gtag("js", new Date());
  gtag("config", id);
}

/** Loads Google AdSense. */
export function loadAds(client: string): void {
  loadOnce(`https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${encodeURIComponent(client)}`);
}

/** Removes the cookies left after consent was withdrawn. */
export function removeGoogleCookies(): void {
  for (const cookie of document.cookie.split(";")) {
    const name = cookie.split("=")[0]?.trim() ?? "";
    if (GOOGLE_COOKIES.test(name)) expire(name);
  }
}

function loadOnce(address: string): boolean {
  if (loaded.has(address)) return false;
  loaded.add(address);
  const script = document.createElement("script");
  script.async = true;
  script.crossOrigin = "anonymous";
  script.src = address;
  document.head.append(script);
  return true;
}

/** Expires a cookie on every parent domain: Google sets its cookies on the widest one possible. */
function expire(name: string): void {
  const labels = location.hostname.split(".");
  const domains = ["", ...labels.map((_, index) => `; domain=.${labels.slice(index).join(".")}`)];
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`;
}
