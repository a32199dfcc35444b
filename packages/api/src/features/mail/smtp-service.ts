import type {
  CreateSmtpInput,
  SmtpConfigView,
  TestConnectionInput,
  UpdateSmtpInput,
} from "@site/contract/mail/admin-schema";
import { mailStages, mailTexts } from "@site/contract/mail/labels";
import type { Prisma } from "@site/db";
import { checkServer, deliver, getStage, renderMail } from "@site/mail";
import type { App } from "../../core/app.ts";
import { AppError } from "../../core/calls/errors.ts";
import { getCell, isMasked, SECRET_MASK } from "../../core/secrets/secret-box.ts";
import { newMessageId } from "./service.ts";
import {
  admitServer,
  admittedTransport,
  getSender,
  getTls,
  PASSWORD_COLUMN,
  readSenderRows,
} from "./transport-service.ts";

export async function listSmtpConfigs(app: App): Promise<SmtpConfigView[]> {
  return (await app.db.prisma.smtpConfig.findMany({ orderBy: { id: "asc" } })).map(toView);
}

/** Creates an SMTP configuration. Enabling one disables the others. */
export async function createSmtpConfig(app: App, { password, ...input }: CreateSmtpInput): Promise<SmtpConfigView> {
  return app.db.prisma.$transaction(async (tx) => {
    if (input.enabled) await disableOthers(tx);
    const { id } = await tx.smtpConfig.create({
      data: { ...input, replyTo: input.replyTo ?? "", password: new Uint8Array() },
      select: { id: true },
    });
    return toView(
      await tx.smtpConfig.update({
        where: { id },
        data: { password: app.secrets.seal(getCell(PASSWORD_COLUMN, id), password) },
      }),
    ); // sealed after the insert, because the row's id is part of the context
  });
}

/**
 * Updates what is sent of an SMTP configuration. The stored password stays with the server and the user that it was
 * given for, and with their encryption.
 * @throws NOT_FOUND; VALIDATION_FAILED if it would go elsewhere
 */
export async function updateSmtpConfig(app: App, { id, password, ...input }: UpdateSmtpInput): Promise<SmtpConfigView> {
  return app.db.prisma.$transaction(async (tx) => {
    const stored = await tx.smtpConfig.findUnique({ where: { id } });
    if (!stored) throw new AppError("NOT_FOUND");
    const isNew = Boolean(password) && !isMasked(password ?? "");
    if (!isNew && goesElsewhere(stored, input)) throw passwordNeeded();
    if (input.enabled) await disableOthers(tx, id);
    const changed = isNew && password ? { password: app.secrets.seal(getCell(PASSWORD_COLUMN, id), password) } : {};
    return toView(
      await tx.smtpConfig.update({
        where: { id },
        data: { ...input, replyTo: input.replyTo === null ? "" : input.replyTo, ...changed },
      }),
    );
  });
}

type Server = Pick<CreateSmtpInput, "host" | "port" | "username" | "secure">;

/** Returns whether a stored password would be sent to another server or user, or without the encryption it had. */
function goesElsewhere(stored: Server, changes: Partial<Server>): boolean {
  const isSame = (["host", "port", "username"] as const).every((key) => (changes[key] ?? stored[key]) === stored[key]);
  return !isSame || (stored.secure && changes.secure === false);
}

function passwordNeeded(): AppError {
  const message = mailTexts.passwordAgain;
  return new AppError("VALIDATION_FAILED", { message, fields: { password: message } });
}

/**
 * Connects and signs in with the form's values. A masked password uses the stored one, and only with the stored server.
 */
export async function testSmtpConnection(
  app: App,
  { id, host, port, username, password, secure }: TestConnectionInput,
): Promise<{ connected: boolean; error?: string }> {
  const stored = isMasked(password)
    ? await app.db.prisma.smtpConfig.findFirst({
        where: { id, host, port, username, ...(!secure && { secure }) },
      })
    : undefined;
  if (stored === null) return { connected: false, error: mailTexts.passwordRequired };
  try {
    const server = {
      host,
      port,
      username,
      password: stored ? app.secrets.open(getCell(PASSWORD_COLUMN, stored.id), stored.password) : password,
      tls: getTls({ secure, port }),
    };
    await checkServer(await admitServer(app, server));
    return { connected: true };
  } catch (error) {
    return { connected: false, error: getReason(error, mailTexts.notConnected) };
  }
}

/** Sends a test mail immediately and reports the result. */
export async function sendTestMail(
  app: App,
  { email, name }: { email: string; name?: string | null },
): Promise<{ success: boolean; message: string }> {
  try {
    const sender = getSender(app, await readSenderRows(app.db.pool));
    const to = { name: name || mailTexts.testName, address: email };
    const { file } = await deliver(await admittedTransport(app, sender), {
      messageId: newMessageId(app),
      from: sender.from,
      replyTo: sender.replyTo,
      to,
      ...renderMail("smtp_test", { name: to.name }, sender.site),
    });
    if (file) app.log.info(`mail: ${file}`);
    return { success: true, message: mailTexts.testSent };
  } catch (error) {
    return { success: false, message: getReason(error, mailTexts.testNotSent) };
  }
}

async function disableOthers(tx: Prisma.TransactionClient, id?: number): Promise<void> {
  await tx.smtpConfig.updateMany({ where: { enabled: true, id: { not: id } }, data: { enabled: false } });
}

function getReason(error: unknown, text: string): string {
  return `${text} ${mailStages[getStage(error)]}`;
}

function toView({
  id,
  name,
  host,
  port,
  username,
  secure,
  enabled,
  fromName,
  fromEmail,
  replyTo,
}: Prisma.SmtpConfigGetPayload<object>): SmtpConfigView {
  return { id, name, host, port, username, password: SECRET_MASK, secure, enabled, fromName, fromEmail, replyTo };
}
