import { z } from "zod";
import { emailAddress, id } from "../../common/atoms.ts";
import { entities, meaningOf } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import { page } from "../../common/paging.ts";
import { mailStatus } from "../../mail/admin-schema.ts";
import { issueState } from "../issues/schema.ts";
import { mailFrequency } from "../subscriptions/schema.ts";

const mailsPerMinuteField = z.number().describe("Dakikada en çok e-posta · mails per minute at most");
const delayMinutesField = z
  .number()
  .describe("Yayından ilk e-postaya kadar dakika · minutes from publication to the first mail");
const isPausedField = z.boolean().describe("Gönderim duraklatıldıysa true · true while nothing is sent");

const pace = z.int("Geçerli bir sayı girin").min(1, "En az 1 olmalıdır").max(3000, "En fazla 3.000 olabilir");
const delay = z.int("Geçerli bir sayı girin").min(0, "En az 0 olmalıdır").max(1440, "En fazla 1.440 olabilir");

export const saveMailingSettingsInput = z.strictObject({
  mailsPerMinute: pace.meta(meaningOf(mailsPerMinuteField)),
  delayMinutes: delay.meta(meaningOf(delayMinutesField)),
});
export const pauseMailingInput = z.strictObject({ isPaused: isPausedField });

/** Bounces of a mail provider: the domain of the addresses. */
export const providerRow = z
  .object({
    domain: fields.domain,
    sent: fields.sent,
    failed: fields.failed,
    bounced: fields.bounced,
  })
  .register(entities, { id: "ProviderRow" });

/** Why nothing is sent, if so. */
export const mailingBlock = z.enum(["unconfirmed", "paused"]).register(entities, { id: "MailingBlock" });

const blockedBy = mailingBlock
  .nullable()
  .describe("Gönderimi durduran neden; yoksa null · why nothing is sent; null if it is");

export const mailingState = z
  .object({
    isPaused: isPausedField,
    mailsPerMinute: mailsPerMinuteField,
    delayMinutes: delayMinutesField,
    /** Times of the steps before the first mail. */
    previewedAt: z
      .string()
      .nullable()
      .describe("Önizlemeye bakılan zaman; bakılmadıysa null · when the preview was seen; null before that"),
    testedAt: z
      .string()
      .nullable()
      .describe("Deneme e-postasının zamanı; yoksa null · when a test mail was queued; null before that"),
    testStatus: mailStatus
      .nullable()
      .describe("Deneme e-postasının durumu; yoksa null · state of the test mail; null before that"),
    confirmedAt: z
      .string()
      .nullable()
      .describe("Yasal notun onaylandığı zaman; onaylanmadıysa null · when the law's note was confirmed; else null"),
    confirmedBy: z.string().describe("Onaylayan yönetici · administrator who confirmed it"),
    blockedBy,
    /** Issues that wait or are being sent, and their mails that are left. */
    waitingIssues: z.number().describe("Bekleyen gönderimlerin sayısı · number of issues that wait"),
    waitingMails: z.number().describe("Bekleyen e-postaların sayısı · number of mails that wait"),
    /** The oldest posts among them: number of the issue, title, and when readers could first see it. */
    waitingPosts: z
      .array(
        z.object({
          id: fields.id,
          title: fields.title,
          appearedAt: z
            .string()
            .describe("Okurların yazıyı ilk görebildiği zaman · when readers could first see the post"),
        }),
      )
      .describe("En eski bekleyen yazılar · the oldest posts whose mails wait"),
    providers: z.array(providerRow).describe("Posta sağlayıcılarına göre sayılar · counts by mail provider"),
  })
  .register(entities, { id: "MailingState" });

/** Returns what is left to do before the sending can be opened, by the name of its text; undefined for nothing. */
export function findMissingStep({ previewedAt, testStatus }: MissingStepFacts) {
  if (previewedAt === null) return "notPreviewed";
  if (testStatus === "sent") return undefined;
  return testStatus === null ? "notTested" : testStatus === "pending" ? "testWaits" : "testFailed";
}

interface MissingStepFacts {
  previewedAt: Date | string | null;
  testStatus: z.output<typeof mailStatus> | null;
}

/** The category of a post whose mails are planned; none if it has none. */
export const mailingAudienceInput = z.strictObject({ categoryId: id.optional() });

/** Active subscribers whom a post of the category reaches: with a mail of its own, or within that of the week. */
export const mailingAudience = z
  .object({
    each: z.number().describe("Her yazıda e-posta alan abone sayısı · subscribers who get a mail for each post"),
    weekly: z.number().describe("Haftalık özet alan abone sayısı · subscribers who get the mail of the week"),
    delayMinutes: delayMinutesField,
    blockedBy,
  })
  .register(entities, { id: "MailingAudience" });

export const ISSUES_PER_PAGE = 20;

export const issuePageInput = z.strictObject({ page });

export const issueRow = z
  .object({
    id: fields.id,
    kind: z.enum(["post", "week"]).meta(fields.kind),
    postId: fields.postId.nullable(),
    title: fields.title,
    state: issueState,
    dueAt: fields.dueAt,
    startedAt: z.string().nullable().meta(fields.startedAt),
    finishedAt: fields.finishedAt.nullable(),
    sent: fields.sent,
    failed: fields.failed,
    /** Not sent yet. */
    waiting: fields.waiting,
    /** Not sent because the subscriber left before or the sending was stopped. */
    skipped: fields.skipped,
    /** Subscribers who left by a link of these mails. */
    left: fields.left,
  })
  .register(entities, { id: "IssueRow" });

export const issuePage = z
  .object({
    issues: z.array(issueRow).describe("Gönderimler · issues"),
    total: fields.total,
    pageCount: fields.pageCount,
  })
  .register(entities, { id: "IssuePage" });

export const previewMailInput = z.strictObject({ kind: mailFrequency.meta(fields.kind) });

/** A mail in both looks of mail programs, as documents. */
export const mailPreview = z
  .object({
    subject: fields.subject,
    text: fields.text,
    light: z.string().describe("Açık görünümün HTML belgesi · HTML document of the light look"),
    dark: z.string().describe("Koyu görünümün HTML belgesi · HTML document of the dark look"),
  })
  .register(entities, { id: "MailPreview" });

export const testMailInput = previewMailInput.extend({
  email: emailAddress("Geçerli bir e-posta adresi girin").meta(meaningOf(fields.email)),
});

export type SaveMailingSettingsInput = z.output<typeof saveMailingSettingsInput>;
export type MailingAudience = z.output<typeof mailingAudience>;
export type MailingState = z.output<typeof mailingState>;
export type IssueRow = z.output<typeof issueRow>;
export type IssuePage = z.output<typeof issuePage>;
export type MailPreview = z.output<typeof mailPreview>;
export type TestMailInput = z.output<typeof testMailInput>;
