// Renders favicon.svg as the PNG icons of the manifest (apps/server/src/seo/manifest.ts) and the document's head.
// Run once after a change of favicon.svg:  node apps/server/scripts/render-icons.mjs
import { mkdirSync, readFileSync } from "node:fs";
import sharp from "sharp";

const INK = "#1f2a37";
const publicFolder = new URL("../../web/public/", import.meta.url).pathname;
const mark = readFileSync(`${publicFolder}favicon.svg`, "utf8").replace(/<style>.*?<\/style>/s, "");
/** The mark alone, on a ground that reaches the edge: systems cut their own shape out of it. */
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
  { name: "icon-192", svg: mark, size: 192 },
  { name: "icon-512", svg: mark, size: 512 },
  { name: "icon-maskable-512", svg: fullBleed(0.8), size: 512 },
  { name: "apple-touch-icon", svg: fullBleed(0.9), size: 180 },
]) {
  await sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(`${publicFolder}icons/${name}.png`);
}
