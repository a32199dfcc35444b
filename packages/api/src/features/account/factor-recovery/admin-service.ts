import { factorRecoveryTexts } from "@site/contract/account/factor-recovery/labels";
import {
  type FactorRecoveryRow,
  factorRecovery,
  type RefuseFactorRecoveryInput,
} from "@site/contract/account/factor-recovery/schema";
import { getDevice } from "@site/contract/account/sessions/device";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";
import { AppError } from "../../../core/calls/errors.ts";
import type { AdminIdentity } from "../../../core/context.ts";
import { databaseNow } from "../../../core/database/clock.ts";
import { queueMail } from "../../mail/service.ts";
import { getAddress } from "../links/mail-service.ts";
import { removeAuthenticator } from "../second-factor/service.ts";
import { recordSecurityEvent } from "../sessions/security-events-service.ts";
import { revokeMemberSessions } from "../sessions/service.ts";

const MAX_LISTED = 200;

/** Returns the requests, open ones first, then the newest. */
export function listFactorRecoveries(app: App): Promise<FactorRecoveryRow[]> {
  return readRecoveries(app, { orderBy: [{ decidedAt: { sort: "desc", nulls: "first" } }, { id: "desc" }] });
}

/** Returns the open requests, the oldest first. */
export function listOpenFactorRecoveries(app: App): Promise<FactorRecoveryRow[]> {
  return readRecoveries(app, { where: { state: "open" }, orderBy: { id: "asc" } });
}

async function readRecoveries(
  app: App,
  wanted: Pick<Prisma.FactorRecoveryFindManyArgs, "where" | "orderBy">,
): Promise<FactorRecoveryRow[]> {
  const [rows, now] = await Promise.all([
    app.db.prisma.factorRecovery.findMany({
      ...wanted,
      take: MAX_LISTED,
      include: { member: { select: { firstName: true, lastName: true, email: true } } },
    }),
    databaseNow(app.db.pool),
  ]);
  return rows.map(({ member, userAgent, createdAt, dueAt, decidedAt, decidedByName, ...row }) =>
    factorRecovery.parse({
      ...row,
      member: `${member.firstName} ${member.lastName}`,
      email: member.email,
      device: getDevice(userAgent),
      createdAt: createdAt.toISOString(),
      dueAt: dueAt.toISOString(),
      isDue: dueAt <= now,
      decidedAt: decidedAt?.toISOString() ?? null,
      decidedBy: decidedByName,
    }),
  );
}

/**
 * Confirms a request that has waited for three days: removes authenticator and recovery codes, ends the member's
 * sessions and tells them by mail. Passkeys stay, since they open the account by themselves.
 * @throws CONFLICT if it is decided or has not waited long enough
 */
export async function confirmFactorRecovery(app: App, admin: AdminIdentity, caller: Caller, id: number): Promise<void> {
  await app.db.prisma.$transaction(async (tx) => {
    const at = await databaseNow(tx);
    const memberId = await decide(tx, { id, dueAt: { lte: at } }, "confirmed", admin);
    await removeAuthenticator(tx, { memberId });
    await revokeMemberSessions(tx, memberId);
    await recordSecurityEvent(tx, { ...caller, userAgent: "", ipAddress: "" }, memberId, "factor_recovery_confirmed");
    const member = await tx.member.findUniqueOrThrow({ where: { id: memberId } });
    await queueMail(app, tx, {
      template: "factor_recovery_confirmed",
      to: getAddress(member),
      props: { name: member.firstName, at: at.toISOString() },
    });
  });
}

/** Refuses a request and mails the reason. @throws CONFLICT if it is decided */
export async function refuseFactorRecovery(
  app: App,
  admin: AdminIdentity,
  { id, reason }: RefuseFactorRecoveryInput,
): Promise<void> {
  await app.db.prisma.$transaction(async (tx) => {
    const memberId = await decide(tx, { id }, "refused", admin);
    const member = await tx.member.findUniqueOrThrow({ where: { id: memberId } });
    await queueMail(app, tx, {
      template: "factor_recovery_refused",
      to: getAddress(member),
      props: { name: member.firstName, reason },
    });
  });
}

/** Decides an open request; of concurrent decisions one succeeds. @returns the member */
async function decide(
  tx: Prisma.TransactionClient,
  where: Prisma.FactorRecoveryWhereInput & { id: number },
  state: "confirmed" | "refused",
  { username }: AdminIdentity,
): Promise<number> {
  const [decided] = await tx.factorRecovery.updateManyAndReturn({
    where: { ...where, state: "open" },
    data: { state, decidedByName: username },
  });
  if (decided) return decided.memberId;
  const isOpen = (await tx.factorRecovery.count({ where: { id: where.id, state: "open" } })) > 0;
  throw new AppError("CONFLICT", { message: isOpen ? factorRecoveryTexts.notDue : factorRecoveryTexts.notOpen });
}
