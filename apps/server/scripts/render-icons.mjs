// Renders favicon.svg as the PNG icons of the manifest (apps/server/src/seo/manifest.ts) and the document's head, and as
// favicon.ico and apple-touch-icon.png, which browsers request where a document names no icon.
// Run once after a change of favicon.svg:  node apps/server/scripts/render-icons.mjs
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";

const INK = "#1f2a37";
const publicFolder = new URL("../../web/public/", import.meta.url).pathname;
const mark = readFileSync(`${publicFolder}favicon.svg`, "utf8").replace(/<style>.*?<\/style>/s, "");
/** The logo without its rounded frame, on a background that reaches the edges, because systems cut their own shape. */
const fullBleed = (share) => {
  const inset = (64 * (1 - share)) / 2;
  const strokes = [...mark.matchAll(/<path[^>]*>/g)].map(([path]) => path).join("");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${INK}"/>`,
    `<g transform="translate(${inset} ${inset}) scale(${share})">${strokes}</g></svg>`,
  ].join("");
};

mkdirSync(`${publicFolder}icons`, { recursive: true });
for (const { name, svg, size } of [
  { name: "icons/icon-192", svg: mark, size: 192 },
  { name: "icons/icon-512", svg: mark, size: 512 },
  { name: "icons/icon-maskable-512", svg: fullBleed(0.8), size: 512 },
  { name: "apple-touch-icon", svg: fullBleed(0.9), size: 180 },
]) {
  writeFileSync(`${publicFolder}${name}.png`, await renderPng(svg, size));
}
const icons = [16, 32, 48];
writeFileSync(
  `${publicFolder}favicon.ico`,
  joinIcons(icons, await Promise.all(icons.map((size) => renderPng(mark, size)))),
);

function renderPng(svg, size) {
  return sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** Joins PNG images as an ICO file: a header, an entry of 16 bytes for each image, then the images. */
function joinIcons(sizes, images) {
  const header = Buffer.alloc(6 + 16 * sizes.length);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(sizes.length, 4);
  let offset = header.length;
  for (const [index, size] of sizes.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4); // colour planes
    header.writeUInt16LE(32, entry + 6); // bits per pixel
    header.writeUInt32LE(images[index].length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += images[index].length;
  }
  return Buffer.concat([header, ...images]);
}
