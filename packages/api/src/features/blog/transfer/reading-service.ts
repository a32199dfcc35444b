import { createHash } from "node:crypto";
import { importErrors, importNotes } from "@site/contract/blog/transfer/labels";
import { transferLimits } from "@site/contract/blog/transfer/schema";
import { cutText } from "@site/contract/common/text";
import type { App } from "../../../core/app.ts";
import { planImport } from "./plan-service.ts";
import { ADD_ITEMS } from "./queries.ts";
import { cleanText } from "./readers/clean-text.ts";
import { bounded } from "./readers/post-report.ts";
import { readInThread } from "./readers/reader-thread.ts";
import { FileRefusal, type ReadRecord } from "./readers/records.ts";
import { imageKey, pieceKey, removeImportFiles, removePieces } from "./stored-files.ts";

const ROWS_AT_ONCE = 500;
const MAX_KEY = 600;
const MAX_TITLE = 300;

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
  const known = new KnownRecords();
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
          await storeRecords(
            app,
            id,
            records.flatMap((record) => known.add(record)),
          );
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
      data: { state: "failed", fault: importErrors[error.fault] },
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

/**
 * Tells the records of a file apart: two posts of one guid are two posts, two terms of one address are one, and a
 * record that stands in the file twice is imported once. Nothing of this is silent.
 */
class KnownRecords {
  readonly #contents = new Map<string, string[]>();

  /** Returns the record under a key of its own; nothing for an image or a term that is known already. */
  add(record: ReadRecord): ReadRecord[] {
    const name = `${record.kind} ${record.key}`;
    const content = createHash("sha256")
      .update(JSON.stringify([record.title, record.payload]))
      .digest("base64");
    const before = this.#contents.get(name);
    this.#contents.set(name, [...(before ?? []), content]);
    if (!before) return [record];
    if (record.kind === "image") return [];
    const key = `${cutText(record.key, MAX_KEY - 20)} #${before.length + 1}`;
    if (record.kind === "category" || record.kind === "tag") {
      const isSame = before.includes(content);
      return isSame
        ? []
        : [{ ...record, key, refusal: { state: "skipped", note: importNotes.termMerged(record.key) } }];
    }
    if (!before.includes(content)) return [{ ...record, key }];
    return [{ ...record, key, refusal: { state: "skipped", note: importNotes.duplicate } }];
  }
}

function toRow({ kind, key, title, payload, notes = [], losses = [], parts, refusal }: ReadRecord) {
  const reasons = refusal ? [refusal.note] : [];
  return {
    kind,
    key: cutText(cleanText(key), MAX_KEY),
    title: cutText(cleanText(title), MAX_TITLE) || importNotes.untitled,
    payload,
    state: refusal?.state ?? "waiting",
    notes: bounded([...reasons, ...notes]),
    losses: bounded(losses),
    kept_parts: parts?.kept ?? 0,
    changed_parts: parts?.changed ?? 0,
    left_parts: parts?.left ?? 0,
  };
}
