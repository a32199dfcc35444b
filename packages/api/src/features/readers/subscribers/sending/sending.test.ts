import { setTimeout as sleep } from "node:timers/promises";
import { mailTexts } from "@site/contract/mail/labels";
import { issueTexts } from "@site/contract/readers/subscribers/issues/labels";
import { mailingTexts } from "@site/contract/readers/subscribers/sending/labels";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runDueJobs } from "../../../../jobs/worker.ts";
import {
  anonymousCaller,
  createTestApp,
  makeCategory,
  makePost,
  signedInAdmin,
  type TestApp,
} from "../../../../testing/index.ts";
import { startMailServer, type TestMailServer } from "../../../../testing/smtp.ts";
import { answerFollow } from "../subscriptions/service.ts";
import { sendIssues, startWeeklyIssue } from "./service.ts";

let app: TestApp;
let smtp: TestMailServer;
let admin: Awaited<ReturnType<typeof signedInAdmin>>["caller"]["admin"];
beforeAll(async () => {
  app = await createTestApp();
  smtp = await startMailServer();
  app.mail.smtpUrl = smtp.url;
  ({
    caller: { admin },
  } = await signedInAdmin(app));
});
beforeEach(async () => {
  for (const table of ["subscribers", "mail_issues", "email_logs", "posts", "graphile_worker._private_jobs"])
    await app.db.pool.query(`DELETE FROM ${table}`);
  await configure("previewed_at = now(), tested_at = now(), confirmed_at = now(), confirmed_by = 'ayşe'");
  await configure("is_paused = false, mails_per_minute = 3000, delay_minutes = 0");
  smtp.received.length = 0;
});
afterEach(() => {
  smtp.refusal = () => undefined;
});

const configure = (set: string) => app.db.pool.query(`UPDATE mailing_settings SET ${set}`);

/** Adds active subscribers: name → what differs. */
async function addSubscribers(
  names: string[],
  given: { frequency?: string; categoryIds?: number[]; consentAt?: Date } = {},
) {
  await app.db.prisma.subscriber.createMany({
    data: names.map((name) => ({
      email: `${name}@example.org`,
      state: "active",
      consentAt: new Date(Date.now() - 60_000),
      consentSource: "page",
      consentText: "test",
      ...given,
    })),
  });
}

/** Runs what is due, as if the steps of the pace had passed, until nothing is left. */
async function sendAll(): Promise<void> {
  for (let last = -1; last !== smtp.received.length; ) {
    last = smtp.received.length;
    await app.db.pool.query("UPDATE issue_deliveries SET queued_at = queued_at - interval '1 minute'");
    await app.db.pool.query("UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now()");
    await runDueJobs(app);
  }
}

const recipients = () => smtp.received.flatMap((mail) => mail.recipients).sort();
const states = async () =>
  (await app.db.pool.query<{ state: string }>("SELECT state FROM issue_deliveries ORDER BY subscriber_id")).rows.map(
    ({ state }) => state,
  );

