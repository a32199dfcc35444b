import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Font } from "fontkit";

/** A line of text as outlines, which makes the image independent of installed fonts. */
export interface Line {
  width: number;
  /** SVG path data with the baseline at y = 0. */
  path: string;
}

/** Converts text to outlines. */
export interface Typeface {
  getWidth(text: string, size: number): number;
  outline(text: string, size: number): Line;
}

/** Opens a typeface of apps/server/fonts; characters without a glyph are skipped. */
export async function openTypeface(folder: string, family: string): Promise<Typeface> {
  const { create } = await import("fontkit");
  const opened = create(await readFile(join(folder, `${family}.ttf`)));
  if (!("layout" in opened)) throw new Error(`${family} is a collection of fonts`);
  const font: Font = opened;

  function* getGlyphs(text: string, size: number) {
    const scale = size / font.unitsPerEm;
    const known = [...text.normalize("NFC")].filter((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
    const { glyphs, positions } = font.layout(known.join(""));
    let x = 0;
    for (const [index, glyph] of glyphs.entries()) {
      const advance = (positions[index]?.xAdvance ?? glyph.advanceWidth) * scale;
      yield { glyph, x, scale, advance };
      x += advance;
    }
  }

  return {
    getWidth: (text, size) => [...getGlyphs(text, size)].reduce((width, { advance }) => width + advance, 0),
    outline(text, size) {
      const placed = [...getGlyphs(text, size)];
      const path = placed
        .map(({ glyph, x, scale }) => glyph.path.scale(scale, -scale).translate(x, 0).toSVG())
        .join("");
      return { path, width: placed.reduce((width, { advance }) => width + advance, 0) };
    },
  };
}
