import type { SiteSettings } from "@site/contract/settings/schema";
import type { ShownPageSeo } from "@site/contract/site/seo/schema";
import { type ShareCard, shareCardPath, shownOnCard } from "@site/contract/site/seo/share-card";
import { drawnCard, type Head, renderHead } from "./render-head.ts";

/** Selectors of the head tags that differ between pages. */
const PAGE_TAGS = [
  "title",
  'meta[name="description"]',
  'meta[name="keywords"]',
  'meta[name="robots"]',
  'meta[name^="twitter:"]',
  "meta[property]",
  'link[rel="canonical"]',
  'link[rel="prev"]',
  'link[rel="next"]',
  'link[rel="alternate"]',
  'script[type="application/ld+json"]',
].join();

/**
 * Replaces the head tags of the current document by those the server would send for the page.
 * @param isWanted returns false if the reader has left the page in the meantime; nothing changes then
 */
export async function applyHead(
  head: Head,
  { settings, seo }: { settings: SiteSettings; seo: ShownPageSeo | null },
  isWanted: () => boolean,
): Promise<void> {
  const siteUrl = settings.site_url;
  const card = drawnCard(head, seo, settings);
  const path = card ? await getPath(card, siteUrl) : "";
  if (!isWanted()) return;
  const tags = renderHead(head, { siteUrl, settings, seo, shareImage: () => path, styleTags: [] });
  // Safe: renderHead escapes every value.
  const inert = new DOMParser().parseFromString(`<head>${tags}</head>`, "text/html");
  for (const old of document.head.querySelectorAll(PAGE_TAGS)) old.remove();
  document.head.append(...inert.head.children);
}

/** Returns the path of a share card. Insecure origins have no crypto.subtle: the server redirects the zero hash. */
async function getPath(card: ShareCard, siteUrl: string): Promise<string> {
  if (!isSecureContext) return shareCardPath(card, "0".repeat(64));
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(shownOnCard(card, siteUrl)));
  return shareCardPath(card, Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join(""));
}
