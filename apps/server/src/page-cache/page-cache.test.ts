import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { CachedPage } from "./page-cache.ts";

const pageOf = (...html: (string | Uint8Array)[]) => new CachedPage({ status: 200, html, tags: [] });
const SMALL = "küçük ".repeat(1000);
const LARGE = "büyük ".repeat(40_000);

describe("a page", () => {
  it("joins texts and bytes in order", async () => {
    expect((await pageOf("<p>ş", Buffer.from("ğ"), "ı</p>").in("identity")).bytes.toString()).toBe("<p>şğı</p>");
  });

  it("is compressed at once if small, so that the answer costs no event loop turn", () => {
    for (const [encoding, decompress] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      const page = pageOf(SMALL);
      const variant = page.in(encoding);
      if (variant instanceof Promise) throw new Error(`${encoding} is not made at once`);
      expect(decompress(variant.bytes).toString()).toBe(SMALL);
      expect(page.in(encoding)).toBe(variant);
    }
  });

  it("is compressed once and aside if large, so that other requests go on", async () => {
    for (const [encoding, decompress] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      const page = pageOf(LARGE);
      const variant = page.in(encoding);
      expect(variant).toBeInstanceOf(Promise);
      expect(page.in(encoding)).toBe(variant);
      const { bytes } = await variant;
      expect(decompress(bytes).toString()).toBe(LARGE);
      expect(page.in(encoding)).toHaveProperty("bytes", bytes);
    }
  });

  it("has an ETag of its content for each encoding", async () => {
    const etagOf = async (text: string, encoding: "br" | "identity") => (await pageOf(text).in(encoding)).etag;
    expect(await etagOf("a", "br")).toBe((await etagOf("a", "identity")).replace(/"$/, '-br"'));
    expect(await etagOf("a", "identity")).not.toBe(await etagOf("b", "identity"));
  });
});
