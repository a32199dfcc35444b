import type { DecideInput } from "@site/contract/inbox/pending/schema";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runDueJobs } from "../../jobs/worker.ts";
import {
  anonymousCaller,
  createTestApp,
  makePost,
  signedInAdmin,
  signedInMember,
  type TestApp,
} from "../../testing/index.ts";
import { boardMember, importReferenceLists, listingInput, publisher } from "../becayis/testing/board.ts";
import { recordNotificationTypes } from "./service.ts";

type NotificationType = (typeof recordNotificationTypes)[number];

let app: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>["caller"]["admin"];
let other: typeof admin;
let blogPostId: number;
beforeAll(async () => {
  app = await createTestApp();
  await importReferenceLists(app);
  admin = (await signedInAdmin(app)).caller.admin;
  other = (await signedInAdmin(app)).caller.admin;
  blogPostId = (await makePost(app)).id;
});

beforeEach(async () => {
  await app.db.prisma.adminNotification.deleteMany();
});

const unread = () =>
  app.db.prisma.adminNotification.findMany({
    where: { isRead: false },
    select: { type: true, recordId: true },
    orderBy: { id: "asc" },
  });

/** Ends the holds of all decisions. */
async function endHolds(): Promise<void> {
  await app.db.pool.query("UPDATE graphile_worker._private_jobs SET run_at = now() - interval '1 second'");
  await runDueJobs(app);
}

let count = 0;
async function writeComment(): Promise<number> {
  const author = { authorName: "Ayşe", authorSurname: "Yılmaz", authorEmail: `ayse${++count}@example.org` };
  await anonymousCaller(app).comments.create({ blogPostId, content: `Yorum ${count}`, ...author });
  return (await app.db.prisma.comment.findFirstOrThrow({ orderBy: { id: "desc" } })).id;
}

async function writeMessage(): Promise<number> {
  const email = `mehmet${++count}@example.org`;
  const message = { name: "Mehmet", surname: "Kaya", email, subject: "Bir soru", message: "Merhaba, bir sorum var." };
  await anonymousCaller(app).contact.send(message);
  return (await app.db.prisma.contactMessage.findFirstOrThrow({ orderBy: { id: "desc" } })).id;
}

async function submitListing(): Promise<number> {
  const owner = await boardMember(app, { from: "Ankara", to: "İzmir" });
  return (await owner.caller.becayis.listings.create(listingInput(owner))).id;
}

async function getSubmittedAt(id: number): Promise<string> {
  return (await app.db.prisma.listing.findUniqueOrThrow({ where: { id } })).submittedAt.toISOString();
}

const failedMail = {
  ...{ templateSlug: "welcome", recipientName: "Ad", recipientEmail: "a@b.tr", subject: "Hoş geldiniz" },
  ...{ status: "failed", payload: {} },
};

const decide = (record: DecideInput["records"][number]) => admin.pending.decide({ records: [record] });

async function reportListing(): Promise<number> {
  const { listing } = await publisher(app, { from: "Bursa", to: "İzmir" });
  const reader = await signedInMember(app);
  await reader.caller.becayis.listings.report({ id: listing.id, reason: "Ücret istiyor." });
  return (await app.db.prisma.listingReport.findFirstOrThrow({ orderBy: { id: "desc" } })).id;
}

async function reportContact(): Promise<number> {
  const { listing } = await publisher(app, { from: "Bursa", to: "İzmir" });
  const asker = await signedInMember(app);
  const { id } = await asker.caller.becayis.contactRequests.create({ listingId: listing.id });
  await asker.caller.becayis.contactRequests.report({ id, reason: "Ücret istiyor." });
  return (await app.db.prisma.contactReport.findFirstOrThrow({ orderBy: { id: "desc" } })).id;
}

const pdf = Buffer.from("%PDF-1.4\n%%EOF").toString("base64");

