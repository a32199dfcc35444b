import { becayisTexts } from "@site/contract/becayis/labels";
import { ruleTexts } from "@site/contract/becayis/moderation/rule-labels";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runDueJobs } from "../../../jobs/worker.ts";
import { anonymousCaller, createTestApp, signedInAdmin, signedInMember, type TestApp } from "../../../testing/index.ts";
import { approveByRule } from "../listings/rule-approval-service.ts";
import { admin, boardMember, importReferenceLists, listingInput, mailsTo, publisher } from "../testing/board.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await importReferenceLists(app);
});
beforeEach(async () => {
  await app.db.prisma.listing.deleteMany();
  await setRule({ approvesByRule: true, ruleNeedsStaff: false, ruleNeedsApproval: false, ruleWords: [] });
});

type Settings = Parameters<Awaited<ReturnType<typeof admin>>["settings"]["update"]>[0];
const setRule = async (settings: Settings) => (await admin(app)).settings.update(settings);
const find = (id: number) => app.db.prisma.listing.findUniqueOrThrow({ where: { id } });
const plain = { title: "Ankara’dan İzmir’e becayiş", description: "" };
const member = () => boardMember(app, { from: "Ankara", to: "İzmir" });

async function publishByRule() {
  const person = await member();
  const { id } = await person.caller.becayis.listings.create(listingInput(person, plain));
  const { approvedAt } = await find(id);
  return { person, id, approvedAt: approvedAt?.toISOString() ?? "" };
}

/** Ends the time within which held withdrawals can be given up. */
async function endHold(): Promise<void> {
  const { rowCount } = await app.db.pool.query(
    "UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key LIKE 'withdraw-rule-approval:%'",
  );
  expect(rowCount, "held withdrawals").toBe(1);
  await runDueJobs(app);
}

describe("a listing that meets the rule", () => {
  it("goes live at once, matched and announced, with a trace of how it was approved", async () => {
    const other = await publisher(app, { from: "İzmir", to: "Ankara" });
    const person = await member();
    app.purged.length = 0;
    const saved = await person.caller.becayis.listings.create(listingInput(person, plain));
    expect(app.purged).toEqual(["becayis"]);
    expect(saved.message).toBe(ruleTexts.published);
    expect(await find(saved.id)).toMatchObject({ approvalStatus: "approved", approvedByRule: true, lookedAt: null });
    expect((await anonymousCaller(app).becayis.listings.getById({ id: saved.id })).id).toBe(saved.id);
    expect(await other.caller.becayis.matches.mine({})).toHaveLength(1);
    expect(await mailsTo(app, person.member.email, "listing_approved")).toBe(1);
    expect(await mailsTo(app, person.member.email, "listing_pending_approval")).toBe(0);
    const { listings, ruleApprovals } = await admin(app);
    expect(await listings.pending()).toEqual([]);
    expect(await ruleApprovals.list()).toMatchObject([{ id: saved.id, title: plain.title, is_published: true }]);
    expect(await app.db.prisma.auditEntry.findFirst({ where: { entity: "ruleApprovals" } })).toMatchObject({
      actorKind: "system",
      action: "becayis.ruleApprovals.approve",
      entityId: String(saved.id),
    });
    expect(await app.db.prisma.adminNotification.count({ where: { title: ruleTexts.publishedTitle } })).toBe(1);
  });

  it("goes onto the board at once from a question too, and makes its pages stale", async () => {
    const { caller } = await signedInMember(app);
    const question = { institution: "adalet-bakanligi", position: "zabit-katibi", from: "ankara", to: ["izmir"] };
    app.purged.length = 0;
    const listing = await caller.becayis.listings.createFromQuestion({ ...question, title: plain.title });
    expect(listing).toMatchObject({ message: ruleTexts.published, is_published: true });
    expect(app.purged).toEqual(["becayis"]);
  });

  it("waits while the rule is off, has a text or a word of the list, and is published once these are gone", async () => {
    await setRule({ approvesByRule: false });
    const { caller, ...person } = await member();
    app.purged.length = 0;
    const { id } = await caller.becayis.listings.create(listingInput(person, plain));
    expect(app.purged, "no page shows what waits").toEqual([]);
    expect((await find(id)).approvalStatus).toBe("pending");
    await setRule({ approvesByRule: true });
    const written = { ...plain, description: "Eşim İzmir’de." };
    expect((await caller.becayis.listings.update({ id, ...written })).message).toBe(becayisTexts.listingUpdated);
    expect((await find(id)).approvalStatus).toBe("pending");
    await setRule({ ruleWords: ["becayiş"] });
    await caller.becayis.listings.update({ id, ...plain });
    expect((await find(id)).approvalStatus).toBe("pending");
    await setRule({ ruleWords: ["ücret"] });
    await caller.becayis.listings.update({ id, title: "İzmir’e becayiş" });
    expect(await find(id)).toMatchObject({ approvalStatus: "approved", approvedByRule: true });
  });

  it("whose text changes afterwards goes the ordinary way: the new text waits for a person", async () => {
    const { person, id } = await publishByRule();
    const { message } = await person.caller.becayis.listings.update({ id, description: "Yazın bana." });
    expect(message).toBe(becayisTexts.listingTextWaits);
    expect((await anonymousCaller(app).becayis.listings.getById({ id })).description).toBe("");
    expect(await (await admin(app)).listings.pending()).toMatchObject([{ id, is_change: true }]);
  });

  it("may have the texts that a person approved of the member before, but not those that only the rule did", async () => {
    const person = await member();
    const { becayis } = person.caller;
    const written = { ...plain, description: "Görev yerimi değiştirmek istiyorum." };
    const first = await becayis.listings.create(listingInput(person, written));
    const { listings } = await admin(app);
    await listings.approve({ id: first.id });
    await becayis.listings.setStatus({ id: first.id, status: "completed" });
    await setRule({ ruleNeedsApproval: true });
    const again = await becayis.listings.create(listingInput(person, written));
    expect(await find(again.id)).toMatchObject({ approvedByRule: true });
    const stranger = await member();
    const { id } = await stranger.caller.becayis.listings.create(listingInput(stranger, plain));
    expect((await find(id)).approvalStatus).toBe("pending");
  });
});

