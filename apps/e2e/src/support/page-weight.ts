import { once } from "node:events";
import { get } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";

/** Returns the bytes after brotli of a page's scripts, as loaded with an empty browser cache. */
export async function weighScripts(address: string, path: string): Promise<number> {
  const html = brotliDecompressSync(await fetchAsSent(address + path)).toString();
  const files = new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file = ""]) => file));
  let bytes = 0;
  for (const file of files) bytes += (await fetchAsSent(address + file)).length;
  return bytes;
}

/** Bytes below which the server does not compress (apps/server). */
const MIN_COMPRESSED = 1_024;

/** Fetches the compressed body; fetch() would decompress it. */
async function fetchAsSent(address: string): Promise<Buffer> {
  const [answer] = await once(get(address, { headers: { "accept-encoding": "br" } }), "response");
  const body = await buffer(answer);
  if (body.length >= MIN_COMPRESSED && answer.headers["content-encoding"] !== "br")
    throw new Error(`${address} was not sent with brotli`);
  return body;
}
