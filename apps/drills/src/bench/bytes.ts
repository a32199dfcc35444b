import { once } from "node:events";
import { request } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import type { Line } from "./line.ts";
import type { Product } from "./product.ts";
import { purgePages } from "./purge.ts";

/** Prints the compressed size of an article page with its scripts and styles. */
export async function printBytes(product: Product, path: string, line: Line): Promise<void> {
  await purgePages(product);
  const first = await fetchBrotli(product, path);
  const html = await fetchBrotli(product, path); // better compressed than the first answer
  const text = brotliDecompressSync(html).toString();
  // Style sheets stand in the document; browsers do not load their links.
  const loaded = text.replaceAll(/<link [^>]+ type="text\/inlined" [^>]+>/g, "");
  const addresses = [
    ...new Set([...loaded.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map((match) => match[1] ?? "")),
  ];
  const sizes = { js: 0, css: 0 };
  for (const address of addresses)
    sizes[address.endsWith(".js") ? "js" : "css"] += (await fetchBrotli(product, address)).length;
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
  line("article page, document with styles after brotli", kilobytes(html.length));
  line("article page, document for its first reader", kilobytes(first.length));
  line("article page, JavaScript after brotli", kilobytes(sizes.js), "≤ 90 KB");
  line("article page, further CSS after brotli", kilobytes(sizes.css), "≤ 15 KB");
  line("article page, document, CSS and JavaScript", kilobytes(sizes.js + sizes.css + html.length), "≤ 120 KB");
}

/** Fetches the compressed body; fetch() would decompress it. */
async function fetchBrotli(product: Product, path: string): Promise<Buffer> {
  const call = request(product.url + path, { headers: { "accept-encoding": "br" } }).end();
  const [answer] = await once(call, "response");
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  return Buffer.concat(parts);
}
