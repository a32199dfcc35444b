import { cutText } from "@site/contract/common/text";
import type { ShareCard } from "@site/contract/site/seo/share-card";
import { sharePictureSize } from "@site/contract/site/seo/share-picture";
import { openTypeface, type Typeface } from "./typeface.ts";

const { width: WIDTH, height: HEIGHT } = sharePictureSize;
const MARGIN = 84;
const COLUMN = WIDTH - 2 * MARGIN;
/** Vertical position of the footer with the site's name. */
const FOOTER_Y = 528;

/** The colours of the light theme in packages/tokens/src/tokens.css. */
const INK = "#1d2530";
const PAPER = "#faf7f1";
const MUTED = "#646a73";
const LINE = "#e2dacb";
const ACCENT = "#96401d";

/** Title sizes, largest first; the first at which the title fits its line limit is used. */
const TITLE_SIZES = [
  { size: 80, lines: 2 },
  { size: 68, lines: 3 },
  { size: 56, lines: 4 },
];

/** Draws a card as SVG outlines. @param logo a PNG, shown instead of the drawn mark and the site's name */
type Draw = (card: ShareCard, host: string, logo?: Buffer) => string;

/**
 * Loads the fonts and returns a function that draws cards.
 * @param fontsFolder apps/server/fonts
 */
export async function openDrawing(fontsFolder: string): Promise<Draw> {
  const [serif, sans] = [
    await openTypeface(fontsFolder, "source-serif-4"),
    await openTypeface(fontsFolder, "source-sans-3"),
  ];
  return (card, host, logo) => {
    const { size, lines } = getTitle(card.title, serif);
    const titleHeight = lines.length * size * 1.16;
    const lead = wrap(card.lead, sans, 31, titleHeight > 200 ? 1 : 4 - lines.length);
    const kicker = wrap(card.kicker.toLocaleUpperCase("tr"), sans, 27, 2);
    const kickerHeight = kicker.length > 0 ? 26 + kicker.length * 36 : 0;
    const height = kickerHeight + titleHeight + (lead.length > 0 ? 22 + lead.length * 43 : 0);
    let y = (FOOTER_Y - height) / 2 + 18;
    const parts: string[] = [];
    for (const [index, line] of kicker.entries()) parts.push(text(sans, line, 27, MARGIN, y + 27 + index * 36, ACCENT));
    y += kickerHeight;
    for (const [index, line] of lines.entries())
      parts.push(text(serif, line, size, MARGIN, y + size * 0.92 + index * size * 1.16, INK));
    y += titleHeight + 22;
    for (const [index, line] of lead.entries()) parts.push(text(sans, line, 31, MARGIN, y + 31 + index * 43, MUTED));
    return frame([...parts, ...drawFooter(card.siteName, host, sans, logo)].join(""));
  };
}

function frame(content: string): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>`,
    `<rect width="${WIDTH}" height="14" fill="${ACCENT}"/>${content}</svg>`,
  ].join("");
}

/** Draws the host, and the given logo or the mark of favicon.svg with the site's name. */
function drawFooter(siteName: string, host: string, sans: Typeface, logo: Buffer | undefined): string[] {
  const address = sans.outline(host, 27);
  const width = COLUMN - address.width - 110;
  return [
    `<rect x="${MARGIN}" y="${FOOTER_Y}" width="${COLUMN}" height="2" fill="${LINE}"/>`,
    logo ? drawLogo(logo, width) : drawName(siteName, sans, width),
    `<path transform="translate(${WIDTH - MARGIN - address.width} 584)" d="${address.path}" fill="${MUTED}"/>`,
  ];
}

/** Draws the mark of favicon.svg and the site's name. */
function drawName(siteName: string, sans: Typeface, width: number): string {
  const [name = ""] = wrap(siteName, sans, 31, 1, width);
  return [
    `<g transform="translate(${MARGIN} 550) scale(0.75)">`,
    `<rect width="64" height="64" rx="14" fill="${INK}"/>`,
    `<path d="M12 12H28V18H25V46H28V52H12V46H15V18H12ZM36 12H52V18H49V46H52V52H36V46H39V18H36Z" fill="#f6f1e7"/>`,
    `<path d="M27 28H37V36H27Z" fill="#d97a4f"/></g>`,
    text(sans, name, 31, MARGIN + 66, 585, INK),
  ].join("");
}

function drawLogo(logo: Buffer, width: number): string {
  const box = `x="${MARGIN}" y="546" width="${width}" height="60" preserveAspectRatio="xMinYMid meet"`;
  return `<image ${box} href="data:image/png;base64,${logo.toString("base64")}"/>`;
}

function text(face: Typeface, words: string, size: number, x: number, y: number, colour: string): string {
  return `<path transform="translate(${x} ${y.toFixed(1)})" d="${face.outline(words, size).path}" fill="${colour}"/>`;
}

function getTitle(title: string, face: Typeface): { size: number; lines: string[] } {
  for (const { size, lines } of TITLE_SIZES) {
    const wrapped = wrap(title, face, size, lines + 1);
    if (wrapped.length <= lines && !wrapped.at(-1)?.endsWith("…")) return { size, lines: wrapped };
  }
  const { size = 56, lines = 4 } = TITLE_SIZES.at(-1) ?? {};
  return { size, lines: wrap(title, face, size, lines) };
}

/** Wraps text to a number of lines; overflow and words wider than a line are cut with "…". */
function wrap(words: string, face: Typeface, size: number, most: number, width = COLUMN): string[] {
  const lines: string[] = [];
  let line = "";
  const fits = (candidate: string) => face.getWidth(candidate, size) <= width;
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (lines.length + 1 === most) return [...lines, cut(longer, fits)];
    if (line) lines.push(line);
    line = fits(word) ? word : cut(word, fits);
  }
  return line ? [...lines, line] : lines;
}

/** Returns the longest beginning that fits with "…", found by halving, because measuring a long text is slow. */
function cut(words: string, fits: (candidate: string) => boolean): string {
  const shorten = (length: number) => `${cutText(words, length).trimEnd()}…`;
  let [kept, tooLong] = [0, words.length + 1];
  while (tooLong - kept > 1) {
    const middle = Math.floor((kept + tooLong) / 2);
    if (fits(shorten(middle))) kept = middle;
    else tooLong = middle;
  }
  return shorten(kept);
}
