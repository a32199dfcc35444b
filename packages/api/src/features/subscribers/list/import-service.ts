import { readCell } from "@site/contract/common/csv";
import { cleanEmail, isEmail } from "@site/contract/common/email";
import { foldText, getEmailKey } from "@site/contract/common/text";
import { subscriberTexts } from "@site/contract/subscribers/list/labels";
import {
  type ImportedSubscribers,
  type ImportRefusal,
  MAX_COLUMNS_NAMED,
  MAX_IMPORTED,
  MAX_REFUSALS_NAMED,
  type SubscriberState,
} from "@site/contract/subscribers/list/schema";
import { CONSENT_VERSION } from "@site/contract/subscribers/subscriptions/labels";
import type { MailFrequency } from "@site/contract/subscribers/subscriptions/schema";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { databaseNow } from "../../../core/database/clock.ts";
import { type CsvRow, parseCsv } from "../../../text/csv.ts";
import { findColumns, type ImportColumn, readFrequency, readMoment, readState } from "./import-columns.ts";

/** Reads the state of addresses of an import by their keys ($1). */
const FIND_KNOWN = `SELECT wanted.key, CASE WHEN s.id IS NOT NULL THEN s.state ELSE 'deleted' END AS state
  FROM unnest($1::text[]) AS wanted(key) LEFT JOIN subscribers s ON s.email_key = wanted.key
    LEFT JOIN deleted_subscribers d ON d.email_hash = sha256(convert_to(wanted.key, 'UTF8'))
  WHERE s.id IS NOT NULL OR d.email_hash IS NOT NULL`;

const MAX_PROOF = 500;

interface Given {
  line: number;
  email: string;
  key: string;
  state: SubscriberState | "unknown";
  frequency: MailFrequency | undefined;
  /** Undefined if no category of the choice is known: it must not become a choice of all. */
  categoryIds: number[] | undefined;
  consentAt: Date | undefined;
  endedAt: Date | undefined;
  proof: string;
}

/** The stored part of a row. */
interface Kept extends Given {
  state: SubscriberState;
  frequency: MailFrequency;
  categoryIds: number[];
}

/**
 * Adds the subscribers of a CSV file. Each needs the day of the consent and where its proof is kept; who left, bounced,
 * did not confirm (here or by the file's own word) or was deleted does not follow. Such rows are counted, and the first
 * ones named; those of the file's own word are kept in their state, so that no other file brings them back.
 * @throws VALIDATION_FAILED for a file without the columns, without rows or with too many
 */
export async function importSubscribers(app: App, csv: string): Promise<ImportedSubscribers> {
  const { rows, unread } = await readRows(app, csv);
  const { added, kept, refusals } = await app.db.prisma.$transaction(async (tx) => {
    const known = await findKnown(tx, rows);
    const now = await databaseNow(tx);
    const seen = new Set<string>();
    const stored: Kept[] = [];
    const refusals: { row: Given; reason: ImportRefusal }[] = [];
    for (const row of rows) {
      const reason = seen.has(row.key) ? "repeated" : getRefusal(row, now, known);
      seen.add(row.key);
      const isNew = !known.has(row.key) && reason !== "repeated";
      if (reason) refusals.push({ row, reason });
      if (reason === undefined || (isNew && reason === row.state)) stored.push(...toKept(row, now));
    }
    const created = await tx.subscriber.createManyAndReturn({
      data: stored.map((row) => toColumns(row, now)),
      skipDuplicates: true,
      select: { state: true },
    });
    const added = created.filter(({ state }) => state === "active").length;
    return { added, kept: created.length - added, refusals };
  });
  return {
    added,
    kept,
    refused: rows.length - added - kept,
    refusals: refusals
      .slice(0, MAX_REFUSALS_NAMED)
      .map(({ row: { line, email }, reason }) => ({ line, email: email.slice(0, 254), reason })),
    unreadColumns: unread.slice(0, MAX_COLUMNS_NAMED).map((name) => name.slice(0, 60)),
  };
}

