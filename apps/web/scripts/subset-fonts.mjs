// Cuts the latin-ext faces of the two typefaces down to the letters Turkish adds (and ₺, “”, …), so that a reader downloads
// a few kilobytes for them instead of a hundred. And makes the still faces that the server draws share cards with, as what
// reads them there (fontkit) cannot set the weight of a variable one. Run once after an update of the @fontsource-variable packages:
//   node apps/web/scripts/subset-fonts.mjs
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";

const TURKISH = "ĞğİıŞşÂâÎîÛûÇçÖöÜü₺";
const range = (first, last) => Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");
/** What of the faces a title may hold: Latin-1, Latin Extended-A, and typographers' signs. */
const LETTERS = { latin: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ı–—‘’“”„•…‹›€™−`, "latin-ext": `${range(0x100, 0x17f)}₺` };
const require = createRequire(import.meta.url);
const SHARE_CARD_WEIGHT = 600;
const target = new URL("../src/theme/fonts/", import.meta.url).pathname;
const shareCardFonts = new URL("../../server/fonts/", import.meta.url).pathname;

for (const family of ["source-sans-3", "source-serif-4"]) {
  const files = join(dirname(require.resolve(`@fontsource-variable/${family}/package.json`)), "files");
  copyFileSync(join(files, `${family}-latin-wght-normal.woff2`), join(target, `${family}-latin.woff2`));
  for (const letters of ["latin", "latin-ext"]) {
    const face = readFileSync(join(files, `${family}-${letters}-wght-normal.woff2`));
    writeFileSync(join(shareCardFonts, `${family}-${letters}.ttf`), await subsetFont(face, LETTERS[letters], { targetFormat: "truetype", variationAxes: { wght: SHARE_CARD_WEIGHT } }));
  }
  const extended = readFileSync(join(files, `${family}-latin-ext-wght-normal.woff2`));
  writeFileSync(join(target, `${family}-turkish.woff2`), await subsetFont(extended, TURKISH, { targetFormat: "woff2" }));
}
