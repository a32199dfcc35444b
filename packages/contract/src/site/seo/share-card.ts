/** The texts of a share image, and its logo. */
export interface ShareCard {
  kind: "posts" | "services" | "pages" | "listings" | "site";
  slug: string;
  /** Above the title: the category of a post; of a listing that it is one, and its institution. */
  kicker: string;
  title: string;
  /** Below the title: one or two sentences. */
  lead: string;
  siteName: string;
  /** Version of the administrator's logo; empty for the drawn one. */
  logoVersion: string;
}

/** Increase it when the drawing changes, so that every image gets a new address. */
const DRAWING = 2;
const HASH_LENGTH = 16;

/**
 * Returns all that a share image shows in one text. The image's address contains the hash of this text, so that an image never
 * changes.
 */
export function shownOnCard({ kicker, title, lead, siteName, logoVersion }: ShareCard, siteUrl: string): string {
  const texts = [DRAWING, kicker, title, lead, siteName, new URL(siteUrl).host];
  return JSON.stringify(logoVersion ? [...texts, logoVersion] : texts);
}

/** Returns the path of a share image. @param hash SHA-256 of `shownOnCard` in hexadecimal; a wrong one is redirected */
export function shareCardPath({ kind, slug }: Pick<ShareCard, "kind" | "slug">, hash: string): string {
  return `/og/${kind}/${slug}-${hash.slice(0, HASH_LENGTH)}.png`;
}
