import { pendingTexts } from "@site/contract/inbox/pending/labels";
import type { HeldRecord } from "@site/contract/inbox/pending/schema";
import { beforeAll, expect, it } from "vitest";
import { runDueJobs } from "../../../jobs/worker.ts";
import {
  anonymousCaller,
  createTestApp,
  makePost,
  signedInAdmin,
  signedInMember,
  type TestApp,
} from "../../../testing/index.ts";
import { boardMember, importReferenceLists, listingInput, publisher } from "../../becayis/testing/board.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await importReferenceLists(app);
});

/** Makes a record of each kind, in the order of the kinds. */
async function makeAll() {
  const { prisma } = app.db;
  const { id: blogPostId } = await makePost(app);
  const author = { authorName: "Ayşe", authorSurname: "Yılmaz", authorEmail: "ayse@example.org" };
  await anonymousCaller(app).comments.create({ blogPostId, content: "Bekleyen yorum", ...author });
  await prisma.contactMessage.create({ data: { name: "Ad", email: "a@b.tr", subject: "Konu", message: "Soru" } });
  const person = await boardMember(app, { from: "Ankara", to: "İzmir" });
  const listing = await person.caller.becayis.listings.create(listingInput(person));
  const pdf = Buffer.from("%PDF-1.4\n%%EOF").toString("base64");
  await person.caller.becayis.staff.sendDocument({ file: `data:application/pdf;base64,${pdf}` });
  const reported = await publisher(app, { from: "Bursa", to: "İzmir" });
  const reader = await signedInMember(app);
  await reader.caller.becayis.listings.report({ id: reported.listing.id, reason: "Ücret istiyor." });
  const mail = { templateSlug: "welcome", recipientName: "Ad", recipientEmail: "a@b.tr", subject: "Hoş geldiniz" };
  await prisma.emailLog.create({
    data: { ...mail, status: "failed", createdAt: new Date("2026-01-01"), messageId: "<x>", payload: {} },
  });
  return { listingId: listing.id };
}

it("lists what waits, the longest waiting first and mails last", async () => {
  const { listingId } = await makeAll();
  const { pending } = (await signedInAdmin(app)).caller.admin;
  const { records, counts } = await pending.list({});
  expect(records.map(({ kind }) => kind)).toEqual(["comment", "message", "listing", "document", "report", "mail"]);
  expect(counts).toEqual({ comment: 1, message: 1, listing: 1, document: 1, report: 1, mail: 1 });
  expect(await pending.counts()).toEqual(counts);
  expect((await pending.list({ kind: "listing" })).records).toMatchObject([
    { kind: "listing", record: { id: listingId, texts: { title: expect.any(String) } } },
  ]);
});

it("leaves out what has been decided, and a listing whose approval is held", async () => {
  const { caller } = await signedInAdmin(app);
  const { pending, comments, contactMessages } = caller.admin;
  const { records } = await pending.list({});
  for (const { kind, record } of records) {
    if (kind === "comment") await comments.approve({ id: record.id });
    if (kind === "message") await contactMessages.update({ id: record.id, replyMessage: "Yarın gelir." });
    if (kind === "listing")
      await pending.decide({ records: [{ kind, recordId: record.id, submittedAt: record.submittedAt }] });
  }
  expect((await pending.list({})).records.map(({ kind }) => kind)).toEqual(["document", "report", "mail"]);
  expect(await pending.counts()).toMatchObject({ comment: 0, message: 0, listing: 0, document: 1 });
});

