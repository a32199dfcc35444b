import { findLibraryKey, librarySourceSet } from "@site/contract/media/address";
import type { ImageSize } from "@site/contract/media/schema";
import type { App } from "../../core/app.ts";
import { LIST_SIZES, type SizeRow } from "./queries.ts";

/** Images of the library in sanitised HTML, where no attribute contains ">". */
const LIBRARY_IMAGE = /<img\b[^>]* src="\/media\/library\/([0-9a-f]{16})\.jpg"[^>]*>/g;

/** The width of an article's text in the page. */
const SIZES = "(min-width: 44rem) 42rem, 100vw";

/**
 * Adds dimensions, sizes and formats to the library's images in a sanitised article, for output only: stored articles
 * contain the lasting addresses alone.
 */
export async function withImageSizes(app: App, html: string): Promise<string> {
  const keys = [...html.matchAll(LIBRARY_IMAGE)].flatMap(([, key]) => key ?? []);
  if (keys.length === 0) return html;
  const { rows } = await app.db.pool.query<SizeRow>({ name: "image-sizes", text: LIST_SIZES, values: [keys] });
  const images = new Map(rows.map((image) => [image.key, image]));
  return html.replace(LIBRARY_IMAGE, (tag, key: string) => {
    const image = images.get(key);
    return image ? getPicture(tag, image) : tag;
  });
}

/** Returns the size of the library image at an address, or null. */
export async function findImageSize(app: App, address: string): Promise<ImageSize | null> {
  const key = findLibraryKey(address);
  if (key === undefined) return null;
  const { rows } = await app.db.pool.query<SizeRow>({ name: "image-sizes", text: LIST_SIZES, values: [[key]] });
  const [image] = rows;
  return image ? { width: image.width, height: image.height, widths: image.widths } : null;
}

function getPicture(tag: string, { key, width, height, widths }: SizeRow): string {
  const sources = (["avif", "webp"] as const).map(
    (format) => `<source type="image/${format}" srcset="${librarySourceSet(key, format, widths)}" sizes="${SIZES}" />`,
  );
  const own = `width="${width}" height="${height}" srcset="${librarySourceSet(key, "jpg", widths)}" sizes="${SIZES}"`;
  const image = tag.replace(/ (?:width|height)="[^"]*"/g, "").replace(/^<img/, `<img ${own}`);
  return `<picture>${sources.join("")}${image}</picture>`;
}
