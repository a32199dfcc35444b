import { beforeAll, expect, it } from "vitest";
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
  const { pending, comments, contactMessages, becayis } = caller.admin;
  const { records } = await pending.list({});
  for (const { kind, record } of records) {
    if (kind === "comment") await comments.approve({ id: record.id });
    if (kind === "message") await contactMessages.update({ id: record.id });
    if (kind === "listing") await becayis.listings.holdApproval({ id: record.id, submittedAt: record.submittedAt });
  }
  expect((await pending.list({})).records.map(({ kind }) => kind)).toEqual(["document", "report", "mail"]);
  expect(await pending.counts()).toMatchObject({ comment: 0, message: 0, listing: 0, document: 1 });
});
