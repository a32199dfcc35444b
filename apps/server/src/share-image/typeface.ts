import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Font } from "fontkit";

/** A line of text as outlines, so that no font of the machine is needed. */
export interface Line {
  width: number;
  /** Path data with the line's baseline at 0. */
  path: string;
}

/** Turns text into outlines. */
export interface Typeface {
  widthOf(text: string, size: number): number;
  outline(text: string, size: number): Line;
}

/** Opens a family of apps/server/fonts; the letters of a text come from the first of its two files that has them. */
export async function openTypeface(folder: string, family: string): Promise<Typeface> {
  const { create } = await import("fontkit");
  const fonts: Font[] = [];
  for (const letters of ["latin", "latin-ext"]) {
    const font = create(await readFile(join(folder, `${family}-${letters}.ttf`)));
    if (!("layout" in font)) throw new Error(`${family} is a collection of fonts`);
    fonts.push(font);
  }

  function* glyphsOf(text: string, size: number) {
    let x = 0;
    for (const { font, run } of runsOf(text, fonts)) {
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(run);
      for (const [index, glyph] of glyphs.entries()) {
        const advance = (positions[index]?.xAdvance ?? glyph.advanceWidth) * scale;
        yield { glyph, x, scale, advance };
        x += advance;
      }
    }
  }

  return {
    widthOf: (text, size) => [...glyphsOf(text, size)].reduce((width, { advance }) => width + advance, 0),
    outline(text, size) {
      const placed = [...glyphsOf(text, size)];
      const path = placed.map(({ glyph, x, scale }) => glyph.path.scale(scale, -scale).translate(x, 0).toSVG()).join("");
      return { path, width: placed.reduce((width, { advance }) => width + advance, 0) };
    },
  };
}

/** The text in pieces that one font can set; signs that none knows are left out. */
function runsOf(text: string, fonts: Font[]): { font: Font; run: string }[] {
  const runs: { font: Font; run: string }[] = [];
  for (const sign of text.normalize("NFC")) {
    const font = fonts.find((each) => each.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
    const last = runs.at(-1);
    if (font && last?.font === font) last.run += sign;
    else if (font) runs.push({ font, run: sign });
  }
  return runs;
}
