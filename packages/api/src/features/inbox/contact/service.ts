import { adminPaths } from "@site/contract/admin-paths";
import { getEmailKey } from "@site/contract/common/text";
import { adminContactTexts, contactTexts } from "@site/contract/inbox/contact/labels";
import type { SendContactInput } from "@site/contract/inbox/contact/schema";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";
import { submissionKeys } from "../../../core/secrets/submission-key.ts";
import { verifyBotCheck } from "../../bot-check/service.ts";
import { notifyAdmin } from "../../notifications/service.ts";
import { queueEvent } from "../../webhooks/events-service.ts";

/**
 * Stores a contact message and notifies the administrator in one transaction. A repeated submission is ignored.
 * @throws VALIDATION_FAILED if the bot check fails, TOO_MANY_REQUESTS
 */
export async function sendContactMessage(
  app: App,
  caller: Caller,
  input: SendContactInput,
): Promise<{ message: string }> {
  const sent = { message: contactTexts.sentToast };
  const { name, surname, email, phone, subject, message } = input;
  const { current, previous } = submissionKeys([name, surname, email, phone, subject, message]);
  await app.limits.take("contactAddress", caller.ipAddress);
  if (await app.db.prisma.contactMessage.count({ where: { submissionId: { in: [current, previous] } } })) return sent;
  await app.limits.take("contactEmail", getEmailKey(email));
  const { isUnchecked } = await verifyBotCheck(app, caller, "contact", input);
  await app.db.prisma.$transaction(async (tx) => {
    const data = { name, surname, email, phone: phone || null, subject, message, isUnchecked, submissionId: current };
    const [created] = await tx.contactMessage.createManyAndReturn({
      data: [data],
      skipDuplicates: true,
      select: { id: true },
    });
    if (!created) return;
    await notifyAdmin(tx, {
      type: "contact_message",
      title: adminContactTexts.notificationTitle,
      message: `${name} ${surname}: ${subject}`,
      link: adminPaths.contactMessages,
      recordId: created.id,
    });
    await queueEvent(tx, "contact_message.received", { id: created.id, subject });
  });
  return sent;
}
