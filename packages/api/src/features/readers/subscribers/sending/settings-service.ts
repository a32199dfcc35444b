import type { Page } from "@site/contract/common/paging";
import { mailStatus } from "@site/contract/mail/admin-schema";
import { paths } from "@site/contract/paths";
import { MAX_WAITING_NAMED } from "@site/contract/readers/subscribers/issues/schema";
import { mailingTexts } from "@site/contract/readers/subscribers/sending/labels";
import {
  findMissingStep,
  ISSUES_PER_PAGE,
  type IssueRow,
  type MailingAudience,
  type MailingState,
  type MailPreview,
  type SaveMailingSettingsInput,
  type TestMailInput,
} from "@site/contract/readers/subscribers/sending/schema";
import type { MailFrequency } from "@site/contract/readers/subscribers/subscriptions/schema";
import { type MailProps, renderMail } from "@site/mail";
import type { App } from "../../../../core/app.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { databaseNow } from "../../../../core/database/clock.ts";
import { readPage } from "../../../../core/database/read-page.ts";
import { addJob } from "../../../../core/queue/job-queue.ts";
import { queueMail } from "../../../mail/service.ts";
import { getSender, readSenderRows } from "../../../mail/transport-service.ts";
import {
  COUNT_AUDIENCE,
  COUNT_PROVIDERS,
  COUNT_WAITING,
  LIST_ISSUES,
  LIST_PREVIEWED_POSTS,
  LIST_WAITING_POSTS,
  type PostRow,
} from "./queries.ts";
import { toProps } from "./service.ts";

const ONLY = { where: { id: 1 } };
const withTestMail = { ...ONLY, include: { testMail: { select: { status: true } } } } as const;

/** Returns the settings, what was done before the first mail, and what waits. */
export async function getMailingState({ db }: App): Promise<MailingState> {
  const settings = await db.prisma.mailingSetting.findUniqueOrThrow(withTestMail);
  const { rows: waiting } = await db.pool.query<Pick<MailingState, "waitingIssues" | "waitingMails">>(COUNT_WAITING);
  const { rows: providers } = await db.pool.query<MailingState["providers"][number]>(COUNT_PROVIDERS);
  const posts = await db.pool.query<{ id: number; title: string; appearedAt: Date }>(LIST_WAITING_POSTS, [
    MAX_WAITING_NAMED,
  ]);
  const { isPaused, mailsPerMinute, delayMinutes, previewedAt, testedAt, confirmedAt, confirmedBy } = settings;
  return {
    isPaused,
    mailsPerMinute,
    delayMinutes,
    previewedAt: previewedAt?.toISOString() ?? null,
    testedAt: testedAt?.toISOString() ?? null,
    testStatus: getTestStatus(settings),
    confirmedAt: confirmedAt?.toISOString() ?? null,
    confirmedBy,
    blockedBy: getBlock(settings),
    waitingIssues: waiting[0]?.waitingIssues ?? 0,
    waitingMails: waiting[0]?.waitingMails ?? 0,
    waitingPosts: posts.rows.map((post) => ({ ...post, appearedAt: post.appearedAt.toISOString() })),
    providers,
  };
}

/** Returns what became of the test mail; one that the log has dropped was sent long ago. */
function getTestStatus({ testedAt, testMail }: { testedAt: Date | null; testMail: { status: string } | null }) {
  return testedAt && mailStatus.parse(testMail?.status ?? "sent");
}

function getBlock({ confirmedAt, isPaused }: { confirmedAt: Date | null; isPaused: boolean }) {
  if (confirmedAt === null) return "unconfirmed";
  return isPaused ? "paused" : null;
}

/** Counts the subscribers whom a post reaches, and says when and whether its mails leave. */
export async function countAudience({ db }: App, categoryId?: number): Promise<MailingAudience> {
  const { delayMinutes, ...settings } = await db.prisma.mailingSetting.findUniqueOrThrow(ONLY);
  const { rows } = await db.pool.query<{ each: number; weekly: number }>(COUNT_AUDIENCE, [categoryId ?? null]);
  const { each = 0, weekly = 0 } = rows[0] ?? {};
  return { each, weekly, delayMinutes, blockedBy: getBlock(settings) };
}

