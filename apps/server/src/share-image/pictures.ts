import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type App, AppError, findLibraryFile, processImage } from "@site/api";
import { findLibraryKey } from "@site/contract/media/address";
import { sharePictureSize } from "@site/contract/site/seo/share-picture";
import { LRUCache } from "lru-cache";

const MAX_BYTES = 8 * 1024 * 1024;
/** The most pixels that are decoded. */
const MAX_PIXELS = 50_000_000;

/**
 * Returns the JPEG of a picture of this site; undefined if there is no such picture. `etag` changes with the picture.
 */
export type SharePictures = (address: string) => Promise<{ etag: string; jpeg: () => Promise<Buffer> } | undefined>;

/**
 * Creates link previews of the site's own pictures; the newest are cached in memory.
 * @param webFolder the built client, which contains the product's pictures
 */
export function createSharePictures(app: App, webFolder: string | undefined): SharePictures {
  const cache = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: ({ length }) => length });

  async function find(address: string): Promise<{ etag: string; read(): Promise<Buffer | undefined> } | undefined> {
    const key = findLibraryKey(address);
    if (key !== undefined) return findLibraryFile(app, key, { format: "jpg" });
    const isSafe = webFolder !== undefined && !/(?:^|\/)\.|[\\%\0]/.test(address);
    const bytes = isSafe ? await readFile(join(webFolder, address)).catch(() => undefined) : undefined;
    return bytes && { etag: `"${getDigest(bytes)}"`, read: async () => bytes };
  }

  return async (address) => {
    const found = await find(address);
    if (!found) return undefined;
    const name = `${found.etag} ${address}`;
    return {
      etag: found.etag,
      async jpeg() {
        const known = cache.get(name);
        if (known) return known;
        const bytes = await found.read();
        if (!bytes) throw new AppError("NOT_FOUND");
        const jpeg = await processImage(() => toJpeg(bytes));
        cache.set(name, jpeg);
        return jpeg;
      },
    };
  };
}

function getDigest(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 16);
}

/** Cuts a picture to the size of a link preview around its most striking part. */
async function toJpeg(bytes: Buffer): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  return sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize({ ...sharePictureSize, fit: "cover", position: "attention" })
    .flatten({ background: "#fff" })
    .jpeg({ quality: 82, progressive: true })
    .toBuffer();
}
