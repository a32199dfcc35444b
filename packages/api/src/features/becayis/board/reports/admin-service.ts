import {
  type ListReportsInput,
  type Report,
  type ResolveReportInput,
  reportResolution,
} from "@site/contract/becayis/board/reports/admin-schema";
import { reportTexts } from "@site/contract/becayis/board/reports/labels";
import type { Page } from "@site/contract/common/paging";
import type { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { readPage } from "../../../../core/database/read-page.ts";
import { removeListingAsAdmin, setAdminListingStatus } from "../moderation/listings-service.ts";
import { LIST_REPORTS, type ReportRow } from "./queries.ts";

type Tx = Prisma.TransactionClient;

/** Returns reports of listings and of contact requests: open ones by age, then resolved ones, newest first. */
export function listReports(app: App, { state, kind, page, limit }: ListReportsInput): Promise<Page<Report>> {
  const values = [state === undefined ? null : state === "resolved", kind ?? null];
  return readPage(app.db.pool, { text: LIST_REPORTS, values, page, limit, toItem: toReport });
}

function toReport({ kind, id, reason, reporter, reported, ...row }: ReportRow): Report {
  return {
    kind,
    id,
    reason,
    reporter,
    reported,
    createdAt: row.created_at.toISOString(),
    resolvedAt: row.resolved_at?.toISOString() ?? null,
    resolution: row.resolution === null ? null : reportResolution.parse(row.resolution),
    resolutionNote: row.resolution_note,
    listing: { id: row.listing_id, title: row.title },
    messages: [...row.request_message, ...row.messages],
  };
}

/**
 * Resolves a report and carries out the decision, in one transaction. A deleted listing or request takes its reports
 * with it; pausing a listing resolves all its reports.
 * @throws NOT_FOUND, CONFLICT if it is resolved
 */
export async function resolveReport(app: App, input: ResolveReportInput): Promise<void> {
  if (input.kind === "contact") return resolveContactReport(app, input);
  const { id, action, note } = input;
  const report = await app.db.prisma.listingReport.findUnique({ where: { id }, select: { listingId: true } });
  if (!report) throw new AppError("NOT_FOUND");
  const { listingId } = report;
  const claim = (tx: Tx) => claimListingReport(tx, id, action === "pause" ? "paused" : "nothing", note);
  if (action === "nothing") return app.db.prisma.$transaction(claim);
  if (action === "delete") return removeListingAsAdmin(app, listingId, note, claim);
  let isClaimed = false;
  const claimAll = async (tx: Tx) => {
    await claim(tx);
    await tx.listingReport.updateMany({
      where: { listingId, resolvedAt: null },
      data: { resolution: "paused", resolutionNote: note, resolvedAt: new Date() },
    });
    isClaimed = true;
  };
  await setAdminListingStatus(app, listingId, "paused", note, claimAll);
  if (!isClaimed) await app.db.prisma.$transaction(claimAll); // the listing was already paused
}

async function claimListingReport(tx: Tx, id: number, resolution: string, resolutionNote: string): Promise<void> {
  const data = { resolution, resolutionNote, resolvedAt: new Date() };
  const { count } = await tx.listingReport.updateMany({ where: { id, resolvedAt: null }, data });
  if (count === 0) throw await refusal(tx.listingReport.count({ where: { id } }));
}

async function resolveContactReport(
  app: App,
  { id, action, note }: Extract<ResolveReportInput, { kind: "contact" }>,
): Promise<void> {
  await app.db.prisma.$transaction(async (tx) => {
    const data = { resolution: "nothing", resolutionNote: note, resolvedAt: new Date() };
    const [claimed] = await tx.contactReport.updateManyAndReturn({ where: { id, resolvedAt: null }, data });
    if (!claimed) throw await refusal(tx.contactReport.count({ where: { id } }));
    if (action === "delete") await tx.contactRequest.deleteMany({ where: { id: claimed.requestId } });
  });
}

async function refusal(count: Promise<number>): Promise<AppError> {
  return (await count) > 0 ? new AppError("CONFLICT", { message: reportTexts.notOpen }) : new AppError("NOT_FOUND");
}
