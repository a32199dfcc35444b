import { once } from "node:events";
import { get } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";

/** Sizes of a page in bytes after brotli. The document contains its style sheets. */
export interface PageWeight {
  document: number;
  scripts: number;
  styles: number;
}

/** Measures a page and its scripts and style sheets, as loaded with an empty browser cache. */
export async function weighPage(address: string, path: string): Promise<PageWeight> {
  const html = await fetchAsSent(address + path);
  const files = new Set(
    [
      ...brotliDecompressSync(html)
        .toString()
        .matchAll(/(?<!type="text\/inlined" )(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g),
    ].map(([, file = ""]) => file),
  );
  const weight: PageWeight = { document: html.length, scripts: 0, styles: 0 };
  for (const file of files)
    weight[file.endsWith(".js") ? "scripts" : "styles"] += (await fetchAsSent(address + file)).length;
  return weight;
}

/** Below it the server does not compress (apps/server). */
const MIN_COMPRESSED = 1_024;

/** Fetches the body as it is sent; fetch() would decompress it. */
async function fetchAsSent(address: string): Promise<Buffer> {
  const [answer] = await once(get(address, { headers: { "accept-encoding": "br" } }), "response");
  const body = await buffer(answer);
  if (body.length >= MIN_COMPRESSED && answer.headers["content-encoding"] !== "br")
    throw new Error(`${address} was not sent with brotli`);
  return body;
}
