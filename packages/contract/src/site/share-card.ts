/** What the picture of a link preview says. */
export interface ShareCard {
  kind: "posts" | "services" | "pages" | "site";
  slug: string;
  /** Above the title: the category. */
  kicker: string;
  title: string;
  /** Below the title: a sentence or two. */
  lead: string;
  siteName: string;
}

/** Raised when the drawing changes, so that every picture has a new address. */
const DRAWING = 1;
const HASH_LENGTH = 16;

/** Returns all that a card's picture shows, as one text. The picture's address holds the text's hash, so the picture behind it never changes. */
export function shownOnCard({ kicker, title, lead, siteName }: ShareCard, siteUrl: string): string {
  return JSON.stringify([DRAWING, kicker, title, lead, siteName, new URL(siteUrl).host]);
}

/**
 * Returns the path of a card's picture.
 * @param hash SHA-256 of `shownOnCard` in hexadecimal; another one leads to the picture by a redirect
 */
export function shareCardPath({ kind, slug }: Pick<ShareCard, "kind" | "slug">, hash: string): string {
  return `/og/${kind}/${slug}-${hash.slice(0, HASH_LENGTH)}.png`;
}