/** Saves the pace, and the delay of posts that are published from now on. */
export async function saveMailingSettings({ db }: App, data: SaveMailingSettingsInput): Promise<void> {
  await db.prisma.mailingSetting.update({ ...ONLY, data });
}

/** Stops all mails to subscribers, or goes on with them. */
export async function pauseMailing({ db }: App, isPaused: boolean): Promise<{ message: string }> {
  await db.prisma.$transaction(async (tx) => {
    await tx.mailingSetting.update({ ...ONLY, data: { isPaused } });
    if (!isPaused) await addJob(tx, "send-issues", {});
  });
  return { message: isPaused ? mailingTexts.paused : mailingTexts.resumed };
}

/** Returns a mail in both looks, and notes that it was seen. */
export async function previewMail(app: App, kind: MailFrequency): Promise<MailPreview> {
  const { site } = getSender(app, await readSenderRows(app.db.pool));
  const { template, props } = await getSample(app, kind);
  const { subject, text, html: light } = renderMail(template, props, site, { theme: "light" });
  const { html: dark } = renderMail(template, props, site, { theme: "dark" });
  const previewedAt = await databaseNow(app.db.pool);
  await app.db.prisma.mailingSetting.update({ ...ONLY, data: { previewedAt } });
  return { subject, text, light, dark };
}

/** Queues a test mail to an address and notes it. */
export async function sendTestMail(app: App, { kind, email }: TestMailInput): Promise<void> {
  const { template, props } = await getSample(app, kind);
  await app.db.prisma.$transaction(async (tx) => {
    const testMailId = await queueMail(app, tx, { template, to: { name: "", email }, props });
    await tx.mailingSetting.update({ ...ONLY, data: { testedAt: await databaseNow(tx), testMailId } });
  });
}

/**
 * Opens the sending, after the note about the law was read.
 * @throws VALIDATION_FAILED before the preview was seen and a test mail sent
 */
export async function confirmMailing({ db }: App, admin: { username: string }): Promise<void> {
  await db.prisma.$transaction(async (tx) => {
    const settings = await tx.mailingSetting.findUniqueOrThrow(withTestMail);
    const missing = findMissingStep({ previewedAt: settings.previewedAt, testStatus: getTestStatus(settings) });
    if (missing) throw new AppError("VALIDATION_FAILED", { message: mailingTexts[missing] });
    const data = { confirmedAt: await databaseNow(tx), confirmedBy: admin.username };
    await tx.mailingSetting.updateMany({ where: { id: 1, confirmedAt: null }, data });
    await addJob(tx, "send-issues", {});
  });
}

/** Returns a page of issues with the counts of their mails, newest first. */
export function listIssues(app: App, page: number): Promise<Page<IssueRow>> {
  return readPage(app.db.pool, { text: LIST_ISSUES, values: [], page, limit: ISSUES_PER_PAGE, toItem: toIssue });
}

interface CountedIssue extends Omit<IssueRow, "dueAt" | "startedAt" | "finishedAt"> {
  dueAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  total: number;
}

function toIssue({ total: _, dueAt, startedAt, finishedAt, ...issue }: CountedIssue): IssueRow {
  return {
    ...issue,
    dueAt: dueAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

type Sample =
  | { template: "subscriber_post"; props: MailProps<"subscriber_post"> }
  | { template: "subscriber_week"; props: MailProps<"subscriber_week"> };

/** Returns a mail with the newest posts, or with a made-up one if there is none; its links lead to the form. */
async function getSample(app: App, kind: MailFrequency): Promise<Sample> {
  const { rows } = await app.db.pool.query<PostRow>(LIST_PREVIEWED_POSTS, [kind === "each" ? 1 : 3]);
  const made = { title: mailingTexts.sampleTitle, excerpt: mailingTexts.sampleExcerpt, path: paths.blog };
  const posts = rows.length > 0 ? rows.map(toProps) : [made];
  const stop = { stopPath: paths.follow, oneClickPath: paths.follow };
  return kind === "each"
    ? { template: "subscriber_post", props: { ...(posts[0] ?? made), ...stop } }
    : { template: "subscriber_week", props: { posts, ...stop } };
}
