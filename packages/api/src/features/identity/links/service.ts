import { randomBytes } from "node:crypto";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { databaseNow } from "../../../core/database/clock.ts";
import { lockAccount } from "../../../core/database/row-lock.ts";
import { hashToken } from "../tokens.ts";

const HOUR_MS = 3_600_000;

/** Lifetime of each mailed link. */
const lifetimes = { recovery: HOUR_MS, invite: 24 * HOUR_MS, signup: 24 * HOUR_MS } as const;

/** The purpose of a mailed link: a new password, or verification of an address. */
export type LinkPurpose = keyof typeof lifetimes;

/** The values of a link: `access` identifies it; `refresh` must match if it is sent. */
export interface LinkValues {
  access: string;
  refresh?: string | undefined;
}

/** "unknown" for values never issued; "spent" for a link that was used, expired or replaced. */
export type LinkUse = { memberId: number; purpose: string } | "unknown" | "spent";

/**
 * Creates a link and invalidates the member's earlier ones of the same purpose. Only hashes are stored.
 * @returns the fragment to append to a path; it must only be put into a mail
 */
export async function createLink(
  tx: Prisma.TransactionClient,
  memberId: number,
  purpose: LinkPurpose,
): Promise<string> {
  const access = randomBytes(32).toString("base64url");
  const refresh = randomBytes(32).toString("base64url");
  await lockAccount(tx, "member", memberId); // concurrent calls run in sequence
  await invalidateLinks(tx, memberId, [purpose]);
  const expiresAt = new Date((await databaseNow(tx)).getTime() + lifetimes[purpose]);
  await tx.recoveryToken.create({
    data: { memberId, purpose, accessHash: hashToken(access), refreshHash: hashToken(refresh), expiresAt },
  });
  return `#access_token=${access}&refresh_token=${refresh}&type=${purpose}`;
}

/** Marks a link as used; of concurrent calls one succeeds. Links with other purposes are "unknown". */
export async function useLink(
  tx: Prisma.TransactionClient,
  values: LinkValues,
  purposes: LinkPurpose[],
): Promise<LinkUse> {
  const named = namedBy(values, purposes);
  const now = await databaseNow(tx);
  const [used] = await tx.recoveryToken.updateManyAndReturn({
    where: { ...named, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
    select: { memberId: true, purpose: true },
  });
  if (used) return used;
  return (await tx.recoveryToken.count({ where: named })) > 0 ? "spent" : "unknown";
}

/** Returns the owner of a link without using it. */
export async function findUsableLink(
  tx: Prisma.TransactionClient,
  values: LinkValues,
  purposes: LinkPurpose[],
): Promise<LinkUse> {
  const link = await tx.recoveryToken.findFirst({
    where: namedBy(values, purposes),
    select: { memberId: true, purpose: true, usedAt: true, expiresAt: true },
  });
  if (!link) return "unknown";
  return link.usedAt === null && link.expiresAt > (await databaseNow(tx))
    ? { memberId: link.memberId, purpose: link.purpose }
    : "spent";
}

function namedBy({ access, refresh }: LinkValues, purposes: LinkPurpose[]) {
  return {
    accessHash: hashToken(access),
    ...(refresh !== undefined && { refreshHash: hashToken(refresh) }),
    purpose: { in: purposes },
  };
}

/** Returns the owner of a link, even if it is spent. */
export async function findLink(
  { db }: App,
  access: string,
  purpose: LinkPurpose,
): Promise<{ memberId: number } | undefined> {
  return (
    (await db.prisma.recoveryToken.findUnique({
      where: { accessHash: hashToken(access), purpose },
      select: { memberId: true },
    })) ?? undefined
  );
}

/** Invalidates a member's links. */
export async function invalidateLinks(
  tx: Prisma.TransactionClient,
  memberId: number,
  purposes: LinkPurpose[],
): Promise<void> {
  await tx.recoveryToken.updateMany({
    where: { memberId, purpose: { in: purposes }, usedAt: null },
    data: { usedAt: await databaseNow(tx) },
  });
}
