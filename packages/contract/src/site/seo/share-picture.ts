/** Pixels of every link preview that this site makes. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** First part of the addresses at which the site's own pictures are served as link previews. */
export const SHARE_PICTURE_PREFIX = "/og/picture";

/** A picture that every service with link previews can read. Sizes in pixels; missing if unknown. */
export interface SharePicture {
  /** An address of this site or of another one. */
  src: string;
  type: "image/jpeg" | "image/png";
  width?: number;
  height?: number;
}

const OWN = /^\/(?:images|media\/library)\/[^?#]*\.(?:jpe?g|png|webp|avif|gif)$/i;
/** A host that serves its pictures in any size and format (unsplash.com/documentation#supported-parameters). */
const UNSPLASH_HOST = "images.unsplash.com";

/**
 * Returns the link preview of a picture: a JPEG of the site's own pictures; of another site's pictures those that are
 * JPEG or PNG. Undefined for all others (SVG, WebP or unknown formats of other sites), which the drawn card replaces.
 */
export function findSharePicture(address: string): SharePicture | undefined {
  const [path = ""] = address.split(/[?#]/, 1);
  if (OWN.test(path)) return { src: `${SHARE_PICTURE_PREFIX}${path}.jpg`, type: "image/jpeg", ...sharePictureSize };
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  if (url.host === UNSPLASH_HOST) return unsplashPicture(url);
  if (/\.jpe?g$/i.test(url.pathname)) return { src: address, type: "image/jpeg" };
  return /\.png$/i.test(url.pathname) ? { src: address, type: "image/png" } : undefined;
}

function unsplashPicture(url: URL): SharePicture {
  const { width, height } = sharePictureSize;
  for (const name of ["auto", "dpr"]) url.searchParams.delete(name);
  for (const [name, value] of Object.entries({ fm: "jpg", fit: "crop", w: String(width), h: String(height) }))
    url.searchParams.set(name, value);
  return { src: url.href, type: "image/jpeg", width, height };
}

/** Returns the address of the picture that a link preview shows; undefined if there is none. */
export function picturedAddress(previewPath: string): string | undefined {
  if (!previewPath.startsWith(`${SHARE_PICTURE_PREFIX}/`) || !previewPath.endsWith(".jpg")) return undefined;
  const address = previewPath.slice(SHARE_PICTURE_PREFIX.length, -".jpg".length);
  return OWN.test(address) ? address : undefined;
}
