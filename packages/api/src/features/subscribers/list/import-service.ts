import { cleanEmail, isEmail } from "@site/contract/common/email";
import { getEmailKey } from "@site/contract/common/text";
import { subscriberTexts } from "@site/contract/subscribers/list/labels";
import {
  type ImportedSubscribers,
  type ImportRefusal,
  MAX_IMPORTED,
  MAX_REFUSALS_NAMED,
} from "@site/contract/subscribers/list/schema";
import { CONSENT_VERSION } from "@site/contract/subscribers/subscriptions/labels";
import type { Prisma } from "@site/db";
import { z } from "zod";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { databaseNow } from "../../../core/database/clock.ts";
import { type CsvRow, parseCsv } from "../../../text/csv.ts";
import { FIND_KNOWN } from "./queries.ts";

const COLUMNS = ["email", "date", "proof"] as const;
const MAX_PROOF = 500;

interface Given {
  line: number;
  email: string;
  key: string;
  consentAt: Date | undefined;
  proof: string;
}

/**
 * Adds the subscribers of a CSV file. Each needs the day of the consent and where its proof is kept; who left, bounced
 * or was deleted does not come back. Refused rows are counted, and the first ones named.
 * @throws VALIDATION_FAILED for a file without the columns, without rows or with too many
 */
export async function importSubscribers(app: App, csv: string): Promise<ImportedSubscribers> {
  const rows = readRows(csv);
  const { added, refusals } = await app.db.prisma.$transaction(async (tx) => {
    const known = await findKnown(tx, rows);
    const now = await databaseNow(tx);
    const seen = new Set<string>();
    const accepted: Given[] = [];
    const refusals: { row: Given; reason: ImportRefusal }[] = [];
    for (const row of rows) {
      const reason = seen.has(row.key) ? "repeated" : getRefusal(row, now, known);
      seen.add(row.key);
      if (reason) refusals.push({ row, reason });
      else accepted.push(row);
    }
    const { count } = await tx.subscriber.createMany({
      data: accepted.map(({ email, consentAt, proof }) => ({
        email,
        state: "active",
        consentAt,
        consentSource: "import",
        consentText: CONSENT_VERSION,
        consentProof: proof,
      })),
      skipDuplicates: true,
    });
    return { added: count, refusals };
  });
  return {
    added,
    refused: rows.length - added,
    refusals: refusals
      .slice(0, MAX_REFUSALS_NAMED)
      .map(({ row: { line, email }, reason }) => ({ line, email: email.slice(0, 254), reason })),
  };
}

function readRows(csv: string): Given[] {
  const [head, ...rows] = parseCsv(csv);
  const names = head?.cells.map((name) => name.toLowerCase()) ?? [];
  const [email = -1, date = -1, proof = -1] = COLUMNS.map((name) => names.indexOf(name));
  if (email < 0 || date < 0 || proof < 0) throw refuseFile(subscriberTexts.fileUnreadable);
  if (rows.length === 0) throw refuseFile(subscriberTexts.fileEmpty);
  if (rows.length > MAX_IMPORTED) throw refuseFile(subscriberTexts.fileTooLong);
  return rows.map(({ line, cells }: CsvRow) => {
    const address = cleanEmail(cells[email] ?? "");
    return {
      line,
      email: address,
      key: getEmailKey(address),
      consentAt: readDay(cells[date] ?? ""),
      proof: (cells[proof] ?? "").replaceAll("\0", "").slice(0, MAX_PROOF),
    };
  });
}

const refuseFile = (message: string) => new AppError("VALIDATION_FAILED", { fields: { csv: message } });

/** Reads a day as 2026-11-26 or 26.11.2026; undefined for any other text. */
function readDay(text: string): Date | undefined {
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text) ?? [];
  const iso = year ? `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}` : text.slice(0, 10);
  return z.iso.date().safeParse(iso).success ? new Date(`${iso}T00:00:00Z`) : undefined;
}

function getRefusal(row: Given, now: Date, known: Map<string, string>): ImportRefusal | undefined {
  if (!isEmail(row.email)) return "email";
  if (!row.consentAt || row.consentAt > now) return "date";
  if (row.proof === "") return "proof";
  const state = known.get(row.key);
  if (state === "left" || state === "bounced" || state === "deleted") return state;
  return state === undefined ? undefined : "known";
}

async function findKnown(tx: Prisma.TransactionClient, rows: Given[]): Promise<Map<string, string>> {
  const found = await tx.$queryRawUnsafe<{ key: string; state: string }[]>(
    FIND_KNOWN,
    rows.map(({ key }) => key),
  );
  return new Map(found.map(({ key, state }) => [key, state]));
}
