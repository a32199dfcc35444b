import { limits } from "@site/contract/common/limits";
import type { PendingKind } from "@site/contract/inbox/pending/labels";
import {
  type ListPendingInput,
  type PendingCounts,
  type PendingList,
  type PendingRecord,
  pendingCounts,
  pendingKind,
} from "@site/contract/inbox/pending/schema";
import type { App } from "../../../core/app.ts";
import { listPendingListings } from "../../becayis/board/moderation/approvals-service.ts";
import { listReports } from "../../becayis/board/reports/admin-service.ts";
import { listStaffDocuments } from "../../becayis/papers/staff/documents-admin-service.ts";
import { listPendingComments } from "../../blog/comments/admin-service.ts";
import { listFailedMails } from "../../mail/log-service.ts";
import { listWaitingMessages } from "../contact/admin-service.ts";
import { COUNT_PENDING } from "./queries.ts";

const take = limits.pendingShown;

/** Read the longest waiting records of each kind. */
const readers: Record<PendingKind, (app: App) => Promise<PendingRecord[]>> = {
  comment: async (app) =>
    (await listPendingComments(app, take)).map((record) => ({ kind: "comment", since: record.createdAt, record })),
  message: async (app) =>
    (await listWaitingMessages(app, take)).map((record) => ({ kind: "message", since: record.createdAt, record })),
  listing: async (app) =>
    (await listPendingListings(app)).map((record) => ({ kind: "listing", since: record.submittedAt, record })),
  document: async (app) =>
    (await listStaffDocuments(app)).map((record) => ({ kind: "document", since: record.createdAt, record })),
  report: async (app) =>
    (await listReports(app, { state: "open", page: 1, limit: take })).items.map((record) => ({
      kind: "report",
      since: record.createdAt,
      record,
    })),
  mail: async (app) =>
    (await listFailedMails(app, take)).map((record) => ({ kind: "mail", since: record.createdAt, record })),
};

/** Returns what waits for a decision or an answer, the longest waiting first; mails follow what people wait for. */
export async function listPending(app: App, { kind }: ListPendingInput): Promise<PendingList> {
  const kinds = pendingKind.options.filter((own) => kind === undefined || own === kind);
  const [counts, ...lists] = await Promise.all([countPending(app), ...kinds.map((own) => readers[own](app))]);
  const records = lists
    .flat()
    .sort(
      (one, other) => Number(one.kind === "mail") - Number(other.kind === "mail") || compare(one.since, other.since),
    );
  return { records: records.slice(0, take), counts };
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** Counts what waits, by kind. */
export async function countPending(app: App): Promise<PendingCounts> {
  const { rows } = await app.db.pool.query({ name: "count-pending", text: COUNT_PENDING });
  return pendingCounts.parse(rows[0]);
}
