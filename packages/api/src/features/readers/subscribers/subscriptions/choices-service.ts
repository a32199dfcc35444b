import { maskEmail } from "@site/contract/common/email";
import { getEmailKey } from "@site/contract/common/text";
import { CONSENT_VERSION, followTexts } from "@site/contract/readers/subscribers/subscriptions/labels";
import {
  mailFrequency,
  type SaveFollowInput,
  type SaveOwnSubscriptionInput,
  type Subscription,
} from "@site/contract/readers/subscribers/subscriptions/schema";
import type { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import type { Caller } from "../../../../core/calls/caller.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { databaseNow } from "../../../../core/database/clock.ts";
import { openManageToken } from "./links.ts";
import { WITHDRAW_FROM_SUBSCRIBER } from "./queries.ts";

type Tx = Prisma.TransactionClient;
type Row = Prisma.SubscriberGetPayload<object>;

const linkInvalid = () => new AppError("NOT_FOUND", { message: followTexts.linkInvalid });

/** Returns the choices that a mailed link opens. @throws NOT_FOUND, TOO_MANY_REQUESTS */
export async function openChoices(app: App, caller: Caller, token: string): Promise<Subscription> {
  await app.limits.take("followLinkAddress", caller.ipAddress);
  return toSubscription(await findByToken(app, app.db.prisma, token));
}

/** Saves the choices of a mailed link; one that had ended is taken up again. @throws NOT_FOUND, TOO_MANY_REQUESTS */
export async function saveChoices(app: App, caller: Caller, { token, ...choice }: SaveFollowInput): Promise<void> {
  await app.limits.take("followLinkAddress", caller.ipAddress);
  await app.db.prisma.$transaction(async (tx) => {
    const row = await findByToken(app, tx, token);
    await follow(tx, row, choice, row.state === "active" ? undefined : "page");
  });
}

/**
 * Ends a subscription by the link of a mail, without a session; idempotent.
 * @throws NOT_FOUND for an invalid token
 */
export async function leaveByLink(app: App, token: string): Promise<void> {
  await app.db.prisma.$transaction(async (tx) => {
    const { id } = await findByToken(app, tx, token);
    if (!(await leave(tx, id))) return;
    const issueId = openManageToken(app, token)?.issueId;
    if (issueId !== undefined)
      await tx.issueDelivery.updateMany({ where: { issueId, subscriberId: id }, data: { hasLeft: true } });
  });
}

/** Returns a member's subscription, which is that of their verified address. */
export async function getOwnSubscription(app: App, memberId: number): Promise<Subscription> {
  const { email } = await app.db.prisma.member.findUniqueOrThrow({ where: { id: memberId } });
  const row = await app.db.prisma.subscriber.findUnique({ where: { emailKey: getEmailKey(email) } });
  return row ? toSubscription(row) : { isActive: false, frequency: "each", categoryIds: [], address: maskEmail(email) };
}

/** Saves a verified member's subscription, which needs no mailed confirmation. */
export async function saveOwnSubscription(
  app: App,
  memberId: number,
  { isActive, ...choice }: SaveOwnSubscriptionInput,
): Promise<Subscription> {
  const row = await app.db.prisma.$transaction(async (tx) => {
    const { email } = await tx.member.findUniqueOrThrow({ where: { id: memberId } });
    const where = { emailKey: getEmailKey(email) };
    if (isActive) {
      const consent = { consentSource: "settings", consentText: CONSENT_VERSION };
      await tx.subscriber.createMany({ data: [{ email, ...consent }], skipDuplicates: true });
      const found = await tx.subscriber.findUniqueOrThrow({ where });
      await follow(tx, found, choice, found.state === "active" ? undefined : "settings");
    } else {
      const found = await tx.subscriber.findUnique({ where });
      if (found) await leave(tx, found.id);
    }
    return tx.subscriber.findUnique({ where });
  });
  return row ? toSubscription(row) : getOwnSubscription(app, memberId);
}

type Choice = Omit<SaveFollowInput, "token">;

/** @param source where a subscription that is not active was agreed to */
async function follow(
  tx: Tx,
  { id }: Row,
  { frequency, categoryIds }: Choice,
  source: "page" | "settings" | undefined,
): Promise<void> {
  const consent = source && {
    state: "active",
    consentAt: await databaseNow(tx),
    consentSource: source,
    consentText: CONSENT_VERSION,
    consentProof: "",
    endedAt: null,
  };
  await tx.subscriber.update({ where: { id }, data: { frequency, categoryIds, ...consent } });
}

/** Ends a subscription and takes back its waiting mails. @returns false if it was not active */
async function leave(tx: Tx, id: number): Promise<boolean> {
  const { count } = await tx.subscriber.updateMany({
    where: { id, state: "active" },
    data: { state: "left", endedAt: await databaseNow(tx) },
  });
  if (count === 0) return false;
  await tx.$executeRawUnsafe(WITHDRAW_FROM_SUBSCRIBER, id);
  return true;
}

async function findByToken(app: App, db: Pick<Tx, "subscriber">, token: string): Promise<Row> {
  const key = openManageToken(app, token)?.key;
  const row = key === undefined ? null : await db.subscriber.findUnique({ where: { key, state: { not: "pending" } } });
  if (!row) throw linkInvalid();
  return row;
}

function toSubscription({ state, frequency, categoryIds, email }: Row): Subscription {
  return {
    isActive: state === "active",
    frequency: mailFrequency.parse(frequency),
    categoryIds,
    address: maskEmail(email),
  };
}
