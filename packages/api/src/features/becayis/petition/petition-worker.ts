import type { PetitionFormat } from "@site/contract/becayis/petition/schema";
import type { PetitionSheet } from "@site/contract/becayis/petition/sheet";

export interface FileTask {
  format: PetitionFormat;
  sheet: PetitionSheet;
}

/** Function of the thread of file-thread.ts. Loads the library of one format, which takes most of the time of a file. */
export async function makeFile({ format, sheet }: FileTask): Promise<Uint8Array> {
  const make = format === "pdf" ? (await import("./pdf.ts")).makePdf : (await import("./docx.ts")).makeDocx;
  return make(sheet);
}
