import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

/** The files of the typeface of petitions (packages/api/fonts); the built server finds them as a package too. */
export const typefaces = {
  regular: resolve("@site/api/fonts/source-serif-4-400.ttf"),
  bold: resolve("@site/api/fonts/source-serif-4-600.ttf"),
};
