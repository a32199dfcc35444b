import { randomBytes } from "node:crypto";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { lockAccount } from "../../../core/row-lock.ts";
import { hashToken } from "../sessions/tokens.ts";

const HOUR_MS = 3_600_000;

/** How long the link of a mail works (decisions.md 6). */
const lifetimes = { recovery: HOUR_MS, invite: 24 * HOUR_MS, signup: 24 * HOUR_MS } as const;

/** What a link is for: a new password, or a proof that an address is somebody's. */
export type LinkPurpose = keyof typeof lifetimes;

/** What a link carries: the first value alone names it, the second goes with it where both are sent. */
export interface LinkValues {
  access: string;
  refresh?: string | undefined;
}

/** "unknown" for values nobody was sent; "spent" for a link that was used, ran out, or was followed by a newer one. */
export type LinkUse = { memberId: number; purpose: string } | "unknown" | "spent";

/**
 * Makes the newest link of a member for a purpose; earlier ones open nothing any more. Only hashes are stored.
 * @returns the part of an address after the path, to be put into a mail and nowhere else
 */
export async function createLink(
  tx: Prisma.TransactionClient,
  memberId: number,
  purpose: LinkPurpose,
): Promise<string> {
  const access = randomBytes(32).toString("base64url");
  const refresh = randomBytes(32).toString("base64url");
  await lockAccount(tx, "members", memberId); // of two at once, one comes after the other
  await spendLinks(tx, memberId, [purpose]);
  const expiresAt = new Date(Date.now() + lifetimes[purpose]);
  await tx.recoveryToken.create({
    data: { memberId, purpose, accessHash: hashToken(access), refreshHash: hashToken(refresh), expiresAt },
  });
  return `#access_token=${access}&refresh_token=${refresh}&type=${purpose}`;
}

/** Uses a link up: of many at once, one gets the member. A link for another purpose is unknown here. */
export async function useLink(
  tx: Prisma.TransactionClient,
  values: LinkValues,
  purposes: LinkPurpose[],
): Promise<LinkUse> {
  const named = namedBy(values, purposes);
  const [used] = await tx.recoveryToken.updateManyAndReturn({
    where: { ...named, usedAt: null, expiresAt: { gt: new Date() } },
    data: { usedAt: new Date() },
    select: { memberId: true, purpose: true },
  });
  if (used) return used;
  return (await tx.recoveryToken.count({ where: named })) > 0 ? "spent" : "unknown";
}

/** Says whose a link is without using it up. */
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
  return link.usedAt === null && link.expiresAt > new Date()
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

/** The link that a value belongs to, whether or not it still opens something. */
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

/** Makes a member's links open nothing any more. */
export async function spendLinks(
  tx: Prisma.TransactionClient,
  memberId: number,
  purposes: LinkPurpose[],
): Promise<void> {
  await tx.recoveryToken.updateMany({
    where: { memberId, purpose: { in: purposes }, usedAt: null },
    data: { usedAt: new Date() },
  });
}
