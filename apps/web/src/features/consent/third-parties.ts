declare global {
  interface Window {
    dataLayer?: unknown[];
    adsbygoogle?: unknown[];
  }
}

/** The cookies that Google's scripts leave on this site. */
const THEIR_COOKIES = /^(?:_ga|_gid|_gat|_gcl|__gads|__gpi|__eoi|FCCDCF|FCNEC)/;

const loaded = new Set<string>();

/** True where this document holds code of others. It cannot be taken out again: only a new document is free of it. */
export function isAnythingLoaded(): boolean {
  return loaded.size > 0;
}

/** Google Analytics 4. It hears of moves inside the site by itself. */
export function loadAnalytics(id: string, hasAds: boolean): void {
  window.dataLayer ??= [];
  const layer = window.dataLayer;
  const gtag: (...command: unknown[]) => void = function () {
    // biome-ignore lint/complexity/noArguments: Google's script takes nothing but the arguments object itself
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

/** Google AdSense. */
export function loadAds(client: string): void {
  loadOnce(`https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${encodeURIComponent(client)}`);
}

/** Removes what an agreement left behind that was taken back. */
export function forgetTheirCookies(): void {
  for (const cookie of document.cookie.split(";")) {
    const name = cookie.split("=")[0]?.trim() ?? "";
    if (THEIR_COOKIES.test(name)) expire(name);
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

/** Google sets its cookies on the widest domain it may. */
function expire(name: string): void {
  const labels = location.hostname.split(".");
  const domains = ["", ...labels.map((_, index) => `; domain=.${labels.slice(index).join(".")}`)];
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
  for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`;
}
