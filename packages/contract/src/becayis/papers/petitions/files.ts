import type { PetitionFormat, PetitionKind } from "./schema.ts";

/** Content types of a petition's files. */
export const petitionTypes = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;

/** Returns the address of a petition's file. @param id the match or ring, or a route's parameter */
export function petitionFilePath(kind: PetitionKind, id: number | string, format: PetitionFormat): string {
  return `/api/becayis/${kind === "match" ? "matches" : "rings"}/${id}/petition.${format}`;
}
