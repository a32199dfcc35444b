import { ALERTS_PER_ADDRESS, type AskAlertInput } from "@site/contract/becayis/board/alerts/schema";
import { alertTexts } from "@site/contract/becayis/labels";
import { getEmailKey } from "@site/contract/common/text";
import type { App } from "../../../../core/app.ts";
import type { Caller } from "../../../../core/calls/caller.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { DAY_MS, databaseNow } from "../../../../core/database/clock.ts";
import { isBelowLimit } from "../../../../core/limits/limits.ts";
import { addJob } from "../../../../core/queue/job-queue.ts";
import type { JobInput } from "../../../../core/queue/job-table.ts";
import { openToken, sealToken } from "../../../../core/secrets/sealed-token.ts";
import { verifyBotCheck } from "../../../bot-check/service.ts";
import { queueMail } from "../../../mail/service.ts";
import { confirmAlertPath } from "../../paths.ts";
import { LOCK_ADDRESS } from "./queries.ts";
import { describeInMail, resolveChoice, withChoice } from "./service.ts";

const CONFIRM = "becayis.alert-confirm";
/** First part of the advisory lock key; the second part is a hash of the address. */
const ADDRESS_LOCK = 7_310_426;
/** Days for which a link confirms a request; the clean-up deletes unconfirmed alerts after the same time. */
const LINK_DAYS = 7;

/**
 * Takes a request for an alert without an account. A job writes the mail for every address, so that neither
 * answer nor timing reveals whether the address is known.
 * @throws VALIDATION_FAILED for an unknown entry or a failed bot check, TOO_MANY_REQUESTS
 */
export async function askGuestAlert(app: App, caller: Caller, input: AskAlertInput): Promise<void> {
  await app.limits.take("alertAddress", caller.ipAddress);
  await verifyBotCheck(app, caller, "follow", input);
  const alert = { email: input.email, ...(await resolveChoice(app, input)) };
  await app.db.prisma.$transaction((tx) => addJob(tx, "answer-alert", alert));
}

/**
 * Stores an unconfirmed alert and mails its confirmation link; does nothing if the address has the maximum of alerts.
 */
export async function answerGuestAlert(app: App, { email, ...wanted }: JobInput<"answer-alert">): Promise<void> {
  const emailKey = getEmailKey(email);
  if (!(await isBelowLimit(app.limits, "alertMail", emailKey))) return;
  await app.db.prisma.$transaction(async (tx) => {
    await tx.$queryRawUnsafe(LOCK_ADDRESS, ADDRESS_LOCK, emailKey);
    const known = await tx.searchAlert.findFirst({ where: { emailKey, ...wanted } });
    if (!known && (await tx.searchAlert.count({ where: { emailKey } })) >= ALERTS_PER_ADDRESS) return;
    const alert = known
      ? await tx.searchAlert.update({
          where: { id: known.id },
          data: { createdAt: await databaseNow(tx) },
          include: withChoice,
        })
      : await tx.searchAlert.create({ data: { email, ...wanted }, include: withChoice });
    const path = confirmAlertPath(sealToken(app, CONFIRM, String(alert.id)));
    await queueMail(app, tx, {
      template: "alert_confirm",
      to: { name: "", email: alert.email ?? email },
      props: { watch: describeInMail(alert), path },
    });
  });
}

/**
 * Confirms an alert by its mailed link; a repeated call changes nothing.
 * @throws NOT_FOUND for an invalid or expired link; TOO_MANY_REQUESTS
 */
export async function confirmGuestAlert(app: App, caller: Caller, token: string): Promise<void> {
  await app.limits.take("followLinkAddress", caller.ipAddress);
  const id = Number(openToken(app, CONFIRM, token));
  const isConfirmed = Number.isInteger(id) && (await confirm(app, id));
  if (!isConfirmed) throw new AppError("NOT_FOUND", { message: alertTexts.confirmInvalid });
}

async function confirm({ db }: App, id: number): Promise<boolean> {
  const own = { id, email: { not: null } };
  const now = await databaseNow(db.pool);
  const asked = { confirmedAt: null, createdAt: { gt: new Date(now.getTime() - LINK_DAYS * DAY_MS) } };
  const { count } = await db.prisma.searchAlert.updateMany({ where: { ...own, ...asked }, data: { confirmedAt: now } });
  return count > 0 || (await db.prisma.searchAlert.count({ where: { ...own, confirmedAt: { not: null } } })) > 0;
}