async function sendDocument(): Promise<number> {
  const { caller } = await boardMember(app, { from: "Ankara", to: "İzmir" });
  await caller.becayis.staff.sendDocument({ file: `data:application/pdf;base64,${pdf}` });
  return (await app.db.prisma.staffDocument.findFirstOrThrow({ orderBy: { id: "desc" } })).id;
}

async function holdApproval(recordId: number): Promise<void> {
  await decide({ kind: "listing", recordId, submittedAt: await getSubmittedAt(recordId) });
}

async function approveListing(recordId: number): Promise<void> {
  await holdApproval(recordId);
  await endHolds();
}

async function rejectListing(id: number): Promise<void> {
  await admin.becayis.listings.reject({ id, reason: "Eksik.", submittedAt: await getSubmittedAt(id) });
}

type Way = [title: string, type: NotificationType, make: () => Promise<number>, leave: (id: number) => unknown];

/** Each way in which a record stops waiting; webhooks have a test of their own. */
const ways: Way[] = [
  ["approved", "comment", writeComment, (id) => admin.comments.approve({ id })],
  ["approved in the inbox", "comment", writeComment, (recordId) => decide({ kind: "comment", recordId })],
  ["deleted", "comment", writeComment, (id) => admin.comments.remove({ id })],
  ["replied to", "contact_message", writeMessage, (id) => admin.contactMessages.update({ id, replyMessage: "Yarın." })],
  ["closed", "contact_message", writeMessage, (recordId) => decide({ kind: "message", recordId })],
  ["deleted", "contact_message", writeMessage, (id) => admin.contactMessages.remove({ id })],
  ["approved, while that is held", "listing_pending", submitListing, holdApproval],
  ["approved at the end of its hold", "listing_pending", submitListing, approveListing],
  ["rejected", "listing_pending", submitListing, rejectListing],
  ["deleted", "listing_pending", submitListing, (id) => admin.becayis.listings.remove({ id })],
  ["paid no heed", "listing_report", reportListing, (id) => resolve("listing", id)],
  ["paid no heed", "contact_report", reportContact, (id) => resolve("contact", id)],
  ["approved", "staff_document", sendDocument, (id) => admin.becayis.staffDocuments.approve({ id })],
  [
    "rejected",
    "staff_document",
    sendDocument,
    (id) => admin.becayis.staffDocuments.reject({ id, reason: "Okunmuyor." }),
  ],
  ["of a deleted post", "comment", writeComment, () => admin.posts.remove({ id: blogPostId })],
];

const resolve = (kind: "listing" | "contact", id: number) =>
  admin.becayis.reports.resolve({ kind, id, action: "nothing", note: "" });

describe("a notification counts as read with its record", () => {
  it.each(ways)("%s: %s", async (_way, type, make, leave) => {
    const id = await make();
    const reported = async () => (await unread()).filter((each) => each.type === type);
    expect(await reported()).toEqual([{ type, recordId: id }]);
    await leave(id);
    expect(await reported()).toEqual([]);
  });

  it("and that of failed mails with the last of them", async () => {
    const { prisma } = app.db;
    await prisma.adminNotification.create({ data: { type: "mail_failed", title: "2 e-posta", message: "…" } });
    const ids = ["<first>", "<last>"].map(async (messageId) => {
      const { id } = await prisma.emailLog.create({ data: { ...failedMail, messageId } });
      return id;
    });
    const [first, last] = await Promise.all(ids);
    await decide({ kind: "mail", recordId: first ?? 0 });
    expect(await unread()).toHaveLength(1);
    await decide({ kind: "mail", recordId: last ?? 0 });
    expect(await unread()).toEqual([]);
  });

  it("of every type that reports a record", async () => {
    const { rows } = await app.db.pool.query<{ type: string; events: number }>(
      `SELECT encode(trim(trailing '\\x00'::bytea FROM tgargs), 'escape') AS type, count(*)::int AS events
        FROM pg_trigger WHERE tgfoid = 'settle_notifications'::regproc GROUP BY 1`,
    );
    expect(rows.map(({ type, events }) => [type, events]).sort()).toEqual(
      recordNotificationTypes.map((type) => [type, 2]).sort(),
    );
  });

  it("and a record that waits again has one unread notification", async () => {
    const owner = await boardMember(app, { from: "Ankara", to: "İzmir" });
    const { id } = await owner.caller.becayis.listings.create(listingInput(owner));
    await owner.caller.becayis.listings.update({ id, title: "Bir başka başlık" });
    expect(await unread()).toEqual([{ type: "listing_pending", recordId: id }]);
  });
});

