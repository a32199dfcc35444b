import { type App, getSiteSettings } from "@site/api";
import { paths } from "@site/contract/paths";
import { type IconFile, iconPath } from "@site/contract/settings/brand";

/** Renders the web app manifest (W3C). */
export async function renderManifest(app: App): Promise<string> {
  const { site_name, site_description, icon_version } = await getSiteSettings(app);
  const icon = (file: IconFile, sizes: string) => ({ src: iconPath(file, icon_version), sizes, type: "image/png" });
  const small = icon("/icons/icon-192.png", "192x192");
  return JSON.stringify({
    id: "/",
    start_url: "/",
    scope: "/",
    name: site_name,
    short_name: site_name,
    description: site_description,
    lang: "tr",
    dir: "ltr",
    display: "standalone", // iOS shows notifications of no other kind of app
    background_color: "#faf7f1",
    theme_color: "#faf7f1",
    icons: [
      small,
      icon("/icons/icon-512.png", "512x512"),
      { ...icon("/icons/icon-maskable-512.png", "512x512"), purpose: "maskable" },
    ],
    shortcuts: [
      { name: "Eşleşme var mı?", url: paths.ask },
      { name: "Becayiş", url: paths.board },
      { name: "Blog", url: paths.blog },
      { name: "Hizmetler", url: paths.services },
    ].map((shortcut) => ({ ...shortcut, icons: [small] })),
  });
}
