import { z } from "zod";
import { emailAddress, filterText, id, optionalEmail, requiredText, text } from "../common/atoms.ts";
import { entities, meaningOf } from "../common/field.ts";
import * as fields from "../common/fields.ts";
import { page } from "../common/paging.ts";
import { refuseEmpty } from "../common/update.ts";
import { mailTexts } from "./labels.ts";

const portField = z.number().meta({ description: "Bağlantı noktası · port", example: 587 });
const secureField = z.boolean().describe("Şifreli bağlantıysa true · true for an encrypted connection");
const fromNameField = z
  .string()
  .meta({ description: "Gönderenin adı · name of the sender", example: "Hukuk ve Yazılım" });
const fromEmailField = z
  .string()
  .meta({ description: "Gönderenin adresi · address of the sender", example: "bildirim@example.org" });
const replyToField = z
  .string()
  .meta({ description: "Yanıt adresi · address for replies", example: "iletisim@example.org" });

const host = requiredText(255, mailTexts.hostRequired)
  .regex(/^[\w.:-]+$/, mailTexts.hostInvalid)
  .meta(fields.host);
const port = z
  .int(mailTexts.portRequired)
  .min(1, mailTexts.portInvalid)
  .max(65_535, mailTexts.portInvalid)
  .meta(meaningOf(portField));
const username = requiredText(255, mailTexts.usernameRequired).meta(meaningOf(fields.username));
const password = z
  .string(mailTexts.passwordRequired)
  .min(1, mailTexts.passwordRequired)
  .max(500)
  .refine((value) => !value.includes("\u0000"), "Metinde geçersiz bir karakter var")
  .meta(fields.password);

const smtpFields = z.strictObject({
  name: requiredText(120, mailTexts.nameRequired).meta(meaningOf(fields.name)),
  host,
  port,
  username,
  secure: secureField,
  enabled: fields.isEnabled,
  fromName: requiredText(120, mailTexts.fromNameRequired).meta(meaningOf(fromNameField)),
  fromEmail: emailAddress(mailTexts.emailInvalid).meta(meaningOf(fromEmailField)),
  replyTo: optionalEmail(mailTexts.emailInvalid).nullish().meta(meaningOf(replyToField)),
});

/** An SMTP configuration to create. */
export const createSmtpInput = smtpFields.extend({
  password,
  secure: smtpFields.shape.secure.default(true),
  enabled: smtpFields.shape.enabled.default(true),
});

/** Fields that are not sent stay as they are; so does a password that is masked or empty. */
export const updateSmtpInput = smtpFields
  .partial()
  .extend({ id, password: z.string().max(500).nullish().meta(fields.password) })
  .superRefine(refuseEmpty(createSmtpInput));

/** An SMTP configuration with the password masked. */
export const smtpConfig = z
  .object({
    id: fields.id,
    name: fields.name,
    host: z.string().meta(fields.host),
    port: portField,
    username: fields.username,
    password: z.string().meta(fields.password),
    secure: secureField,
    enabled: fields.isEnabled,
    fromName: fromNameField,
    fromEmail: fromEmailField,
    replyTo: replyToField,
  })
  .register(entities, { id: "SmtpConfig" });

/** `id` names the configuration whose stored password a masked one represents. */
export const testConnectionInput = z.strictObject({
  id: id.optional(),
  host,
  port,
  username,
  password,
  secure: z.boolean().default(true).meta(meaningOf(secureField)),
});
export const connectionResult = z
  .object({ connected: fields.connected, error: fields.error.optional() })
  .register(entities, { id: "SmtpConnectionResult" });
export const sendTestInput = z.strictObject({
  email: emailAddress(mailTexts.testEmailRequired).meta(meaningOf(fields.email)),
  name: text(200).nullish().meta(meaningOf(fields.name)),
});
export const sendTestResult = z
  .object({ success: fields.success, message: fields.message })
  .register(entities, { id: "SendTestResult" });

const MOST = 200;
const STANDARD = 50;

export const mailStatus = z
  .enum(["sent", "failed", "pending"])
  .meta(fields.status)
  .register(entities, { id: "MailStatus" });
export const listMailsInput = z.strictObject({
  page,
  limit: z.int().min(1).max(MOST).default(STANDARD).meta(meaningOf(fields.limit)),
  status: mailStatus.optional(),
  search: filterText.meta(fields.search),
});

/** A mail in the log; its text stays encrypted. */
export const mailLog = z
  .object({
    id: fields.id,
    status: mailStatus,
    templateSlug: z.string().describe("Şablonun adı · name of the template"),
    recipientName: z.string().meta({ description: "Alıcının adı · name of the recipient", example: "Ayşe Yılmaz" }),
    recipientEmail: z
      .string()
      .meta({ description: "Alıcının adresi · address of the recipient", example: "ayse.yilmaz@example.org" }),
    subject: fields.subject,
    smtpHost: z.string().meta({ description: "Gönderen sunucu · server that sent it", example: "smtp.example.org" }),
    smtpFromEmail: z
      .string()
      .meta({ description: "Gönderen adres · address of the sender", example: "bildirim@example.org" }),
    createdAt: fields.createdAt,
    errorMessage: z.string().describe("Hatanın metni; yoksa boş · text of the error; empty without one"),
    /** Number of attempts. */
    attempts: fields.attempts,
    nextAttemptAt: z
      .string()
      .nullable()
      .describe("Sonraki denemenin zamanı; yoksa null · time of the next attempt; null without one"),
    sentAt: fields.sentAt.nullable(),
  })
  .register(entities, { id: "MailLog" });
export const mailList = z
  .object({
    logs: z.array(mailLog).describe("E-postalar · mails"),
    pagination: z
      .object({ page: fields.page, limit: fields.limit, total: fields.total, totalPages: fields.pageCount })
      .meta(fields.pagination),
  })
  .register(entities, { id: "MailList" });
export const mailStats = z
  .object({
    total: fields.total,
    sent: fields.sent,
    failed: fields.failed,
    pending: fields.pending,
    successRate: z.number().describe("Başarı oranı, yüzde · rate of success in percent"),
  })
  .register(entities, { id: "MailStats" });

/** A mail as it was or will be sent; links are without their tokens. */
export const mailBody = z.object({ subject: z.string(), html: z.string() });

/** The queue; the age is that of the oldest waiting mail, 0 if none waits. */
export const mailQueue = z.object({ waiting: z.number(), failed: z.number(), oldestWaitingSeconds: z.number() });

export type MailStats = z.output<typeof mailStats>;
export type CreateSmtpInput = z.output<typeof createSmtpInput>;
export type UpdateSmtpInput = z.output<typeof updateSmtpInput>;
export type SmtpConfigView = z.output<typeof smtpConfig>;
export type TestConnectionInput = z.output<typeof testConnectionInput>;
export type ListMailsInput = z.output<typeof listMailsInput>;
export type MailLog = z.output<typeof mailLog>;
