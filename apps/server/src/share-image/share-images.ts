import { AppError, type BrandFile } from "@site/api";
import type { ShareCard } from "@site/contract/site/seo/share-card";
import { LRUCache } from "lru-cache";

const MAX_BYTES = 8 * 1024 * 1024;
/** Palette size of the PNG: flat colours and anti-aliasing between them. */
const COLOURS = 64;
const COLOURS_WITH_LOGO = 256;

/** Renders link preview images and caches the newest in memory. */
export interface ShareImages {
  /** Returns the PNG of a card. @param path cache key; equal paths must show equal cards */
  png(path: string, card: ShareCard): Promise<Buffer>;
}

/**
 * Creates the renderer. Drawing libraries load with the first image to save memory; one image is drawn at a time.
 * @param fontsFolder apps/server/fonts
 * @param findLogo returns the administrator's logo, a PNG
 */
export function createShareImages(
  fontsFolder: string,
  siteUrl: string,
  findLogo: () => Promise<BrandFile | undefined>,
): ShareImages {
  const { host } = new URL(siteUrl);
  let tools: ReturnType<typeof loadTools> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function draw(card: ShareCard): Promise<Buffer> {
    tools ??= loadTools(fontsFolder);
    const { drawSvg, sharp } = await tools;
    const logo = card.logoVersion ? await findLogo() : undefined;
    if ((logo?.version ?? "") !== card.logoVersion) throw new AppError("UNAVAILABLE"); // it has just changed
    return sharp(Buffer.from(drawSvg(card, host, logo?.bytes)))
      .png({ palette: true, colours: logo ? COLOURS_WITH_LOGO : COLOURS, compressionLevel: 9 })
      .toBuffer();
  }

  const cache = new LRUCache<string, Buffer, ShareCard>({
    maxSize: MAX_BYTES,
    sizeCalculation: (png) => png.length,
    fetchMethod(_path, _stale, { context }) {
      const drawn = last.then(() => draw(context));
      last = drawn.catch(() => undefined);
      return drawn;
    },
  });

  return { png: (path, card) => cache.forceFetch(path, { context: card }) };
}

async function loadTools(fontsFolder: string) {
  const [{ default: sharp }, { openDrawing }] = await Promise.all([import("sharp"), import("./drawing.ts")]);
  sharp.cache(false);
  sharp.concurrency(1);
  return { sharp, drawSvg: await openDrawing(fontsFolder) };
}