describe("a member whom a person refused", () => {
  it("stays with people until one approves, also with another listing", async () => {
    const person = await member();
    const { becayis } = person.caller;
    const { id } = await becayis.listings.create(listingInput(person, { ...plain, description: "Kötü söz" }));
    const { listings } = await admin(app);
    await listings.reject({ id, reason: "Kötü söz var" });
    await becayis.listings.update({ id, ...plain });
    expect((await find(id)).approvalStatus).toBe("pending");
    await becayis.listings.remove({ id });
    const second = await becayis.listings.create(listingInput(person, plain));
    expect((await find(second.id)).approvalStatus).toBe("pending");
    await listings.approve({ id: second.id });
    await becayis.listings.remove({ id: second.id });
    const third = await becayis.listings.create(listingInput(person, plain));
    expect(await find(third.id)).toMatchObject({ approvedByRule: true });
  });
});

describe("the later look", () => {
  it("ends with 'Baktım', once", async () => {
    const { id, approvedAt } = await publishByRule();
    const { ruleApprovals } = await admin(app);
    await ruleApprovals.look({ id, approvedAt });
    expect(await ruleApprovals.list()).toEqual([]);
    expect(await find(id)).toMatchObject({ lookedAt: expect.any(Date), reviewed: { title: plain.title } });
    await expect(ruleApprovals.look({ id, approvedAt })).rejects.toMatchObject({ message: ruleTexts.notByRule });
    expect(await app.db.prisma.auditEntry.count({ where: { action: { contains: "ruleApprovals.look" } } })).toBe(1);
  });

  it("withdraws after a while, which can be given up until then", async () => {
    const { person, id, approvedAt } = await publishByRule();
    const { ruleApprovals, listings } = await admin(app);
    await ruleApprovals.holdWithdrawal({ id, approvedAt });
    expect(await ruleApprovals.list()).toEqual([]);
    await expect(ruleApprovals.look({ id, approvedAt })).rejects.toMatchObject({ cause: { code: "CONFLICT" } });
    await runDueJobs(app);
    expect((await find(id)).approvalStatus).toBe("approved");
    await ruleApprovals.keep({ id });
    expect(await ruleApprovals.list()).toHaveLength(1);
    await expect(ruleApprovals.keep({ id })).rejects.toMatchObject({ message: ruleTexts.tooLate });

    await person.caller.becayis.listings.update({ id, description: "Bu arada yazdım." });
    await ruleApprovals.holdWithdrawal({ id, approvedAt });
    await endHold();
    expect(await find(id)).toMatchObject({ approvalStatus: "pending", approvedByRule: false, waitingTexts: null });
    expect(await listings.pending()).toMatchObject([{ id, description: "Bu arada yazdım.", is_change: false }]);
    expect(await mailsTo(app, person.member.email, "listing_sent_back")).toBe(1);
    await expect(anonymousCaller(app).becayis.listings.getById({ id })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
    });
    await person.caller.becayis.listings.update({ id, ...plain });
    expect((await find(id)).approvalStatus).toBe("pending");
  });

  it("frees the partners of a withdrawn listing", async () => {
    const other = await publisher(app, { from: "İzmir", to: "Ankara" });
    const { person, id, approvedAt } = await publishByRule();
    const [match] = await person.caller.becayis.matches.mine({});
    for (const { caller } of [person, other])
      await caller.becayis.matches.setStatus({ id: match?.id ?? 0, status: "accepted" });
    expect((await find(other.listing.id)).settledIn).not.toBeNull();
    await (await admin(app)).ruleApprovals.holdWithdrawal({ id, approvedAt });
    await endHold();
    expect((await find(other.listing.id)).settledIn).toBeNull();
  });

  it("of two administrators who withdraw at once ends in one withdrawal", async () => {
    const { person, id, approvedAt } = await publishByRule();
    const [one, two] = await Promise.all([signedInAdmin(app), signedInAdmin(app, { role: "moderator" })]);
    await Promise.all(
      [one, two].map(({ caller }) => caller.admin.becayis.ruleApprovals.holdWithdrawal({ id, approvedAt })),
    );
    await endHold();
    expect(await mailsTo(app, person.member.email, "listing_sent_back")).toBe(1);
    await expect(two.caller.admin.becayis.ruleApprovals.holdWithdrawal({ id, approvedAt })).rejects.toMatchObject({
      message: ruleTexts.notByRule,
    });
  });

  it("meets no later approval by a person", async () => {
    const { id, approvedAt } = await publishByRule();
    const { ruleApprovals, listings } = await admin(app);
    await ruleApprovals.holdWithdrawal({ id, approvedAt });
    await endHold();
    await listings.approve({ id });
    for (const call of [ruleApprovals.look, ruleApprovals.holdWithdrawal])
      await expect(call({ id, approvedAt })).rejects.toMatchObject({ cause: { code: "CONFLICT" } });
    expect(await find(id)).toMatchObject({ approvalStatus: "approved", approvedByRule: false });
  });

  it("is for moderators and owners; the rule's effect for owners", async () => {
    const [editor, moderator] = [
      await signedInAdmin(app, { role: "editor" }),
      await signedInAdmin(app, { role: "moderator" }),
    ];
    const conditions = { ruleNeedsStaff: false, ruleNeedsApproval: false, ruleWords: [] };
    const forbidden = { cause: { code: "FORBIDDEN" } };
    await expect(editor.caller.admin.becayis.ruleApprovals.list()).rejects.toMatchObject(forbidden);
    await expect(moderator.caller.admin.becayis.ruleApprovals.effect(conditions)).rejects.toMatchObject(forbidden);
    await expect((await signedInMember(app)).caller.admin.becayis.ruleApprovals.list()).rejects.toMatchObject({
      cause: { code: "UNAUTHORIZED" },
    });
    expect(await moderator.caller.admin.becayis.ruleApprovals.list()).toEqual([]);
  });
});

