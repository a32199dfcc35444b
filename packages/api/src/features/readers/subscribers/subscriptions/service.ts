import { getEmailKey } from "@site/contract/common/text";
import { CONSENT_VERSION, followTexts } from "@site/contract/readers/subscribers/subscriptions/labels";
import type { FollowInput } from "@site/contract/readers/subscribers/subscriptions/schema";
import type { App } from "../../../../core/app.ts";
import type { Caller } from "../../../../core/calls/caller.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { DAY_MS, databaseNow } from "../../../../core/database/clock.ts";
import { isBelowLimit } from "../../../../core/limits/limits.ts";
import { addJob } from "../../../../core/queue/job-queue.ts";
import type { JobInput } from "../../../../core/queue/job-table.ts";
import { verifyBotCheck } from "../../../bot-check/service.ts";
import { queueMail } from "../../../mail/service.ts";
import { getConfirmPath, getManagePaths, openConfirmToken } from "./links.ts";

/** Days for which a link confirms a request; the clean-up deletes unconfirmed rows after the same time. */
const LINK_DAYS = 7;

/**
 * Takes a request to follow the blog by mail. A job writes the mail for every address, so that neither answer nor
 * timing reveals whether the address is known.
 * @throws VALIDATION_FAILED if the bot check fails, TOO_MANY_REQUESTS
 */
export async function requestFollow(app: App, caller: Caller, input: FollowInput): Promise<{ message: string }> {
  await app.limits.take("followAddress", caller.ipAddress);
  await verifyBotCheck(app, caller, "follow", input);
  const { email, frequency, categoryIds, source } = input;
  await app.db.prisma.$transaction((tx) => addJob(tx, "answer-follow", { email, frequency, categoryIds, source }));
  return { message: followTexts.asked };
}

/** Mails the link that confirms a request; a subscriber gets the link to their choices instead. */
export async function answerFollow(app: App, { email, ...asked }: JobInput<"answer-follow">): Promise<void> {
  const emailKey = getEmailKey(email);
  if (!(await isBelowLimit(app.limits, "followMail", emailKey))) return;
  await app.db.prisma.$transaction(async (tx) => {
    const consent = { consentSource: asked.source, consentText: CONSENT_VERSION };
    await tx.subscriber.createMany({ data: [{ email, ...consent }], skipDuplicates: true });
    const { key, state, ...row } = await tx.subscriber.findUniqueOrThrow({ where: { emailKey } });
    const to = { name: "", email: row.email };
    if (state === "active") {
      await queueMail(app, tx, {
        template: "subscriber_known",
        to,
        props: { path: getManagePaths(app, key).stopPath },
      });
      return;
    }
    const path = getConfirmPath(app, { ...asked, key, askedAt: (await databaseNow(tx)).getTime() });
    await queueMail(app, tx, { template: "subscriber_confirm", to, props: { path } });
  });
}

/**
 * Confirms a request by its mailed link. A link from before the person left does not bring the subscription back.
 * @throws NOT_FOUND for an invalid or expired link; TOO_MANY_REQUESTS
 */
export async function confirmFollow(app: App, caller: Caller, token: string): Promise<void> {
  await app.limits.take("followLinkAddress", caller.ipAddress);
  const request = openConfirmToken(app, token);
  const isConfirmed =
    request &&
    (await app.db.prisma.$transaction(async (tx) => {
      const now = await databaseNow(tx);
      const { key, frequency, categoryIds, source } = request;
      const askedAt = new Date(request.askedAt);
      if (askedAt.getTime() < now.getTime() - LINK_DAYS * DAY_MS) return false;
      const { count } = await tx.subscriber.updateMany({
        where: { key, state: { not: "active" }, OR: [{ endedAt: null }, { endedAt: { lt: askedAt } }] },
        data: {
          state: "active",
          frequency,
          categoryIds,
          consentAt: now,
          consentSource: source,
          consentText: CONSENT_VERSION,
          consentProof: "",
          endedAt: null,
        },
      });
      return count > 0 || (await tx.subscriber.count({ where: { key, state: "active" } })) > 0;
    }));
  if (!isConfirmed) throw new AppError("NOT_FOUND", { message: followTexts.linkInvalid });
}
