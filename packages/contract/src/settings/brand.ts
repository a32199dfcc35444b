import type { SiteSettings } from "./schema.ts";

/** Addresses of the site's icon, of which browsers and systems request some without being told. */
export const iconFiles = [
  "/favicon.svg",
  "/favicon.ico",
  "/apple-touch-icon.png",
  "/icons/icon-192.png",
  "/icons/icon-512.png",
  "/icons/icon-maskable-512.png",
] as const;

export type IconFile = (typeof iconFiles)[number];

/** Returns the address of an icon; the version makes browsers request a changed one. @param version empty if drawn */
export function iconPath(file: IconFile, version: string): string {
  return version ? `${file}?v=${version}` : file;
}

/** Returns the address of the administrator's logo, a PNG. A former version's address leads to the present one. */
export function logoPath(version: string): string {
  return `/images/logo-${version}.png`;
}

/** Returns the address of the picture that stands for the site in structured data. */
export function sitePicturePath({ logo_version }: Pick<SiteSettings, "logo_version">): string {
  return logo_version ? logoPath(logo_version) : "/favicon.svg";
}

/** Returns the links of a document's head to the icon and the manifest. */
export function iconLinks(version: string): string {
  return [
    `<link rel="icon" href="${iconPath("/favicon.svg", version)}" type="image/svg+xml" />`,
    `<link rel="apple-touch-icon" href="${iconPath("/apple-touch-icon.png", version)}" />`,
  ].join("\n    ");
}
