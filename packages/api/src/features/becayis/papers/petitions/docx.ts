import { readFileSync } from "node:fs";
import { petitionTexts } from "@site/contract/becayis/papers/petitions/labels";
import type { PetitionSheet } from "@site/contract/becayis/papers/petitions/sheet";
import { AlignmentType, Document, ImageRun, Packer, Paragraph, TextRun } from "docx";
import { toPaperText } from "./paper-text.ts";
import { typefaces } from "./typefaces.ts";

const FONT = "Source Serif 4";
/** Type size in half points. */
const SIZE = 23;
/** Paper size in twentieths of a point. */
const A4 = { width: 11_906, height: 16_838 };
const MARGIN = 1_440;
const GAP = 160;
/** The box of the logo in pixels (1/96 inch). */
const LOGO = { width: 267, height: 53 };
const SIGNATURE_INDENT = 4_700;
const BLANK = ".".repeat(36);

/** Writes a petition as a Word document with its embedded typeface and the logo (a PNG) at its head. */
export async function makeDocx(sheet: PetitionSheet, logo?: Uint8Array): Promise<Uint8Array> {
  const document = new Document({
    title: toPaperText(sheet.subject) || petitionTexts.title,
    creator: "",
    lastModifiedBy: "",
    fonts: [{ name: FONT, data: readFileSync(typefaces.regular) }],
    styles: { default: { document: { run: { font: FONT, size: SIZE, language: { value: "tr-TR" } } } } },
    sections: [
      {
        properties: {
          page: { size: A4, margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN } },
        },
        children: [...getHead(logo), ...getBody(sheet), ...getSignature(sheet), ...getAttachments(sheet)],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

function run(text: string, isBold = false): TextRun {
  return new TextRun({ text: toPaperText(text), bold: isBold });
}

function getHead(logo: Uint8Array | undefined): Paragraph[] {
  if (!logo) return [];
  const size = new DataView(logo.buffer, logo.byteOffset + 16); // a PNG begins with its width and height
  const [width, height] = [size.getUint32(0), size.getUint32(4)];
  const scale = Math.min(LOGO.width / width, LOGO.height / height);
  const transformation = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  const image = new ImageRun({ type: "png", data: logo, transformation });
  return [new Paragraph({ spacing: { after: GAP * 2 }, children: [image] })];
}

function getBody({ addressee, subject, paragraphs }: PetitionSheet): Paragraph[] {
  return [
    ...addressee.map((line) => new Paragraph({ alignment: AlignmentType.CENTER, children: [run(line, true)] })),
    ...(subject
      ? [
          new Paragraph({
            spacing: { before: GAP * 2, after: GAP },
            children: [new TextRun({ text: `${petitionTexts.subject}: `, bold: true }), run(subject)],
          }),
        ]
      : []),
    ...paragraphs.flatMap((lines) =>
      lines.map(
        (line, index) =>
          new Paragraph({
            spacing: { after: index === lines.length - 1 ? GAP : 0 },
            children: [run(line)],
          }),
      ),
    ),
  ];
}

/** Returns the date, the name and the blanks that the member fills in by hand. */
function getSignature({ date, signer }: PetitionSheet): Paragraph[] {
  const lines = [date, signer, `${petitionTexts.nationalNumber}: ${BLANK}`, `${petitionTexts.signature}: ${BLANK}`];
  return lines.map(
    (line, index) =>
      new Paragraph({
        indent: { left: SIGNATURE_INDENT },
        keepNext: index < lines.length - 1,
        keepLines: true,
        spacing: { before: GAP },
        children: [run(line)],
      }),
  );
}

function getAttachments({ attachments }: PetitionSheet): Paragraph[] {
  if (attachments.length === 0) return [];
  return [
    new Paragraph({
      spacing: { before: GAP * 2 },
      children: [new TextRun({ text: `${petitionTexts.attachments}:`, bold: true })],
    }),
    ...attachments.map((attachment, index) => new Paragraph({ children: [run(`${index + 1}. ${attachment}`)] })),
  ];
}