/** Returns the row as it is stored; nothing if its state is unknown or its consent has neither day nor proof. */
function toKept(row: Given, now: Date): Kept[] {
  const { state, frequency, categoryIds, proof, consentAt } = row;
  if (state === "unknown" || proof === "" || (consentAt && consentAt > now)) return [];
  if (state !== "pending" && !consentAt) return [];
  return [{ ...row, state, frequency: frequency ?? "weekly", categoryIds: categoryIds ?? [] }];
}

function toColumns(row: Kept, now: Date): Prisma.SubscriberCreateManyInput {
  const { email, state, frequency, categoryIds, consentAt, endedAt, proof } = row;
  const hasEnded = state === "left" || state === "bounced";
  return {
    ...{ email, state, frequency, categoryIds },
    consentAt: state === "pending" ? null : (consentAt ?? null),
    consentSource: "import",
    consentText: CONSENT_VERSION,
    consentProof: proof,
    endedAt: hasEnded ? (endedAt ?? now) : null,
  };
}

async function readRows(app: App, csv: string): Promise<{ rows: Given[]; unread: string[] }> {
  const [head, ...rows] = parseCsv(csv);
  const { at, unread } = findColumns(head?.cells ?? []);
  if (at.email.length === 0 || at.date.length === 0 || at.proof.length === 0)
    throw refuseFile(subscriberTexts.fileUnreadable);
  if (rows.length === 0) throw refuseFile(subscriberTexts.fileEmpty);
  if (rows.length > MAX_IMPORTED) throw refuseFile(subscriberTexts.fileTooLong);
  const categories = await app.db.prisma.category.findMany({ select: { id: true, name: true } });
  const ids = new Map(categories.map(({ id, name }) => [foldText(name), id]));
  return { rows: rows.map((row) => readRow(row, at, ids)), unread };
}

function readRow({ line, cells }: CsvRow, at: Record<ImportColumn, number[]>, ids: Map<string, number>): Given {
  const all = (column: ImportColumn) => at[column].map((index) => readCell(cells[index] ?? ""));
  const first = (column: ImportColumn) => all(column)[0] ?? "";
  const email = cleanEmail(first("email"));
  const wanted = first("categories")
    .split(/[;|]/)
    .flatMap((part) => (ids.has(foldText(part.trim())) ? [part] : part.split(",")))
    .map((name) => name.trim())
    .filter(Boolean);
  const categoryIds = wanted.flatMap((name) => ids.get(foldText(name)) ?? []);
  const state = readState([
    ...all("state"),
    ...(first("endedAt") ? ["left"] : []),
    ...(first("bouncedAt") ? ["bounced"] : []),
  ]);
  return {
    ...{ line, email, key: getEmailKey(email) },
    state,
    frequency: readFrequency(first("frequency")),
    categoryIds: wanted.length > 0 && categoryIds.length === 0 ? undefined : categoryIds,
    consentAt: readMoment(first("date")),
    endedAt: readMoment(first("endedAt")) ?? readMoment(first("bouncedAt")),
    proof: first("proof").replaceAll("\0", "").slice(0, MAX_PROOF),
  };
}

const refuseFile = (message: string) => new AppError("VALIDATION_FAILED", { fields: { csv: message } });

function getRefusal(row: Given, now: Date, known: Map<string, string>): ImportRefusal | undefined {
  if (!isEmail(row.email)) return "email";
  const state = known.get(row.key);
  if (state === "left" || state === "bounced" || state === "deleted") return state;
  if (row.state === "unknown") return "state";
  if (row.state !== "active") return row.state;
  if (state !== undefined) return "known";
  if (!row.consentAt || row.consentAt > now) return "date";
  if (row.proof === "") return "proof";
  if (!row.frequency) return "frequency";
  return row.categoryIds ? undefined : "categories";
}

async function findKnown(tx: Prisma.TransactionClient, rows: Given[]): Promise<Map<string, string>> {
  const found = await tx.$queryRawUnsafe<{ key: string; state: string }[]>(
    FIND_KNOWN,
    rows.map(({ key }) => key),
  );
  return new Map(found.map(({ key, state }) => [key, state]));
}