describe("a decision that is taken back makes the notification of its record unread again", () => {
  const makers = { listing: submitListing, comment: writeComment, message: writeMessage };

  beforeAll(async () => {
    blogPostId = (await makePost(app)).id;
  });

  it.each(["listing", "comment", "message"] as const)("%s", async (kind) => {
    const recordId = await makers[kind]();
    const before = await unread();
    await (kind === "listing" ? holdApproval(recordId) : decide({ kind, recordId }));
    expect(await unread()).toEqual([]);
    await other.pending.takeBack({ actions: [{ kind, recordId }] });
    expect((await unread()).filter(({ recordId }) => recordId !== null)).toEqual(before);
    expect(before).toHaveLength(1);
  });

  it("mail", async () => {
    const { prisma } = app.db;
    await prisma.adminNotification.create({ data: { type: "mail_failed", title: "1 e-posta", message: "…" } });
    const { id: recordId } = await prisma.emailLog.create({
      data: { ...failedMail, messageId: "<back>" },
    });
    await decide({ kind: "mail", recordId });
    expect(await unread()).toEqual([]);
    await admin.pending.takeBack({ actions: [{ kind: "mail", recordId }] });
    expect(await unread()).toEqual([{ type: "mail_failed", recordId: null }]);
  });

  it("but not one that was read before the decision, and of several only the newest", async () => {
    const read = await writeMessage();
    await admin.notifications.markRead({ notificationIds: (await admin.notifications.list()).map(({ id }) => id) });
    await decide({ kind: "message", recordId: read });
    await admin.pending.takeBack({ actions: [{ kind: "message", recordId: read }] });
    expect(await unread()).toEqual([]);

    const owner = await boardMember(app, { from: "Ankara", to: "İzmir" });
    const { id } = await owner.caller.becayis.listings.create(listingInput(owner));
    await owner.caller.becayis.listings.update({ id, title: "Bir başka başlık" });
    await holdApproval(id);
    await admin.pending.takeBack({ actions: [{ kind: "listing", recordId: id }] });
    expect(await unread()).toEqual([{ type: "listing_pending", recordId: id }]);
  });

  it("and what the owner sends again while an approval is held is reported once", async () => {
    const owner = await boardMember(app, { from: "Ankara", to: "İzmir" });
    const { id } = await owner.caller.becayis.listings.create(listingInput(owner));
    await holdApproval(id);
    await owner.caller.becayis.listings.update({ id, title: "Bu arada değişen başlık" });
    await endHolds();
    expect(await unread()).toEqual([{ type: "listing_pending", recordId: id }]);
  });
});

it("tells an administrator whose decisions another one has taken back", async () => {
  const [recordId, second] = [await writeMessage(), await writeMessage()];
  const records = [recordId, second].map((id) => ({ kind: "message" as const, recordId: id }));
  await admin.pending.decide({ records });
  await other.pending.takeBack({ actions: records.slice(0, 1) });
  const { username } = await other.session.me();
  expect(await admin.notifications.list()).toMatchObject([
    { title: "Kararınız geri alındı", message: `“Bir soru” için verdiğiniz karar ${username} tarafından geri alındı.` },
    {},
    {},
  ]);
  expect(await other.notifications.list(), "only the first is told").toHaveLength(2);
  await admin.pending.takeBack({ actions: records.slice(1) });
  expect(await admin.notifications.list(), "own decisions are told to nobody").toHaveLength(3);
});
