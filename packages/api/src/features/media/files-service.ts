import { randomBytes } from "node:crypto";
import { type ImageFormat, imageFormats, imageWidths } from "@site/contract/media/address";
import { mediaTexts } from "@site/contract/media/labels";
import type { OutputInfo, Sharp } from "sharp";
import type { App } from "../../core/app.ts";
import { discardFiles } from "../../core/storage/files.ts";
import { openImage, processImage, refusedImage } from "../../core/storage/images.ts";
import { FIND_LIBRARY_FILE, type LibraryFileRow } from "./queries.ts";

/** The files of an image: each of its widths in each format. */
export interface ImageFiles {
  key: string;
  revision: string;
  widths: number[];
}

const LARGEST = imageWidths[imageWidths.length - 1] ?? 0;

/** Settings that keep photographs good and the work of a core short. */
const encoders: Record<ImageFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 52, effort: 2 }),
  webp: (image) => image.webp({ quality: 80, effort: 3 }),
  jpg: (image) => image.flatten({ background: "#fff" }).jpeg({ quality: 82, progressive: true }),
};

/**
 * Writes an uploaded image in all sizes and formats, upright and without metadata.
 * @returns the files with the dimensions of the largest one
 * @throws VALIDATION_FAILED at `file` if it is not an acceptable image; UNAVAILABLE when too many images wait
 */
export async function writeImageFiles(
  app: App,
  key: string,
  bytes: Uint8Array,
): Promise<ImageFiles & { width: number; height: number }> {
  const image = await openImage(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), "file");
  return processImage(async () => {
    const { data, info } = await decode(image);
    const widths = [...imageWidths.filter((width) => width < info.width), info.width];
    const files = { key, revision: randomBytes(8).toString("hex"), widths };
    const { default: sharp } = await import("sharp");
    try {
      for (const width of widths) {
        const sized = sharp(data, { raw: info }).resize({ width });
        for (const format of imageFormats)
          await app.files.put(toStorageKey(files, width, format), await encoders[format](sized.clone()).toBuffer());
      }
    } catch (error) {
      await discardImageFiles(app, files);
      throw error;
    }
    return { ...files, width: info.width, height: info.height };
  });
}

/** Removes files that no image has any more. */
export function discardImageFiles(app: App, files: ImageFiles): Promise<void> {
  const keys = files.widths.flatMap((width) => imageFormats.map((format) => toStorageKey(files, width, format)));
  return discardFiles(app, keys);
}

/** A stored file; `etag` and `revision` change when the image is replaced. */
export interface LibraryFile {
  etag: string;
  revision: string;
  /** Returns undefined if the image was replaced or removed since then. */
  read(): Promise<Buffer | undefined>;
}

/**
 * Finds the file of a library image: the smallest that is at least as wide, otherwise the largest.
 * @param width in pixels; undefined means the largest
 */
export async function findLibraryFile(
  app: App,
  key: string,
  { width = LARGEST, format }: { width?: number; format: ImageFormat },
): Promise<LibraryFile | undefined> {
  const { rows } = await app.db.pool.query<LibraryFileRow>({
    name: "library-file",
    text: FIND_LIBRARY_FILE,
    values: [key],
  });
  const [image] = rows;
  const stored = image?.widths.find((each) => each >= width) ?? image?.widths.at(-1);
  if (!image || stored === undefined) return undefined;
  const { revision, widths } = image;
  return {
    etag: `"${revision}-${stored}"`,
    revision,
    read: () => app.files.get(toStorageKey({ key, revision, widths }, stored, format)),
  };
}

/** Decodes once for all sizes. */
async function decode(image: Sharp): Promise<{ data: Buffer; info: OutputInfo }> {
  return image
    .resize({ width: LARGEST, withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw refusedImage(mediaTexts.unreadable, "file");
    });
}

function toStorageKey({ key, revision }: ImageFiles, width: number, format: ImageFormat): string {
  return `library/${key}-${revision}-${width}.${format}`;
}
