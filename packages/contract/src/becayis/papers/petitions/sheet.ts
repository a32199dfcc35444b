import type { Petition } from "./schema.ts";

/** A petition as it is laid out on paper: on the print page, in the PDF and in the DOCX. */
export interface PetitionSheet {
  addressee: string[];
  subject: string;
  /** Each paragraph with its lines. */
  paragraphs: string[][];
  date: string;
  signer: string;
  attachments: string[];
}

const MONTHS = "Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık".split(" ");

/** Formats a day in Turkish ("26 Kasım 2026"). @param day yyyy-mm-dd */
export function toTurkishDay(day: string): string {
  const [year = "", month = "", date = ""] = day.split("-");
  return `${Number(date)} ${MONTHS[Number(month) - 1] ?? month} ${year}`;
}

/** Divides the texts of a petition into lines and paragraphs. */
export function toSheet({ texts, date, signer }: Pick<Petition, "texts" | "date" | "signer">): PetitionSheet {
  return {
    addressee: getLines(texts.addressee),
    subject: texts.subject,
    paragraphs: texts.body
      .split(/\n[^\S\n]*\n/u)
      .map(getLines)
      .filter((lines) => lines.length > 0),
    date: toTurkishDay(date),
    signer,
    attachments: getLines(texts.attachments),
  };
}

function getLines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}
