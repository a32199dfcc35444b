import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { Encoding } from "../http/compression.ts";
import { CachedPage } from "./cached-page.ts";

const getPage = (...html: (string | Uint8Array)[]) => new CachedPage({ status: 200, html, tags: [] });
const COMPRESSIONS = [
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
] as const;
const SMALL = "küçük ".repeat(1000);
const PROSE = readFileSync(join(import.meta.dirname, "../../README.md"), "utf8");
const LARGE = "büyük ".repeat(40_000);

describe("a page", () => {
  it("joins texts and bytes in order", async () => {
    expect((await getPage("<p>ş", Buffer.from("ğ"), "ı</p>").in("identity")).bytes.toString()).toBe("<p>şğı</p>");
  });

  it("is compressed at once if small, so that the answer costs no event loop turn", () => {
    for (const [encoding, decompress] of COMPRESSIONS) {
      const variant = getPage(SMALL).in(encoding);
      if (variant instanceof Promise) throw new Error(`${encoding} is not made at once`);
      expect(decompress(variant.bytes).toString()).toBe(SMALL);
    }
  });

  it("is compressed aside if large, once for each level, so that other requests go on", async () => {
    for (const [encoding, decompress] of COMPRESSIONS) {
      const page = getPage(LARGE);
      for (const _level of ["quick", "best"]) {
        const variant = page.in(encoding);
        expect(variant).toBeInstanceOf(Promise);
        expect(page.in(encoding)).toBe(variant);
        expect(decompress((await variant).bytes).toString()).toBe(LARGE);
      }
      expect(page.in(encoding)).not.toBeInstanceOf(Promise);
    }
  });

  it("is compressed quickly for the first answer and best for all others", async () => {
    for (const [encoding, decompress] of COMPRESSIONS) {
      const page = getPage(PROSE);
      const [first, second] = [await page.in(encoding), await page.in(encoding)];
      expect(second.bytes.length).toBeLessThan(first.bytes.length);
      expect(decompress(second.bytes).toString()).toBe(PROSE);
      expect(page.in(encoding)).toBe(second);
    }
  });

  it("has an ETag of its content for each body", async () => {
    const page = getPage(SMALL);
    const getEtag = async (encoding: Encoding) => (await page.in(encoding)).headers.etag;
    const etags = [];
    for (const encoding of ["identity", "br", "br", "gzip", "gzip"] as const) etags.push(await getEtag(encoding));
    expect(new Set(etags).size).toBe(5);
    expect((await getPage(LARGE).in("identity")).headers.etag).not.toBe(etags[0]);
  });

  it("is known to a client that has it in the encoding, compressed quickly or best", async () => {
    const page = getPage(SMALL);
    const [quick, best] = [(await page.in("br")).headers, (await page.in("br")).headers];
    for (const headers of [quick, best]) expect(page.headersIfKnown(`"x", W/${headers.etag}`, "br")).toEqual(headers);
    expect(page.headersIfKnown(best.etag, "gzip")).toBeUndefined();
    expect(page.headersIfKnown(best.etag, "identity")).toBeUndefined();
    expect(page.headersIfKnown(undefined, "br")).toBeUndefined();
    expect(new CachedPage({ status: 404, html: [SMALL], tags: [] }).headersIfKnown("*", "br")).toBeUndefined();
  });
});