describe("a published post", () => {
  it("is mailed once to those who chose it, with one-click headers, also if it is published again", async () => {
    const category = await makeCategory(app);
    await addSubscribers(["herkes"]);
    await addSubscribers(["konusu"], { categoryIds: [category.id] });
    await addSubscribers(["baska"], { categoryIds: [category.id + 1000] });
    await addSubscribers(["haftalik"], { frequency: "weekly" });
    const post = await makePost(app, { title: "İlk yazı", excerpt: "Özeti", categoryId: category.id });
    await sendAll();
    expect(recipients()).toEqual(["herkes@example.org", "konusu@example.org"]);
    const [mail] = smtp.received;
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
    expect(mail).toMatchObject({ subject: "İlk yazı", text: expect.stringContaining("Özeti") });
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(header("list-unsubscribe")).toMatch(/^<https:\/\/site\.example\.org\/api\/subscribers\/leave\?token=/);
    expect(mail?.html).not.toContain("<img");

    await admin.posts.update({ id: post.id, status: "draft" });
    await admin.posts.update({ id: post.id, status: "published", title: "Yeni başlık" });
    await addSubscribers(["sonradan"]);
    await sendAll();
    expect(smtp.received).toHaveLength(2);
    const { items: issues } = await admin.mailing.issues({ page: 1 });
    expect(issues).toMatchObject([{ postId: post.id, state: "done", sent: 2, failed: 0, waiting: 0 }]);
  });

  it("reaches as many as its audience says, by category and frequency", async () => {
    const category = await makeCategory(app);
    await addSubscribers(["herkes"]);
    await addSubscribers(["konusu"], { categoryIds: [category.id] });
    await addSubscribers(["haftalik"], { frequency: "weekly" });
    expect(await admin.mailing.audience({ categoryId: category.id })).toMatchObject({ each: 2, weekly: 1 });
    await configure("is_paused = true, delay_minutes = 7");
    expect(await admin.mailing.audience({})).toEqual({ each: 1, weekly: 1, delayMinutes: 7, blockedBy: "paused" });
    await expect(anonymousCaller(app).admin.mailing.audience({})).rejects.toMatchObject({
      cause: { code: "UNAUTHORIZED" },
    });
  });

  it("is kept out by its own publication, and let in by a later change", async () => {
    await addSubscribers(["a"]);
    const kept = await makePost(app, { isMailed: false });
    const draft = await makePost(app, { status: "draft" });
    await admin.posts.update({ id: draft.id, status: "published", isMailed: false });
    await sendAll();
    expect(smtp.received).toHaveLength(0);
    await admin.posts.update({ id: kept.id, isMailed: true });
    await sendAll();
    expect(recipients()).toEqual(["a@example.org"]);
  });

  it("waits for the delay, and for a scheduled time", async () => {
    await addSubscribers(["a"]);
    await configure("delay_minutes = 10");
    await makePost(app);
    const at = new Date(Date.now() + 3_600_000).toISOString();
    await makePost(app, { publishedAt: at });
    const due = await app.db.prisma.mailIssue.findMany({ orderBy: { id: "asc" } });
    expect(due.map(({ dueAt }) => Math.round((dueAt.getTime() - Date.now()) / 60_000))).toEqual([10, 70]);
    await sendIssues(app);
    expect(await app.db.prisma.issueDelivery.count()).toBe(0);
  });

  it("is not mailed while it is kept out, hidden or paused, and goes on where it stopped", async () => {
    await addSubscribers(Array.from({ length: 6 }, (_, n) => `kisi${n}`));
    await configure("mails_per_minute = 24"); // two a step
    const post = await makePost(app);
    await sendIssues(app);
    await admin.postIssues.keepOut({ postId: post.id, isKeptOut: true });
    await sendAll();
    expect(smtp.received).toHaveLength(0); // those in the outbox were taken back
    await admin.postIssues.keepOut({ postId: post.id, isKeptOut: false });
    await sendIssues(app);
    await admin.posts.update({ id: post.id, status: "draft" });
    await runDueJobs(app);
    expect(smtp.received).toHaveLength(0);
    await admin.posts.update({ id: post.id, status: "published" });
    await admin.mailing.pause({ isPaused: true });
    await sendAll();
    expect(smtp.received).toHaveLength(0);
    expect(await admin.mailing.state()).toMatchObject({ blockedBy: "paused", waitingIssues: 1, waitingMails: 6 });
    await admin.mailing.pause({ isPaused: false });
    await sendAll();
    expect(new Set(recipients()).size).toBe(6);
    expect(smtp.received).toHaveLength(6);
  });

  it("is mailed later if it was hidden after the last mail had reached the outbox", async () => {
    await addSubscribers(["a"]);
    const post = await makePost(app);
    await sendIssues(app);
    expect(await states()).toEqual(["queued"]);
    expect(await app.db.prisma.mailIssue.findFirst()).toMatchObject({ state: "done" });
    await admin.posts.update({ id: post.id, status: "draft" });
    await sendAll();
    expect(smtp.received).toHaveLength(0);
    await admin.posts.update({ id: post.id, status: "published" });
    await sendAll();
    expect(recipients()).toEqual(["a@example.org"]);
    expect(await app.db.prisma.mailIssue.findFirst()).toMatchObject({ state: "done" });
  });

  it("is not mailed to one who left meanwhile", async () => {
    await addSubscribers(["giden", "kalan"]);
    await makePost(app);
    await sendIssues(app);
    const { key, id } = await app.db.prisma.subscriber.findFirstOrThrow({ where: { email: "giden@example.org" } });
    const { getManagePaths } = await import("../subscriptions/links.ts");
    const token = new URL(getManagePaths(app, key).oneClickPath, app.siteUrl).searchParams.get("token") ?? "";
    await anonymousCaller(app).subscribers.leave({ token });
    await sendAll();
    expect(recipients()).toEqual(["kalan@example.org"]);
    expect(await app.db.prisma.issueDelivery.findFirst({ where: { subscriberId: id } })).toMatchObject({
      state: "skipped",
    });
  });
});

