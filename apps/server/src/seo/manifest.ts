import { type App, getSiteSettings } from "@site/api";

/** The web app's manifest (W3C), by which the site can be installed. The icons are made by apps/server/scripts/render-icons.mjs. */
export async function renderManifest(app: App): Promise<string> {
  const { site_name, site_description } = await getSiteSettings(app);
  return JSON.stringify({
    id: "/",
    start_url: "/",
    scope: "/",
    name: site_name,
    short_name: site_name,
    description: site_description,
    lang: "tr",
    dir: "ltr",
    display: "minimal-ui",
    background_color: "#faf7f1",
    theme_color: "#faf7f1",
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      { name: "Blog", url: "/blog" },
      { name: "Hizmetler", url: "/hizmetler" },
      { name: "Becayiş", url: "/becayis" },
    ],
  });
}
