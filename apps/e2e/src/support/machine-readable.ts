import type { APIRequestContext } from "@playwright/test";

/** Returns the addresses in the sitemap, following its index. */
export async function sitemapAddresses(request: APIRequestContext): Promise<string[]> {
  const parts = addressesIn(await (await request.get("/sitemap.xml")).text());
  const texts = await Promise.all(parts.map(async (part) => (await request.get(part)).text()));
  return texts.flatMap(addressesIn);
}

/** Returns the text of a feed. */
export async function feedText(request: APIRequestContext, path: "/rss.xml" | "/atom.xml"): Promise<string> {
  return (await request.get(path)).text();
}

function addressesIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? "");
}