describe("a refused mail", () => {
  it("ends the subscription if the mailbox does not exist, and only then", async () => {
    await addSubscribers(["yok"]);
    await makePost(app);
    smtp.refusal = () => "550 5.7.1 Blocked";
    await sendAll();
    expect(await states()).toEqual(["failed"]);
    expect(await app.db.prisma.subscriber.findFirst()).toMatchObject({ state: "active" });
    await makePost(app);
    smtp.refusal = () => "550 5.1.1 No such user";
    await sendAll();
    expect(await app.db.prisma.subscriber.findFirst()).toMatchObject({ state: "bounced" });
    expect((await admin.mailing.state()).providers).toEqual([
      { domain: "example.org", sent: 0, failed: 2, bounced: 1 },
    ]);
    const { id } = await app.db.prisma.emailLog.findFirstOrThrow({ orderBy: { id: "desc" } });
    await expect(admin.emailLogs.resend({ id })).rejects.toThrow(mailTexts.notSubscribed);
  });

  it("is sent again to a subscriber who did not get it, once, and not after they left or the post was hidden", async () => {
    await addSubscribers(["kutusu-dolu"]);
    const post = await makePost(app);
    smtp.refusal = () => "550 5.7.1 Blocked";
    await sendAll();
    const { id, messageId } = await app.db.prisma.emailLog.findFirstOrThrow({ orderBy: { id: "desc" } });
    const change = (status: string) => app.db.prisma.post.update({ where: { id: post.id }, data: { status } });
    await change("draft");
    await expect(admin.emailLogs.resend({ id })).rejects.toThrow(mailTexts.notSubscribed);
    await change("published");
    await app.db.pool.query("UPDATE subscribers SET state = 'left'");
    await expect(admin.emailLogs.resend({ id })).rejects.toThrow(mailTexts.notSubscribed);
    await app.db.pool.query("UPDATE subscribers SET state = 'active'");
    smtp.refusal = () => undefined;
    await admin.emailLogs.resend({ id });
    expect(await states()).toEqual(["queued"]);
    await expect(admin.emailLogs.resend({ id })).rejects.toThrow(mailTexts.toSubscriber);
    await sendAll();
    expect([await states(), recipients()]).toEqual([["sent"], ["kutusu-dolu@example.org"]]);
    expect(await app.db.prisma.emailLog.findUnique({ where: { id } })).toMatchObject({ messageId, status: "sent" });
    await expect(admin.emailLogs.resend({ id })).rejects.toThrow(mailTexts.toSubscriber);
  });
});

