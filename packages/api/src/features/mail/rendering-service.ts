import { mailTexts } from "@site/contract/mail/labels";
import { isMailTemplate, type MailSite, type RenderedMail, renderMail } from "@site/mail";
import { z } from "zod";
import type { App } from "../../core/app.ts";
import { AppError } from "../../core/calls/errors.ts";
import { getCell } from "../../core/secrets/secret-box.ts";
import { isPrivate, PAYLOAD_COLUMN } from "./service.ts";
import { getSender, readSenderRows } from "./transport-service.ts";

/** A mail whose stored props are encrypted. */
interface SealedMail {
  id: number;
  template: string;
  payload: unknown;
}

/** Renders a queued mail. @throws if its template is unknown or its props cannot be decrypted */
export function renderQueued(app: App, mail: SealedMail, site: MailSite): RenderedMail {
  return renderMail(getTemplate(mail), getProps(app, mail), site);
}

/**
 * Renders a mail of the log for the administrator, without the codes and links that open accounts.
 * @throws NOT_FOUND; VALIDATION_FAILED if it is private, cannot be decrypted or its template is gone
 */
export async function showMail(app: App, id: number): Promise<{ subject: string; html: string }> {
  const row = await app.db.prisma.emailLog.findUnique({
    where: { id },
    select: { id: true, templateSlug: true, payload: true, recipientEmail: true },
  });
  if (!row) throw new AppError("NOT_FOUND");
  if (isPrivate({ email: row.recipientEmail })) throw new AppError("VALIDATION_FAILED", { message: mailTexts.private });
  const mail = { ...row, template: row.templateSlug };
  try {
    const { site } = getSender(app, await readSenderRows(app.db.pool));
    const { subject, html } = renderMail(getTemplate(mail), getProps(app, mail), site, { reader: "log" });
    return { subject, html };
  } catch (error) {
    app.log.error(`mail ${id} cannot be shown: ${error instanceof Error ? error.message : error}`);
    throw new AppError("VALIDATION_FAILED", { message: mailTexts.unreadable });
  }
}

function getTemplate({ template }: SealedMail) {
  if (!isMailTemplate(template)) throw new Error(`there is no mail of the name ${template}`);
  return template;
}

function getProps(app: App, { id, payload }: SealedMail): unknown {
  const { sealed } = z.object({ sealed: z.string() }).parse(payload);
  return JSON.parse(app.secrets.open(getCell(PAYLOAD_COLUMN, id), Buffer.from(sealed, "base64")));
}
