import { createHash } from "node:crypto";
import { paths } from "@site/contract/paths";
import type { MailProps } from "@site/mail";
import type pg from "pg";
import type { App } from "../../../../core/app.ts";
import { inTransaction } from "../../../../core/database/transaction.ts";
import { addJob } from "../../../../core/queue/job-queue.ts";
import { type Mail, queueMails } from "../../../mail/service.ts";
import { getManagePaths } from "../subscriptions/links.ts";
import {
  CLAIM_DELIVERIES,
  CLAIM_UNREACHED_ISSUE,
  COUNT_HANDED_OVER,
  type DeliveryRow,
  FINISH_ISSUES,
  IS_ANYTHING_LEFT,
  KEEP_OLD_OUT,
  LIST_WEEK_POSTS,
  LOCK_OUTBOX,
  NOTE_QUEUED,
  NOTE_SKIPPED,
  type PostRow,
  REACH_NEXT,
  READ_SETTINGS,
  REOPEN_WITHDRAWN_ISSUES,
  START_DUE_ISSUES,
  START_WEEK,
  STEP_SECONDS,
} from "./queries.ts";

type IssueMail = Mail<"subscriber_post"> | Mail<"subscriber_week">;

/**
 * Starts due issues, gives each subscriber a delivery, and hands the next deliveries to the outbox at the set pace.
 * Every step can be cut off and repeated: a delivery exists once for issue and subscriber, and its Message-ID is derived
 * from both. Nothing happens before an administrator has confirmed the first mail, or while sending is paused.
 */
export async function sendIssues(app: App): Promise<void> {
  const { rows } = await app.db.pool.query<{ isPaused: boolean; isConfirmed: boolean; mailsPerMinute: number }>(
    READ_SETTINGS,
  );
  const settings = rows[0];
  if (!settings?.isConfirmed || settings.isPaused) return;
  await app.db.pool.query(KEEP_OLD_OUT);
  await app.db.pool.query(START_DUE_ISSUES);
  await app.db.pool.query(REOPEN_WITHDRAWN_ISSUES);
  while (await reachNext(app));
  await inTransaction(app.db.pool, (client) => handOver(app, client, settings.mailsPerMinute));
}

/** Starts the mail of the week; a job that comes later on the same Monday finds it made. */
export async function startWeeklyIssue(app: App): Promise<void> {
  const day = new Date().toLocaleDateString("tr-TR", { timeZone: "Europe/Istanbul", day: "numeric", month: "long" });
  await inTransaction(app.db.pool, async (client) => {
    const { rowCount } = await client.query(START_WEEK, [`Haftanın yazıları, ${day}`]);
    if (rowCount) await addJob(client, "send-issues", {});
  });
}

/** Adds the deliveries of the next subscribers. @returns false if there is nobody left */
function reachNext(app: App): Promise<boolean> {
  return inTransaction(app.db.pool, async (client) => {
    const { rows } = await client.query<{ id: number }>(CLAIM_UNREACHED_ISSUE);
    if (!rows[0]) return false;
    await client.query(REACH_NEXT, [rows[0].id]);
    return true;
  });
}

async function handOver(app: App, client: pg.ClientBase, mailsPerMinute: number): Promise<void> {
  const { rows: locks } = await client.query<{ isMine: boolean }>(LOCK_OUTBOX);
  if (!locks[0]?.isMine) return;
  const { rows } = await client.query<DeliveryRow>(CLAIM_DELIVERIES, [await getPortion(client, mailsPerMinute)]);
  await queueDeliveries(app, client, rows);
  await client.query(FINISH_ISSUES);
  const { rows: left } = await client.query<{ isLeft: boolean }>(IS_ANYTHING_LEFT);
  if (left[0]?.isLeft) await addJob(client, "send-issues", {}, { key: "issues", delayMs: STEP_SECONDS * 1000 });
}

/** Returns how many mails the pace allows now. While the mail server is away the outbox holds those of a minute. */
async function getPortion(client: pg.ClientBase, mailsPerMinute: number): Promise<number> {
  const { rows } = await client.query<{ recent: number; queued: number }>(COUNT_HANDED_OVER);
  const { recent = 0, queued = 0 } = rows[0] ?? {};
  const portion = Math.ceil((mailsPerMinute * STEP_SECONDS) / 60);
  return Math.max(0, Math.min(portion - recent, mailsPerMinute - queued));
}

async function queueDeliveries(app: App, client: pg.ClientBase, rows: DeliveryRow[]): Promise<void> {
  const weeks = new Map<number, WeekPost[]>();
  const queued: { row: DeliveryRow; mail: IssueMail }[] = [];
  for (const row of rows) {
    if (row.isWeek && !weeks.has(row.issueId)) weeks.set(row.issueId, await listWeekPosts(client, row.issueId));
    const mail = row.isActive ? toMail(app, row, weeks.get(row.issueId) ?? []) : undefined;
    if (mail) queued.push({ row, mail });
  }
  await queueMails(
    app,
    client,
    queued.map(({ mail }) => mail),
  );
  const noted = queued.map(({ row: { issueId, subscriberId }, mail: { messageId } }) => ({
    issueId,
    subscriberId,
    messageId,
  }));
  await client.query(NOTE_QUEUED, [JSON.stringify(noted)]);
  const mailed = new Set(queued.map(({ row }) => row));
  await client.query(NOTE_SKIPPED, [JSON.stringify(rows.filter((row) => !mailed.has(row)))]);
}

interface WeekPost extends PostRow {
  categoryId: number | null;
  appearedAt: Date;
}

async function listWeekPosts(client: pg.ClientBase, issueId: number): Promise<WeekPost[]> {
  return (await client.query<WeekPost>(LIST_WEEK_POSTS, [issueId])).rows;
}

/** Returns a delivery's mail; undefined if no post of the week is left for the subscriber. */
function toMail(app: App, row: DeliveryRow, posts: WeekPost[]): IssueMail | undefined {
  const mail = { to: { name: "", email: row.email }, messageId: getMessageId(app, row), isBulk: true };
  const stop = getManagePaths(app, row.key, row.issueId);
  if (!row.isWeek) {
    const { title, excerpt, slug } = row;
    if (title === null || excerpt === null || slug === null) return undefined;
    return { ...mail, template: "subscriber_post", props: { ...toProps({ title, excerpt, slug }), ...stop } };
  }
  const chosen = posts.filter(
    ({ categoryId, appearedAt }) =>
      row.consentAt <= appearedAt &&
      (row.categoryIds.length === 0 || (categoryId !== null && row.categoryIds.includes(categoryId))),
  );
  if (chosen.length === 0) return undefined;
  return { ...mail, template: "subscriber_week", props: { posts: chosen.map(toProps), ...stop } };
}

/** Returns what a mail shows of a post. */
export function toProps({ title, excerpt, slug }: PostRow): MailProps<"subscriber_week">["posts"][number] {
  return { title, excerpt, path: paths.post(slug) };
}

/** Returns the Message-ID of an issue for a subscriber: always the same, so that mailboxes drop a double. */
export function getMessageId({ siteUrl }: Pick<App, "siteUrl">, row: Pick<DeliveryRow, "issueKey" | "subscriberId">) {
  const hash = createHash("sha256").update(`${row.issueKey} ${row.subscriberId}`).digest("base64url");
  return `<issue.${hash}@${new URL(siteUrl).hostname}>`;
}
