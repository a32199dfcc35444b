import { type PetitionFormat, petitionLengths } from "@site/contract/becayis/papers/petitions/schema";
import { type PetitionSheet, toSheet } from "@site/contract/becayis/papers/petitions/sheet";
import sharp from "sharp";
import { getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import { makeFile } from "./file-thread.ts";

const fill = (piece: string, length: number) =>
  piece
    .repeat(Math.ceil(length / piece.length))
    .slice(0, length)
    .trim();

/** Pieces that are repeated to texts of the maximum length. */
const pieces = {
  words: "Kurumunuzda çalışmaktayım, ",
  "one word": "uzunkelime",
  "line breaks": "x\n",
  "wide letters": "Ｗ",
  emojis: "👩‍👩‍👧",
  "combining marks": "a\u0301\u0323\u0308",
};

function longest(piece: string): PetitionSheet {
  const texts = {
    addressee: fill(piece, petitionLengths.addressee),
    subject: fill(piece.replaceAll("\n", " "), petitionLengths.subject),
    body: fill(piece, petitionLengths.body),
    attachments: fill(piece, petitionLengths.attachments),
  };
  return toSheet({ texts, date: "2026-11-27", signer: fill("Uzun Ad ", 100) });
}

const make = (format: PetitionFormat, sheet: PetitionSheet, logo?: Uint8Array) =>
  makeFile(1, async () => ({ format, sheet, logo }));

describe("the longest petition", () => {
  it.each(Object.entries(pieces))("of %s is made as pdf", async (name, piece) => {
    const { numPages } = await getDocumentProxy(await make("pdf", longest(piece)));
    expect(numPages).toBeGreaterThan(name === "line breaks" ? 100 : 1);
  });

  // A Word file has no layout here, so its extremes are the most paragraphs and the most bytes.
  it.each(["line breaks", "emojis"] as const)("of %s is made as docx", async (name) => {
    const content = await make("docx", longest(pieces[name]));
    expect(Buffer.from(content.subarray(0, 4)).toString("latin1")).toBe("PK\u0003\u0004");
  });
});

describe("a petition with a logo", () => {
  const short = toSheet({
    texts: { addressee: "Kuruma", subject: "Becayiş", body: "Arz ederim.", attachments: "" },
    date: "2026-12-01",
    signer: "Ad Soyad",
  });

  it.each([
    [600, 1],
    [2, 120],
  ])("of %d × %d pixels shows it at its head", async (width, height) => {
    const background = { r: 150, g: 64, b: 29, alpha: 0.5 };
    const logo = await sharp({ create: { width, height, channels: 4, background } })
      .png()
      .toBuffer();
    const pdf = Buffer.from(await make("pdf", short, logo)).toString("latin1");
    for (const entry of ["/Subtype /Image", `/Width ${width}\n`, `/Height ${height}\n`]) expect(pdf).toContain(entry);
    const docx = Buffer.from(await make("docx", short, logo)).toString("latin1");
    expect(docx).toMatch(/word\/media\/[^/]+\.png/);
  });
});
