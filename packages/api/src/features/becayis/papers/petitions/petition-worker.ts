import type { PetitionFormat } from "@site/contract/becayis/papers/petitions/schema";
import type { PetitionSheet } from "@site/contract/becayis/papers/petitions/sheet";
import { makeDocx } from "./docx.ts";
import { makePdf } from "./pdf.ts";

export interface FileTask {
  format: PetitionFormat;
  sheet: PetitionSheet;
  /** The administrator's logo, a PNG. */
  logo: Uint8Array | undefined;
}

/** Makes a file; file-thread.ts runs it in a thread. */
export function makeFile({ format, sheet, logo }: FileTask): Promise<Uint8Array> {
  return format === "pdf" ? makePdf(sheet, logo) : makeDocx(sheet, logo);
}
