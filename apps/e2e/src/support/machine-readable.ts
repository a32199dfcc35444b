import type { APIRequestContext } from "@playwright/test";

/** The addresses the sitemap names, by way of its index as a search engine goes. */
export async function sitemapAddresses(request: APIRequestContext): Promise<string[]> {
  const parts = addressesIn(await (await request.get("/sitemap.xml")).text());
  const texts = await Promise.all(parts.map(async (part) => (await request.get(part)).text()));
  return texts.flatMap(addressesIn);
}

/** The text of a feed. */
export async function feedText(request: APIRequestContext, path: "/rss.xml" | "/atom.xml"): Promise<string> {
  return (await request.get(path)).text();
}

function addressesIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? "");
}
