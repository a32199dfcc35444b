import { importFaults, importNotes } from "@site/contract/blog/transfer/labels";
import { transferLimits } from "@site/contract/blog/transfer/schema";
import type { App } from "../../../core/app.ts";
import { planImport } from "./plan-service.ts";
import { ADD_ITEMS } from "./queries.ts";
import { cleanText } from "./readers/clean-text.ts";
import { readInThread } from "./readers/reader-thread.ts";
import { FileRefusal, type ReadRecord } from "./readers/records.ts";
import { imageKey, pieceKey, removeImportFiles, removePieces } from "./stored-files.ts";

const ROWS_AT_ONCE = 500;
const MOST_NOTES = 20;
const LONGEST_NOTE = 500;

/**
 * Reads an uploaded file into records and plans what will be created. No content changes. A run that was killed is
 * begun again.
 */
export async function readImport(app: App, id: number, signal?: AbortSignal): Promise<void> {
  const { contentImport, importItem } = app.db.prisma;
  const found = await contentImport.findFirst({ where: { id, state: "reading" } });
  if (!found) return;
  await importItem.deleteMany({ where: { importId: id } });
  let count = 0;
  const ending = /\.(xml|json|zip)$/i.exec(found.fileName)?.[1]?.toLowerCase();
  try {
    const source = await readInThread(
      {
        byteSize: found.byteSize,
        ending: ending === "json" || ending === "zip" ? ending : "xml",
        piece: async (index) => app.files.get(pieceKey(found.key, index)),
        async write(records) {
          count += records.length;
          if (count > transferLimits.records) throw new FileRefusal("tooManyRecords");
          await storeRecords(app, id, records);
        },
        async storeImage(libraryKey, bytes) {
          const key = imageKey(found.key, libraryKey);
          await app.files.put(key, bytes);
          return key;
        },
      },
      { signal },
    );
    await planImport(app, { id, ...source });
    await contentImport.updateMany({ where: { id, state: "reading" }, data: { ...source, state: "ready" } });
    await removePieces(app, found.key, found.byteSize);
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error;
    await importItem.deleteMany({ where: { importId: id } });
    await contentImport.updateMany({
      where: { id, state: "reading" },
      data: { state: "failed", fault: importFaults[error.fault] },
    });
    await removeImportFiles(app, found.key);
  }
}

async function storeRecords(app: App, importId: number, records: ReadRecord[]): Promise<void> {
  for (let at = 0; at < records.length; at += ROWS_AT_ONCE) {
    const rows = records.slice(at, at + ROWS_AT_ONCE).map(toRow);
    await app.db.pool.query(ADD_ITEMS, [importId, JSON.stringify(rows)]);
  }
}

function toRow({ kind, key, title, payload, notes = [], refusal }: ReadRecord) {
  const all = [...(refusal ? [refusal.note] : []), ...notes];
  return {
    kind,
    key: cleanText(key).slice(0, 600),
    title: cleanText(title).slice(0, 300) || importNotes.titleMissing,
    payload,
    state: refusal?.state ?? "waiting",
    notes: all.slice(0, MOST_NOTES).map((note) => cleanText(note).slice(0, LONGEST_NOTE)),
  };
}
