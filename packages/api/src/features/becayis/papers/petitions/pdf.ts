import { readFileSync } from "node:fs";
import { petitionTexts } from "@site/contract/becayis/papers/petitions/labels";
import type { PetitionSheet } from "@site/contract/becayis/papers/petitions/sheet";
import { create } from "fontkit";
import PDFDocument from "pdfkit";
import { breakLongWords, replaceMissing, toPaperText } from "./paper-text.ts";
import { typefaces } from "./typefaces.ts";

/** Margin in points (1/72 inch). */
const MARGIN = 72;
const SIZE = 11.5;
const LINE_GAP = 3;
/** Width of A4 without margins, in points. */
const LINE_WIDTH = 595.28 - 2 * MARGIN;
const SIGNATURE = { width: 220, height: 130 };
/** The box of the logo in points. */
const LOGO = { width: 200, height: 40, gap: 18 };
const BLANK = ".".repeat(38);

/** Ligatures would hide the dot of an i, which Turkish needs. */
const PLAIN = { features: { liga: false, clig: false, dlig: false } } as unknown as PDFKit.Mixins.TextOptions;

/**
 * Draws a petition on A4, with the logo (a PNG) at its head. Emojis and letters that the typeface lacks become boxes.
 */
export async function makePdf(sheet: PetitionSheet, logo?: Uint8Array): Promise<Uint8Array> {
  const clean = createCleaner();
  const document = new PDFDocument({
    size: "A4",
    margin: MARGIN,
    font: typefaces.regular,
    lang: "tr-TR",
    displayTitle: true,
    info: { Title: clean(sheet.subject) || petitionTexts.title },
  });
  const bytes = collect(document);
  document.fontSize(SIZE).lineGap(LINE_GAP);
  const drawable = createBreaker(clean);
  if (logo) drawLogo(document, logo);
  drawBody(document, sheet, drawable);
  drawSignature(document, sheet, drawable);
  drawAttachments(document, sheet.attachments.map(drawable));
  document.end();
  return bytes;
}

type Clean = (text: string) => string;

function createCleaner(): Clean {
  const font = create(readFileSync(typefaces.regular));
  const hasGlyph = (codePoint: number) => "hasGlyphForCodePoint" in font && font.hasGlyphForCodePoint(codePoint);
  return (text) => replaceMissing(toPaperText(text), hasGlyph);
}

/** Returns a function that breaks words wider than a line, measured in the bold typeface, which is the wider one. */
function createBreaker(clean: Clean): Clean {
  const font = create(readFileSync(typefaces.bold));
  const widths = new Map<string, number>();
  const getWidth = (grapheme: string) => {
    const width = widths.get(grapheme) ?? ("layout" in font ? font.layout(grapheme).advanceWidth / font.unitsPerEm : 1);
    widths.set(grapheme, width);
    return width;
  };
  return (text) => breakLongWords(clean(text), getWidth, LINE_WIDTH / SIZE);
}

function collect(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on("data", (part: Buffer) => parts.push(part));
    document.on("end", () => resolve(new Uint8Array(Buffer.concat(parts))));
    document.on("error", reject);
  });
}

function drawLogo(document: PDFKit.PDFDocument, logo: Uint8Array): void {
  document.image(Buffer.from(logo), MARGIN, MARGIN, { fit: [LOGO.width, LOGO.height] });
  document.y = MARGIN + LOGO.height + LOGO.gap;
}

function drawBody(document: PDFKit.PDFDocument, sheet: PetitionSheet, drawable: Clean): void {
  document.font(typefaces.bold);
  for (const line of sheet.addressee) document.text(drawable(line), { ...PLAIN, align: "center" });
  document.moveDown(1.5);
  if (sheet.subject) {
    document.text(`${petitionTexts.subject}: `, { ...PLAIN, continued: true });
    document.font(typefaces.regular).text(drawable(sheet.subject), PLAIN).moveDown();
  }
  document.font(typefaces.regular);
  for (const lines of sheet.paragraphs) {
    for (const line of lines) document.text(drawable(line), PLAIN);
    document.moveDown(0.7);
  }
}

/** Draws the date, the name and the blanks that the member fills in by hand, on one page. */
function drawSignature(document: PDFKit.PDFDocument, { date, signer }: PetitionSheet, drawable: Clean): void {
  const { page } = document;
  if (document.y + SIGNATURE.height > page.height - MARGIN) document.addPage();
  document.moveDown();
  const left = document.page.width - MARGIN - SIGNATURE.width;
  const centred = { ...PLAIN, width: SIGNATURE.width, align: "center" } as const;
  document.text(date, left, document.y, centred).moveDown(0.5);
  document.text(drawable(signer), left, document.y, centred).moveDown(0.5);
  document.text(`${petitionTexts.nationalNumber}: ${BLANK}`, left, document.y, { ...PLAIN, lineBreak: false });
  document.moveDown(1.5);
  document.text(`${petitionTexts.signature}: ${BLANK}`, left, document.y, { ...PLAIN, lineBreak: false });
  document.x = MARGIN;
  document.moveDown(2);
}

function drawAttachments(document: PDFKit.PDFDocument, attachments: string[]): void {
  if (attachments.length === 0) return;
  document.font(typefaces.bold).text(`${petitionTexts.attachments}:`, MARGIN, document.y, PLAIN);
  document.font(typefaces.regular);
  attachments.forEach((attachment, index) => {
    document.text(`${index + 1}. ${attachment}`, PLAIN);
  });
}