it("the effect counts the listings of the last days, why others would wait, and what was refused", async () => {
  await setRule({ approvesByRule: false });
  const people = [await member(), await member(), await member(), await member()];
  const given = [plain, plain, { ...plain, description: "Yazın" }, { ...plain, title: "İzmir becayiş para" }];
  const ids: number[] = [];
  for (const [index, person] of people.entries())
    ids.push((await person.caller.becayis.listings.create(listingInput(person, given[index]))).id);
  const { ruleApprovals, listings } = await admin(app);
  await listings.reject({ id: ids[1] ?? 0, reason: "Sahte" });
  const conditions = { ruleNeedsStaff: false, ruleNeedsApproval: false, ruleWords: [] };
  expect(await ruleApprovals.effect(conditions)).toEqual({
    ...{ days: 30, listings: 4, approved: 2, refused: 1 },
    obstacles: [{ obstacle: "text", count: 2 }],
  });
  expect(await ruleApprovals.effect({ ...conditions, ruleNeedsStaff: true })).toMatchObject({
    approved: 0,
    obstacles: [{ obstacle: "notStaff", count: 4 }],
  });
  await app.db.pool.query("UPDATE listings SET created_at = now() - interval '31 days'");
  expect(await ruleApprovals.effect(conditions)).toMatchObject({ listings: 0, obstacles: [] });
});

it("the rule stays as it is until a submission that it publishes has ended", async () => {
  await setRule({ approvesByRule: false });
  const person = await member();
  const { id } = await person.caller.becayis.listings.create(listingInput(person, plain));
  await setRule({ approvesByRule: true });
  await app.db.prisma.$transaction(async (tx) => {
    expect(await approveByRule(app, tx, id)).toBe(true);
    const change = "SELECT 1 FROM board_settings FOR NO KEY UPDATE NOWAIT";
    await expect(app.db.pool.query(change)).rejects.toMatchObject({ code: "55P03" });
  });
  await setRule({ approvesByRule: false });
  const other = await member();
  const second = await other.caller.becayis.listings.create(listingInput(other, plain));
  expect([await find(id), await find(second.id)]).toMatchObject([
    { approvedByRule: true },
    { approvalStatus: "pending" },
  ]);
});

it("words that cannot be looked for are refused", async () => {
  await expect(setRule({ ruleWords: ["💰"] })).rejects.toThrow(ruleTexts.wordInvalid("💰"));
  await expect(setRule({ ruleWords: ["ücret", "UCRET"] })).rejects.toThrow(ruleTexts.wordInvalid("UCRET"));
  await expect(setRule({ ruleWords: Array.from({ length: 201 }, (_, n) => `söz${n}`) })).rejects.toThrow("200");
});
