import { availableParallelism } from "node:os";
import { mediaTexts } from "@site/contract/media/labels";
import { uploadLimits } from "@site/contract/media/schema";
import type { Sharp } from "sharp";
import { AppError } from "../calls/errors.ts";
import { createBoundedQueue } from "../limits/bounded-queue.ts";

/** Size of libuv's thread pool. */
const THREADS = 4;
/** Encoding an image takes a core for seconds; one core stays free for requests. */
const width = Math.max(1, Math.min(availableParallelism(), THREADS) - 1);

/** Runs work on an image; a limited number of images is worked on at once. @throws UNAVAILABLE when too many wait */
export const processImage = createBoundedQueue({ width, mostWaiting: 16 });

const startsWith = (text: string) => (bytes: Buffer) => bytes.subarray(0, text.length).toString("latin1") === text;

/** Recognises the accepted formats by their first bytes, so that no other decoder ever reads a file. */
const isAccepted = [
  startsWith("\xff\xd8\xff"),
  startsWith("\x89PNG\r\n\x1a\n"),
  startsWith("GIF87a"),
  startsWith("GIF89a"),
  (bytes: Buffer) => startsWith("RIFF")(bytes) && bytes.subarray(8, 12).toString("latin1") === "WEBP",
  (bytes: Buffer) => /^ftyp(avif|avis|mif1)$/.test(bytes.subarray(4, 12).toString("latin1")),
];

/** Bytes at the start of a file in which an SVG's root is searched. */
const SVG_HEAD_BYTES = 4_096;

/**
 * Opens an uploaded image after checking its format and its dimensions; nothing is decoded yet. It is turned upright,
 * and what is written from it has no metadata. Of an animation it is the first frame.
 * @throws VALIDATION_FAILED with a sentence at `field`
 */
export async function openImage(bytes: Buffer, field: string): Promise<Sharp> {
  if (!isAccepted.some((recognises) => recognises(bytes))) {
    const isSvg = /<svg[\s>]/i.test(bytes.subarray(0, SVG_HEAD_BYTES).toString("latin1"));
    throw refusedImage(isSvg ? mediaTexts.svg : mediaTexts.wrongType, field);
  }
  const { default: sharp } = await import("sharp");
  // Only the header is read here; the limit of the decoder itself would not tell why.
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refusedImage(mediaTexts.unreadable, field);
    });
  if (width * height > uploadLimits.pixels || Math.max(width, height) > uploadLimits.sidePx)
    throw refusedImage(mediaTexts.tooManyPixels, field);
  return sharp(bytes, { limitInputPixels: uploadLimits.pixels, failOn: "error" }).rotate();
}

/** Returns the error for an image that is refused. @param message a Turkish sentence, shown at `field` */
export function refusedImage(message: string, field: string): AppError {
  return new AppError("VALIDATION_FAILED", { message, fields: { [field]: message } });
}
