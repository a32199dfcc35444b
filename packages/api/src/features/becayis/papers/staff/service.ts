import { type StaffState, staffMethod } from "@site/contract/becayis/papers/staff/schema";
import type { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import { IS_VERIFIED, LIST_VERIFIED_REQUESTERS, READ_STAFF_STATE, type StaffRow } from "./queries.ts";

/** Returns the state of a member's verification, code and document. */
export async function getStaffState(app: App, memberId: number): Promise<StaffState> {
  const row = await findStaffRow(app, memberId);
  const method = staffMethod.nullable().parse(row?.method ?? null);
  return {
    institution: row?.institution ?? null,
    domains: row?.domains ?? [],
    verification:
      row?.month && row.verified_at && row.expires_at && method
        ? {
            method,
            month: row.month,
            verifiedAt: row.verified_at.toISOString(),
            expiresAt: row.expires_at.toISOString(),
          }
        : null,
    code:
      row?.code_sent_at && row.code_expires_at
        ? { sentAt: row.code_sent_at.toISOString(), expiresAt: row.code_expires_at.toISOString() }
        : null,
    document: row?.document_sent_at ? { sentAt: row.document_sent_at.toISOString() } : null,
  };
}

export async function findStaffRow(app: App, memberId: number): Promise<StaffRow | undefined> {
  const { rows } = await app.db.pool.query<StaffRow>(READ_STAFF_STATE, [memberId]);
  return rows[0];
}

/** Returns the months in which senders of requests were verified at the listing's institution, by request. */
export async function getRequesterMonths(app: App, requestIds: number[]): Promise<Map<number, string>> {
  const { rows } = await app.db.pool.query<{ id: number; month: string }>(LIST_VERIFIED_REQUESTERS, [requestIds]);
  return new Map(rows.map(({ id, month }) => [id, month]));
}

/** Returns whether a member is verified at an institution. */
export async function isVerifiedAt(
  tx: Prisma.TransactionClient,
  memberId: number,
  institutionId: number,
): Promise<boolean> {
  const [row] = await tx.$queryRawUnsafe<{ isVerified: boolean }[]>(IS_VERIFIED, memberId, institutionId);
  return row?.isVerified ?? false;
}
