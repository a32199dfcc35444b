import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

/**
 * Files of the typeface of petitions (packages/api/fonts), resolved by package name so that the built server finds them
 * too.
 */
export const typefaces = {
  regular: resolve("@site/api/fonts/source-serif-4-400.ttf"),
  bold: resolve("@site/api/fonts/source-serif-4-600.ttf"),
};