it("keeps a message that was only read, until it is closed; marked as unread it waits again", async () => {
  const { caller } = await signedInAdmin(app);
  const { pending, contactMessages } = caller.admin;
  const { id: recordId } = await app.db.prisma.contactMessage.create({
    data: { name: "Ad", email: "a@b.tr", subject: "Yeni soru", message: "Soru" },
  });
  const messages = async () => (await pending.list({ kind: "message" })).records.map(({ record }) => record.id);
  const message: HeldRecord = { kind: "message", recordId };
  await contactMessages.update({ id: recordId });
  expect(await messages(), "read").toEqual([recordId]);

  expect(await pending.decide({ records: [message] })).toEqual({
    records: [message],
    message: pendingTexts.messageClosed,
  });
  expect(await messages()).toEqual([]);
  expect((await pending.held())[0], "the newest").toMatchObject({ ...message, title: "Yeni soru", isOwn: true });
  await expect(pending.decide({ records: [message] }), "closed already").rejects.toMatchObject({
    message: pendingTexts.notWaiting,
  });

  const { caller: other } = await signedInAdmin(app);
  expect((await other.admin.pending.held())[0]).toMatchObject({ ...message, isOwn: false });
  expect(await other.admin.pending.takeBack({ actions: [message] })).toMatchObject({ count: 1 });
  expect(await messages(), "taken back by another administrator").toEqual([recordId]);

  await pending.decide({ records: [message] });
  await app.db.pool.query("UPDATE graphile_worker._private_jobs SET run_at = now() - interval '1 second'");
  await runDueJobs(app);
  await expect(pending.takeBack({ actions: [message] }), "too late").rejects.toMatchObject({
    cause: { code: "CONFLICT" },
  });
  expect(await messages()).toEqual([]);
  await contactMessages.update({ id: recordId, isRead: false });
  expect(await messages(), "unread").toEqual([recordId]);
});

it("closes failed mails, counts what it changed, and lets a mail that fails again wait again", async () => {
  const { caller } = await signedInAdmin(app);
  const { pending, emailLogs } = caller.admin;
  const [open] = (await pending.list({ kind: "mail" })).records;
  const recordId = open?.record.id ?? 0;
  const mail: HeldRecord = { kind: "mail", recordId };
  const gone: HeldRecord = { kind: "comment", recordId: 2_147_483_647 };
  expect(await pending.decide({ records: [mail, gone] })).toEqual({
    records: [mail],
    message: pendingTexts.decided({ approved: 0, closed: 1, gone: 1 }),
  });
  expect(await pending.counts()).toMatchObject({ mail: 0 });
  await expect(pending.decide({ records: [mail, gone] })).rejects.toMatchObject({ message: pendingTexts.noneWaiting });

  await emailLogs.resend({ id: recordId });
  await app.db.prisma.emailLog.update({ where: { id: recordId }, data: { status: "failed" } });
  expect(await pending.counts()).toMatchObject({ mail: 1 });
});

it("a decision on several records is one entry of the audit log, and the publication another", async () => {
  const { caller, admin } = await signedInAdmin(app);
  const text = { name: "Ad", email: "a@b.tr", subject: "Konu", message: "Soru" };
  const messages = await app.db.prisma.contactMessage.createManyAndReturn({ data: [text, text] });
  const person = await boardMember(app, { from: "Bursa", to: "Ankara" });
  const { id: listingId } = await person.caller.becayis.listings.create(listingInput(person));
  const before = (await app.db.prisma.auditEntry.aggregate({ _max: { id: true } }))._max.id ?? 0;
  await caller.admin.pending.decide({
    records: [
      ...messages.map(({ id: recordId }) => ({ kind: "message" as const, recordId })),
      { kind: "listing", recordId: listingId },
    ],
  });
  await app.db.pool.query("UPDATE graphile_worker._private_jobs SET run_at = now()");
  await runDueJobs(app);
  const entries = await app.db.prisma.auditEntry.findMany({ where: { id: { gt: before } }, orderBy: { id: "asc" } });
  expect(entries).toMatchObject([
    {
      action: "admin.pending.decide",
      details: { changes: messages.map(({ id }) => ({ table: "contact_messages", key: String(id) })) },
    },
    {
      action: "admin.pending.perform",
      actorId: admin.id,
      actorName: admin.username,
      entityId: String(listingId),
      details: { changes: expect.arrayContaining([expect.objectContaining({ table: "listings" })]) },
    },
  ]);
});