describe("the mail of the week", () => {
  it("lists each post once, to those whose categories have one", async () => {
    const [law, code] = [await makeCategory(app), await makeCategory(app)];
    await addSubscribers(["hepsi"], { frequency: "weekly" });
    await addSubscribers(["hukuk"], { frequency: "weekly", categoryIds: [law.id] });
    await addSubscribers(["bos"], { frequency: "weekly", categoryIds: [law.id + 1000] });
    await startWeeklyIssue(app);
    expect(await app.db.prisma.mailIssue.count()).toBe(0);
    await makePost(app, { title: "Hukuk yazısı", categoryId: law.id });
    await makePost(app, { title: "Yazılım yazısı", categoryId: code.id });
    const kept = await makePost(app, { title: "Gizli yazı", categoryId: law.id });
    await admin.postIssues.keepOut({ postId: kept.id, isKeptOut: true });
    await app.db.pool.query("UPDATE posts SET published_at = date_trunc('week', now()) - interval '1 hour'");
    await startWeeklyIssue(app);
    await startWeeklyIssue(app);
    await sendAll();
    expect(recipients()).toEqual(["hepsi@example.org", "hukuk@example.org"]);
    const texts = Object.fromEntries(smtp.received.map((mail) => [mail.recipients[0], mail.text ?? ""]));
    expect(texts["hepsi@example.org"]).toMatch(/Hukuk yazısı[\s\S]*Yazılım yazısı/);
    expect(texts["hukuk@example.org"]).not.toContain("Yazılım yazısı");
    expect(Object.values(texts).join()).not.toContain("Gizli yazı");
    await app.db.pool.query("UPDATE mail_issues SET week = week - 7 WHERE week IS NOT NULL"); // a week later
    await startWeeklyIssue(app);
    expect(await app.db.prisma.mailIssue.count({ where: { week: { not: null } } })).toBe(1);
  });
});

describe("the mail that asks for a confirmation", () => {
  it("ends the request if there is no such mailbox, and the address may ask again", async () => {
    const ask = () =>
      answerFollow(app, { email: "yok@example.org", frequency: "each", categoryIds: [], source: "page" });
    await ask();
    smtp.refusal = () => "550 5.7.1 Blocked";
    await sendAll();
    expect(await admin.subscribers.page({ page: 1 })).toMatchObject({ counts: { pending: 1, bounced: 0 } });
    await ask();
    smtp.refusal = () => "550 5.1.1 No such user";
    await sendAll();
    expect(await admin.subscribers.page({ page: 1 })).toMatchObject({ counts: { pending: 0, bounced: 1 } });
    smtp.refusal = () => undefined;
    await ask();
    await sendAll();
    expect(recipients()).toEqual(["yok@example.org"]);
  });
});

