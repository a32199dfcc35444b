import { transferLimits } from "@site/contract/blog/transfer/schema";
import type { App } from "../../../core/app.ts";

const FOLDER = "imports";

export function pieceKey(importKey: string, index: number): string {
  return `${FOLDER}/${importKey}-${index}.part`;
}

/** Returns the key of an archive's image until it is in the library. */
export function imageKey(importKey: string, libraryKey: string): string {
  return `${FOLDER}/${importKey}-${libraryKey}.webp`;
}

export function countPieces(byteSize: number): number {
  return Math.ceil(byteSize / transferLimits.pieceBytes);
}

export async function removePieces(app: App, importKey: string, byteSize: number): Promise<void> {
  for (let index = 0; index < countPieces(byteSize); index++) await app.files.remove(pieceKey(importKey, index));
}

/** Removes everything that an import has stored outside of the library. */
export async function removeImportFiles(app: App, importKey: string): Promise<void> {
  const soon = new Date(Date.now() + 60_000);
  for await (const key of app.files.listOlderThan(FOLDER, soon))
    if (key.startsWith(`${FOLDER}/${importKey}-`)) await app.files.remove(key);
}
