import { z } from "zod";
import { emailAddress, id } from "../../../common/atoms.ts";
import { page, pageOf } from "../../../common/paging.ts";
import { mailStatus } from "../../../mail/admin-schema.ts";
import { issueState } from "../issues/schema.ts";
import { mailFrequency } from "../subscriptions/schema.ts";

const mailsPerMinuteField = z.number();
const delayMinutesField = z.number();
const isPausedField = z.boolean();

const pace = z.int("Geçerli bir sayı girin").min(1, "En az 1 olmalıdır").max(3000, "En fazla 3.000 olabilir");
const delay = z.int("Geçerli bir sayı girin").min(0, "En az 0 olmalıdır").max(1440, "En fazla 1.440 olabilir");

export const saveMailingSettingsInput = z.strictObject({
  mailsPerMinute: pace,
  delayMinutes: delay,
});
export const pauseMailingInput = z.strictObject({ isPaused: isPausedField });

/** Bounces by mail provider, which is the domain of the addresses. */
export const providerRow = z.object({
  domain: z.string(),
  sent: z.number(),
  failed: z.number(),
  bounced: z.number(),
});

/** Why no mail is sent. */
export const mailingBlock = z.enum(["unconfirmed", "paused"]);

const blockedBy = mailingBlock.nullable();

export const mailingState = z.object({
  isPaused: isPausedField,
  mailsPerMinute: mailsPerMinuteField,
  delayMinutes: delayMinutesField,
  /** Times of the steps before the first mail. */
  previewedAt: z.string().nullable(),
  testedAt: z.string().nullable(),
  testStatus: mailStatus.nullable(),
  confirmedAt: z.string().nullable(),
  confirmedBy: z.string(),
  blockedBy,
  /** Issues that wait or are being sent, and their remaining mails. */
  waitingIssues: z.number(),
  waitingMails: z.number(),
  /** The oldest waiting posts: id of the issue, title, and when readers could first see the post. */
  waitingPosts: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      appearedAt: z.string(),
    }),
  ),
  providers: z.array(providerRow),
});

/** Returns what must be done before the sending can be opened, as the name of its text; undefined if nothing. */
export function findMissingStep({ previewedAt, testStatus }: MissingStepFacts) {
  if (previewedAt === null) return "notPreviewed";
  if (testStatus === "sent") return undefined;
  return testStatus === null ? "notTested" : testStatus === "pending" ? "testWaits" : "testFailed";
}

interface MissingStepFacts {
  previewedAt: Date | string | null;
  testStatus: z.output<typeof mailStatus> | null;
}

/** The category of a post whose mails are planned; missing if it has none. */
export const mailingAudienceInput = z.strictObject({ categoryId: id.optional() });

/** Active subscribers who get a post of the category, by a mail of its own or in the weekly one. */
export const mailingAudience = z.object({
  each: z.number(),
  weekly: z.number(),
  delayMinutes: delayMinutesField,
  blockedBy,
});

export const ISSUES_PER_PAGE = 20;

export const issuePageInput = z.strictObject({ page });

export const issueRow = z.object({
  id: z.number(),
  kind: z.enum(["post", "week"]),
  postId: z.number().nullable(),
  title: z.string(),
  state: issueState,
  dueAt: z.string(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  sent: z.number(),
  failed: z.number(),
  /** Mails that are not sent yet. */
  waiting: z.number(),
  /** Mails that were not sent because the subscriber had left or the sending was stopped. */
  skipped: z.number(),
  /** Subscribers who left by a link of these mails. */
  left: z.number(),
});

export const issuePage = pageOf(issueRow);

export const previewMailInput = z.strictObject({ kind: mailFrequency });

/** A mail in both looks of mail programs, as documents. */
export const mailPreview = z.object({
  subject: z.string(),
  text: z.string(),
  light: z.string(),
  dark: z.string(),
});

export const testMailInput = previewMailInput.extend({
  email: emailAddress("Geçerli bir e-posta adresi girin"),
});

export type SaveMailingSettingsInput = z.output<typeof saveMailingSettingsInput>;
export type MailingAudience = z.output<typeof mailingAudience>;
export type MailingState = z.output<typeof mailingState>;
export type IssueRow = z.output<typeof issueRow>;
export type MailPreview = z.output<typeof mailPreview>;
export type TestMailInput = z.output<typeof testMailInput>;
