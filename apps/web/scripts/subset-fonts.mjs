// Cuts the latin-ext faces of the two typefaces down to the letters Turkish adds (and ₺, “”, …), so that a reader downloads
// a few kilobytes for them instead of a hundred. Run once after an update of the @fontsource-variable packages:
//   node apps/web/scripts/subset-fonts.mjs
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";

const TURKISH = "ĞğİıŞşÂâÎîÛûÇçÖöÜü₺";
const require = createRequire(import.meta.url);
const target = new URL("../src/theme/fonts/", import.meta.url).pathname;

for (const family of ["source-sans-3", "source-serif-4"]) {
  const files = join(dirname(require.resolve(`@fontsource-variable/${family}/package.json`)), "files");
  copyFileSync(join(files, `${family}-latin-wght-normal.woff2`), join(target, `${family}-latin.woff2`));
  const extended = readFileSync(join(files, `${family}-latin-ext-wght-normal.woff2`));
  writeFileSync(join(target, `${family}-turkish.woff2`), await subsetFont(extended, TURKISH, { targetFormat: "woff2" }));
}
