import { z } from "zod";
import { emailAddress, filterText, id, optionalEmail, requiredText, text } from "../common/atoms.ts";
import { page, pageOf } from "../common/paging.ts";
import { refuseEmpty } from "../common/update.ts";
import { mailTexts } from "./labels.ts";

const portField = z.number();
const secureField = z.boolean();
const fromNameField = z.string();
const fromEmailField = z.string();
const replyToField = z.string();

const host = requiredText(255, mailTexts.hostRequired).regex(/^[\w.:-]+$/, mailTexts.hostInvalid);
const port = z.int(mailTexts.portRequired).min(1, mailTexts.portInvalid).max(65_535, mailTexts.portInvalid);
const username = requiredText(255, mailTexts.usernameRequired);
const password = z
  .string(mailTexts.passwordRequired)
  .min(1, mailTexts.passwordRequired)
  .max(500)
  .refine((value) => !value.includes("\u0000"), "Metinde geçersiz bir karakter var");

const smtpFields = z.strictObject({
  name: requiredText(120, mailTexts.nameRequired),
  host,
  port,
  username,
  secure: secureField,
  enabled: z.boolean(),
  fromName: requiredText(120, mailTexts.fromNameRequired),
  fromEmail: emailAddress(mailTexts.emailInvalid),
  replyTo: optionalEmail(mailTexts.emailInvalid).nullish(),
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
  .extend({ id, password: z.string().max(500).nullish() })
  .superRefine(refuseEmpty(createSmtpInput));

/** An SMTP configuration with the password masked. */
export const smtpConfig = z.object({
  id: z.number(),
  name: z.string(),
  host: z.string(),
  port: portField,
  username: z.string(),
  password: z.string(),
  secure: secureField,
  enabled: z.boolean(),
  fromName: fromNameField,
  fromEmail: fromEmailField,
  replyTo: replyToField,
});

/** `id` names the configuration whose stored password a masked one represents. */
export const testConnectionInput = z.strictObject({
  id: id.optional(),
  host,
  port,
  username,
  password,
  secure: z.boolean().default(true),
});
export const connectionResult = z.object({ connected: z.boolean(), error: z.string().optional() });
export const sendTestInput = z.strictObject({
  email: emailAddress(mailTexts.testEmailRequired),
  name: text(200).nullish(),
});
export const sendTestResult = z.object({ success: z.boolean(), message: z.string() });

const MOST = 200;
const STANDARD = 50;

export const mailStatus = z.enum(["sent", "failed", "pending"]);
export const listMailsInput = z.strictObject({
  page,
  limit: z.int().min(1).max(MOST).default(STANDARD),
  status: mailStatus.optional(),
  search: filterText,
});

/** A mail in the log; its text stays encrypted. */
export const mailLog = z.object({
  id: z.number(),
  status: mailStatus,
  templateSlug: z.string(),
  recipientName: z.string(),
  recipientEmail: z.string(),
  subject: z.string(),
  smtpHost: z.string(),
  smtpFromEmail: z.string(),
  createdAt: z.string(),
  errorMessage: z.string(),
  /** Number of attempts. */
  attempts: z.number(),
  nextAttemptAt: z.string().nullable(),
  sentAt: z.string().nullable(),
  /** True if an administrator has closed a failed mail: it waits for nobody. */
  isClosed: z.boolean(),
});
export const mailLogPage = pageOf(mailLog);
export const mailStats = z.object({
  total: z.number(),
  sent: z.number(),
  failed: z.number(),
  pending: z.number(),
  successRate: z.number(),
});

/** A mail as it was or will be sent; its links have no tokens. */
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
