// Creates the font files that pages load, with the letters of Turkish and Western European languages (12 to 17
// kilobytes), those that the server draws share cards with, for all Latin alphabets, and those of petitions. Run once
// after an update of the @expo-google-fonts packages:
//   node packages/tokens/scripts/subset-fonts.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");
const LATIN_1 = range(0x20, 0x7e) + range(0xa0, 0xff);
const SIGNS = "–—‘’‚“”„•…‹›€₺™−←↑→↓";
const PAGE_LETTERS = `${LATIN_1}ĞğİıŞşŒœ${SIGNS}`;
const SHARE_CARD_LETTERS = `${LATIN_1}${range(0x100, 0x17f)}${SIGNS}`;
const weights = { 400: "400Regular", 600: "600SemiBold" };
/** Petitions name people and places: all Latin alphabets, Greek, Cyrillic and combining marks. */
const PETITION_LETTERS = `${SHARE_CARD_LETTERS}${range(0x180, 0x24f)}${range(0x300, 0x52f)}${range(0x1e00, 0x1eff)}☐`;
const SHARE_CARD_WEIGHT = 600;

const require = createRequire(import.meta.url);
const pageFonts = new URL("../src/fonts/", import.meta.url).pathname;
const petitionFonts = new URL("../../api/fonts/", import.meta.url).pathname;
const shareCardFonts = new URL("../../../apps/server/fonts/", import.meta.url).pathname;

for (const [family, fileName] of Object.entries({ "source-sans-3": "SourceSans3", "source-serif-4": "SourceSerif4" })) {
  const folder = dirname(require.resolve(`@expo-google-fonts/${family}/package.json`));
  const getFace = (weight) => readFileSync(join(folder, weights[weight], `${fileName}_${weights[weight]}.ttf`));
  // noLayoutClosure drops small capitals, fractions and old-style figures, which no page uses.
  for (const weight of Object.keys(weights))
    writeFileSync(
      join(pageFonts, `${family}-${weight}.woff2`),
      await subsetFont(getFace(weight), PAGE_LETTERS, { targetFormat: "woff2", noLayoutClosure: true }),
    );
  if (family === "source-serif-4")
    for (const weight of Object.keys(weights))
      writeFileSync(
        join(petitionFonts, `${family}-${weight}.ttf`),
        await subsetFont(getFace(weight), PETITION_LETTERS, { targetFormat: "truetype", noLayoutClosure: true }),
      );
  writeFileSync(
    join(shareCardFonts, `${family}.ttf`),
    await subsetFont(getFace(SHARE_CARD_WEIGHT), SHARE_CARD_LETTERS, {
      targetFormat: "truetype",
      noLayoutClosure: true,
    }),
  );
}
