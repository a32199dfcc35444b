import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** Rows of noise, which make each seed another file; a whole image of noise would be slow to encode. */
const NOISY_ROWS = 16;

/** Returns a picture; each `seed` gives another file. */
export async function makeImage({ width = 300, height = 200, seed = 1 } = {}) {
  const pixels = Buffer.alloc(width * height * 3, seed);
  const noisy = Math.min(height, NOISY_ROWS) * width * 3;
  for (let at = 0; at < noisy; at++) pixels[at] = (at * 7 + seed * 13) % 251;
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer();
}

/** Returns a photo as a telephone writes it: lying on its side, with the place in its metadata. */
export async function makePhoto(): Promise<Buffer> {
  return sharp(await makeImage({ width: 640, height: 320 }))
    .withExif({
      IFD0: { Copyright: "Gizli Kişi" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "41/1 0/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Returns a PNG of a few bytes that claims these dimensions. */
export function makeBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(1_000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
