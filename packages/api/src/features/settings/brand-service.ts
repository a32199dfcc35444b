import { findLibraryKey } from "@site/contract/media/address";
import type { IconFile } from "@site/contract/settings/brand";
import type { App } from "../../core/app.ts";
import { AppError } from "../../core/calls/errors.ts";
import { shareReads } from "../../core/pages/shared-reads.ts";
import { processImage } from "../../core/storage/images.ts";
import { findLibraryFile } from "../media/files-service.ts";
import { getSiteSettings } from "./service.ts";

/** A file that is made from the administrator's picture; `version` changes with the picture. */
export interface BrandFile {
  version: string;
  bytes: Buffer;
}

/** Bounds of the logo in pixels: three times its largest size in a page. */
const LOGO_BOX = { width: 600, height: 120 };

/** Shape of each icon; one with a ground is cut by systems and keeps a margin: `share` is the picture's part. */
const shapes: Record<IconFile, { size: number; share?: number; ground?: string }> = {
  "/favicon.svg": { size: 128 },
  "/favicon.ico": { size: 48 },
  "/apple-touch-icon.png": { size: 180, share: 0.9, ground: "#fff" },
  "/icons/icon-192.png": { size: 192 },
  "/icons/icon-512.png": { size: 512 },
  "/icons/icon-maskable-512.png": { size: 512, share: 0.8, ground: "#fff" },
};

/** Returns the administrator's logo as a PNG; undefined if the logo is the drawn one. */
export const findLogo = shareReads(["settings"], 1, (app: App) =>
  makeFile(app, "logo_image_url", async (picture) => {
    const { default: sharp } = await import("sharp");
    return sharp(picture)
      .resize({ ...LOGO_BOX, fit: "inside", withoutEnlargement: true })
      .png()
      .toBuffer();
  }),
);

/**
 * Returns a file of the administrator's icon, a PNG except for favicon.svg; undefined if the icon is the drawn one. A
 * picture that is not square is fitted on a transparent or white ground.
 */
export const findIcon = shareReads(["settings"], Object.keys(shapes).length, (app: App, file: IconFile) =>
  makeFile(app, "icon_image_url", async (picture) => {
    const png = await drawIcon(picture, shapes[file]);
    return file === "/favicon.svg" ? wrapInSvg(png, shapes[file].size) : png;
  }),
);

/** Makes a file from a picture of the library. A picture that cannot be read counts as none. */
async function makeFile(
  app: App,
  setting: "logo_image_url" | "icon_image_url",
  make: (picture: Buffer) => Promise<Buffer>,
): Promise<BrandFile | undefined> {
  const key = findLibraryKey((await getSiteSettings(app))[setting]);
  const file = key === undefined ? undefined : await findLibraryFile(app, key, { format: "webp" });
  const picture = await file?.read();
  if (!file || !picture) return undefined;
  try {
    return { version: file.revision, bytes: await processImage(() => make(picture)) };
  } catch (error) {
    if (error instanceof AppError) throw error; // too many images wait
    app.log.error(`${setting} cannot be drawn: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}

async function drawIcon(picture: Buffer, { size, share = 1, ground }: (typeof shapes)[IconFile]): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  const inner = Math.round(size * share);
  const [before, after] = [Math.floor((size - inner) / 2), Math.ceil((size - inner) / 2)];
  const icon = sharp(picture)
    .resize({ width: inner, height: inner, fit: "contain", background })
    .extend({ top: before, left: before, bottom: after, right: after, background });
  return (ground ? icon.flatten({ background }) : icon).png({ compressionLevel: 9 }).toBuffer();
}

function wrapInSvg(png: Buffer, size: number): Buffer {
  const data = `data:image/png;base64,${png.toString("base64")}`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">` +
      `<image width="${size}" height="${size}" href="${data}"/></svg>`,
  );
}
