import { adminBecayisTexts } from "@site/contract/becayis/labels";
import { pendingTexts } from "@site/contract/inbox/pending/labels";
import { beforeAll, expect, it } from "vitest";
import { runDueJobs } from "../../../../jobs/worker.ts";
import { createTestApp, signedInAdmin, type TestApp } from "../../../../testing/index.ts";
import { admin, boardMember, importReferenceLists, listingInput, mailsTo } from "../../testing/board.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await importReferenceLists(app);
});

/** Ends the time within which held approvals can be taken back. */
async function endHold(): Promise<void> {
  const { rowCount } = await app.db.pool.query(
    "UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key IN (SELECT 'held-action:' || id FROM held_actions)",
  );
  expect(rowCount, "held approvals").toBe(1);
  await runDueJobs(app);
}

async function makePending() {
  const person = await boardMember(app, { from: "Ankara", to: "İzmir" });
  const { id } = await person.caller.becayis.listings.create(listingInput(person));
  const { listings } = await admin(app);
  const { admin: approver, caller } = await signedInAdmin(app);
  const { pending } = caller.admin;
  const approve = (decision: { submittedAt?: string; adminNote?: string } = {}) =>
    pending.decide({ records: [{ kind: "listing", recordId: id, ...decision }] });
  const takeBack = () => pending.takeBack({ actions: [{ kind: "listing", recordId: id }] });
  const isPending = async () => (await listings.pending()).some((listing) => listing.id === id);
  const getStatus = async () => (await app.db.prisma.listing.findUniqueOrThrow({ where: { id } })).approvalStatus;
  return { person, id, listings, approver, pending, approve, takeBack, isPending, getStatus };
}

it("a held approval leaves the list, tells nobody and can be taken back", async () => {
  const { person, id, listings, pending, approve, takeBack, isPending, getStatus } = await makePending();
  await approve();
  expect([await isPending(), await getStatus()]).toEqual([false, "pending"]);
  expect(await pending.held()).toMatchObject([{ kind: "listing", recordId: id, adminName: expect.any(String) }]);
  await expect(approve(), "by another").rejects.toMatchObject({ cause: { code: "CONFLICT" } });
  await runDueJobs(app);
  expect([await getStatus(), await mailsTo(app, person.member.email, "listing_approved")]).toEqual(["pending", 0]);
  expect(await takeBack(), "by another administrator").toEqual({ count: 1, message: "Karar geri alındı." });
  expect([await isPending(), await pending.held()]).toEqual([true, []]);
  await expect(takeBack()).rejects.toMatchObject({
    cause: { code: "CONFLICT" },
    message: pendingTexts.tooLate,
  });
  await listings.reject({ id, reason: "Metin anlaşılmıyor" });
});

it("it takes effect after a while, and is refused to be taken back then", async () => {
  const { person, id, approve, takeBack, isPending, getStatus } = await makePending();
  await approve({ adminNote: "Hayırlı olsun." });
  await endHold();
  expect([await isPending(), await getStatus()]).toEqual([false, "approved"]);
  expect(await app.db.prisma.listing.findUnique({ where: { id } })).toMatchObject({ adminNote: "Hayırlı olsun." });
  expect(await mailsTo(app, person.member.email, "listing_approved")).toBe(1);
  await expect(takeBack()).rejects.toMatchObject({ cause: { code: "CONFLICT" } });
  await expect(approve()).rejects.toMatchObject({ message: adminBecayisTexts.notPending });
});

it("what the owner sends in the meantime waits for a decision", async () => {
  const { person, id, listings, approve, isPending, getStatus } = await makePending();
  const [{ submittedAt } = { submittedAt: "" }] = await listings.pending();
  await approve({ submittedAt });
  await person.caller.becayis.listings.update({ id, title: "Bu arada değişen başlık" });
  await endHold();
  expect([await isPending(), await getStatus()]).toEqual([true, "pending"]);
  await expect(approve({ submittedAt })).rejects.toMatchObject({
    message: adminBecayisTexts.changedMeanwhile,
  });
  await listings.reject({ id, reason: "Metin anlaşılmıyor" });
});

it("an approval whose job failed comes back to the list", async () => {
  const { approve, isPending } = await makePending();
  await approve();
  await app.db.pool.query("UPDATE held_actions SET until = now() - interval '6 minutes'");
  expect(await isPending()).toBe(true);
  await approve();
  expect(await isPending()).toBe(false);
});

it("an approval that is held ends with a rejection, which its author hears, and cannot be taken back after it", async () => {
  const { id, listings, approver, pending, approve, takeBack, getStatus } = await makePending();
  await approve();
  await listings.reject({ id, reason: "Metin anlaşılmıyor" });
  const held = (await pending.held()).filter(({ recordId }) => recordId === id);
  expect([held, await getStatus()]).toEqual([[], "rejected"]);
  expect(await app.db.prisma.adminNotification.findMany({ where: { adminId: approver.id } })).toMatchObject([
    { type: "decision_taken_back", link: "/admin/pending" },
  ]);
  await expect(takeBack()).rejects.toMatchObject({ cause: { code: "CONFLICT" } });
});
