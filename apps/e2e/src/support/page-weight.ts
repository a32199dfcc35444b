import { once } from "node:events";
import { get } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";

/** Bytes of a page over the wire, after brotli. */
export interface PageWeight {
  document: number;
  scripts: number;
  styles: number;
}

/** Asks for a page and for each script and style sheet that its document names, as a browser does that was never here. */
export async function weighPage(address: string, path: string): Promise<PageWeight> {
  const html = await fetchBrotli(address + path);
  const files = new Set(
    [
      ...brotliDecompressSync(html)
        .toString()
        .matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g),
    ].map(([, file = ""]) => file),
  );
  const weight: PageWeight = { document: html.length, scripts: 0, styles: 0 };
  for (const file of files)
    weight[file.endsWith(".js") ? "scripts" : "styles"] += (await fetchBrotli(address + file)).length;
  return weight;
}

/** The bytes as they are sent; fetch would unpack them. */
async function fetchBrotli(address: string): Promise<Buffer> {
  const [answer] = await once(get(address, { headers: { "accept-encoding": "br" } }), "response");
  if (answer.headers["content-encoding"] !== "br") throw new Error(`${address} was not sent with brotli`);
  return buffer(answer);
}