describe("posts that waited", () => {
  it("do not reach those who agreed after they had appeared", async () => {
    await addSubscribers(["eski"]);
    await addSubscribers(["eskihaftalik"], { frequency: "weekly" });
    await admin.mailing.pause({ isPaused: true });
    await makePost(app, { title: "Önceki yazı" });
    await addSubscribers(["yeni"], { consentAt: new Date(Date.now() + 1) });
    await addSubscribers(["haftalik"], { frequency: "weekly", consentAt: new Date(Date.now() + 1) });
    await sleep(5);
    await makePost(app, { title: "Sonraki yazı" });
    await admin.mailing.pause({ isPaused: false });
    await sendAll();
    const got = smtp.received.map(({ recipients: [to], subject }) => `${to?.split("@")[0]} ${subject}`);
    expect(got.sort()).toEqual(["eski Sonraki yazı", "eski Önceki yazı", "yeni Sonraki yazı"]);
    smtp.received.length = 0;
    await app.db.pool.query("UPDATE posts SET published_at = date_trunc('week', now()) - interval '1 hour'");
    await startWeeklyIssue(app);
    await sendAll();
    const texts = Object.fromEntries(smtp.received.map((mail) => [mail.recipients[0], mail.text ?? ""]));
    expect(texts["eskihaftalik@example.org"]).toContain("Önceki yazı");
    expect(texts["haftalik@example.org"]).toContain("Sonraki yazı");
    expect(texts["haftalik@example.org"]).not.toContain("Önceki yazı");
  });

  it("for more than fourteen days stay out", async () => {
    await addSubscribers(["a"], { consentAt: new Date("2020-01-01") });
    await admin.mailing.pause({ isPaused: true });
    const post = await makePost(app, { title: "Eski yazı" });
    await makePost(app, { title: "Taze yazı" });
    await app.db.pool.query(
      `WITH aged AS (UPDATE mail_issues SET created_at = now() - interval '15 days', due_at = now() - interval '15 days'
          WHERE post_id = $1)
        UPDATE posts SET published_at = now() - interval '15 days' WHERE id = $1`,
      [post.id],
    );
    expect(await admin.mailing.state()).toMatchObject({ waitingIssues: 1, waitingPosts: [{ title: "Taze yazı" }] });
    await admin.mailing.pause({ isPaused: false });
    await sendAll();
    expect(smtp.received.map(({ subject }) => subject)).toEqual(["Taze yazı"]);
    expect(await admin.postIssues.get({ postId: post.id })).toEqual({ state: "kept" });
    await expect(admin.postIssues.keepOut({ postId: post.id, isKeptOut: false })).rejects.toThrow("14 gün");
  });

  it("are named with their age and dropped together, but not one that came later", async () => {
    await addSubscribers(["a"]);
    await admin.mailing.pause({ isPaused: true });
    const first = await makePost(app, { title: "Birinci" });
    await makePost(app, { title: "İkinci" });
    const { waitingPosts } = await admin.mailing.state();
    expect(waitingPosts.map(({ title }) => title)).toEqual(["Birinci", "İkinci"]);
    expect(Date.parse(waitingPosts[0]?.appearedAt ?? "")).toBeGreaterThan(Date.now() - 600_000);
    await makePost(app, { title: "Sonraki" });
    expect(await admin.postIssues.keepWaitingOut({ issueIds: waitingPosts.map(({ id }) => id) })).toEqual({
      message: issueTexts.waitingKeptOut(2),
    });
    await admin.postIssues.keepOut({ postId: first.id, isKeptOut: false });
    await admin.mailing.pause({ isPaused: false });
    await sendAll();
    expect(smtp.received.map(({ subject }) => subject).sort()).toEqual(["Birinci", "Sonraki"]);
  });
});

describe("before the first mail", () => {
  it("preview, test mail and the note about the law are needed, in this order", async () => {
    await configure("confirmed_at = NULL, confirmed_by = '', previewed_at = NULL, tested_at = NULL");
    await addSubscribers(["a"]);
    await makePost(app, { title: "Bekleyen" });
    await sendAll();
    expect(smtp.received).toHaveLength(0);
    expect(await admin.mailing.state()).toMatchObject({ blockedBy: "unconfirmed", waitingIssues: 1 });
    await expect(admin.mailing.confirm()).rejects.toThrow(mailingTexts.notPreviewed);
    const { light, dark } = await admin.mailing.preview({ kind: "each" });
    expect(light).toContain("Bekleyen");
    expect(dark).toContain("#14181d");
    await expect(admin.mailing.confirm()).rejects.toThrow(mailingTexts.notTested);
    await admin.mailing.test({ kind: "each", email: "ben@example.org" });
    expect((await admin.mailing.state()).testStatus).toBe("pending");
    await expect(admin.mailing.confirm()).rejects.toThrow(mailingTexts.testWaits);
    await app.db.pool.query("UPDATE email_logs SET status = 'failed'");
    await expect(admin.mailing.confirm()).rejects.toThrow(mailingTexts.testFailed);
    await admin.mailing.test({ kind: "each", email: "ben@example.org" });
    await sendAll();
    expect((await admin.mailing.state()).testStatus).toBe("sent");
    await app.db.pool.query("DELETE FROM email_logs");
    expect((await admin.mailing.state()).testStatus).toBe("sent");
    await admin.mailing.confirm();
    await sendAll();
    expect(recipients()).toEqual(["a@example.org", "ben@example.org"]);
  });
});
