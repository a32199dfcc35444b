import type { PetitionFormat } from "@site/contract/becayis/papers/petitions/schema";
import type { PetitionSheet } from "@site/contract/becayis/papers/petitions/sheet";
import { makeDocx } from "./docx.ts";
import { makePdf } from "./pdf.ts";

export interface FileTask {
  format: PetitionFormat;
  sheet: PetitionSheet;
}

/** Function of the thread of file-thread.ts. */
export function makeFile({ format, sheet }: FileTask): Promise<Uint8Array> {
  return format === "pdf" ? makePdf(sheet) : makeDocx(sheet);
}
