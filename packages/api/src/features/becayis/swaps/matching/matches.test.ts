import { matchTexts } from "@site/contract/becayis/labels";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestApp, signedInMember, type TestApp } from "../../../../testing/index.ts";
import { admin, importReferenceLists, mailsTo, type Publisher, publisher } from "../../testing/board.ts";
import { sweep } from "../expiry/sweep.ts";
import { sendBoardNotifications } from "../notifications/board-notifications.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await importReferenceLists(app);
});
beforeEach(() => app.db.prisma.listing.deleteMany({}).then(() => sweep(app)));

async function getMatch({ caller }: Publisher, index = 0) {
  const match = (await caller.becayis.matches.mine({}))[index];
  if (!match) throw new Error("there is no match");
  return match;
}

async function getRing({ caller }: Publisher) {
  const [ring] = await caller.becayis.rings.mine({});
  if (!ring) throw new Error("there is no ring");
  return ring;
}

const answer = ({ caller }: Publisher, id: number, status: "accepted" | "rejected") =>
  caller.becayis.matches.setStatus({ id, status });
const answerRing = ({ caller }: Publisher, id: number, status: "accepted" | "rejected") =>
  caller.becayis.rings.setStatus({ id, status });

const pair = async () =>
  [
    await publisher(app, { from: "Ankara", to: "İzmir" }, { firstName: "Ali", lastName: "Demir" }),
    await publisher(app, { from: "İzmir", to: "Ankara" }),
  ] as const;

describe("a direct match", () => {
  it("exists after the second approval, with score, reasons and rules", async () => {
    const [ali, ayse] = await pair();
    expect(await getMatch(ayse)).toMatchObject({
      status: "pending",
      matchScore: 100,
      scoreVersion: 2,
      myAnswer: "pending",
      reasons: [
        { code: "provinces", points: 60 },
        { code: "my_district_open", points: 15 },
        { code: "their_district_open", points: 15 },
        { code: "complete", points: 10 },
      ].map((reason) => expect.objectContaining(reason)),
      listing: { id: ali.listing.id, offerCity: "Ankara", wantedCity: "İzmir", offerPosition: "Zabıt Kâtibi" },
      otherUser: { name: "Ali D***", institution: "Adalet Bakanlığı", city: "Ankara", district: "Merkez" },
      contact: { name: "Ali D***" },
      eligibility: [{ rule: "authority-approval", verdict: "warn", source: "Bir kaynak", sourceDate: "2026-11-21" }],
    });
    expect((await getMatch(ali)).reasons.map(({ code }) => code)).toContain("my_district_open");
  });

  it("scores less without a verified e-mail, and knows met districts", async () => {
    const ali = await publisher(app, { from: "Ankara", to: "İzmir", toDistrict: "Yenişehir" });
    await app.db.prisma.member.update({ where: { id: ali.member.id }, data: { emailVerifiedAt: null } });
    await publisher(app, { from: "İzmir", fromDistrict: "Merkez", to: "Ankara" });
    expect(await ali.caller.becayis.matches.mine({})).toEqual([]);
    await publisher(app, { from: "İzmir", fromDistrict: "Yenişehir", to: "Ankara" });
    expect(await getMatch(ali)).toMatchObject({
      matchScore: 90,
      reasons: expect.arrayContaining([expect.objectContaining({ code: "my_district_met" })]),
    });
  });

  it("includes other titles of the same class if both opted in", async () => {
    const clerk = await publisher(app, {
      from: "Ankara",
      to: "İzmir",
      position: "Zabıt Kâtibi",
      allowOtherPosition: true,
    });
    const usher = await publisher(app, { from: "İzmir", to: "Ankara", position: "Mübaşir" });
    await publisher(app, { from: "İzmir", to: "Ankara", position: "Hemşire", allowOtherPosition: true });
    expect(await clerk.caller.becayis.matches.mine({})).toEqual([]);
    const optIn = (allowOtherPosition: boolean) =>
      usher.caller.becayis.profile.save({
        currentInstitution: "Adalet Bakanlığı",
        currentPosition: "Mübaşir",
        currentCity: "İzmir",
        currentDistrict: "Merkez",
        allowOtherPosition,
      });
    await optIn(true);
    expect(await clerk.caller.becayis.matches.mine({ status: "pending" })).toMatchObject([
      { otherUser: { position: "Mübaşir" } },
    ]);
    await optIn(false);
    expect(await clerk.caller.becayis.matches.mine({ status: "pending" })).toEqual([]);
  });

  it("of a collective institution warns that it may differ", async () => {
    const wish = { institution: "Devlet üniversitesi" };
    const ali = await publisher(app, { from: "Ankara", to: "İzmir", ...wish });
    await publisher(app, { from: "İzmir", to: "Ankara", ...wish });
    expect((await getMatch(ali)).eligibility.map(({ rule, verdict }) => [rule, verdict])).toContainEqual([
      "institution-kind",
      "warn",
    ]);
  });

  it("applies the rules of the member's employment status", async () => {
    const [ali] = await pair();
    const save = (given: object) =>
      ali.caller.becayis.profile.save({
        currentInstitution: "Adalet Bakanlığı",
        currentPosition: "Zabıt Kâtibi",
        currentCity: "Ankara",
        currentDistrict: "Merkez",
        ...given,
      });
    const getVerdict = async (name: string) =>
      (await getMatch(ali)).eligibility.find(({ rule }) => rule === name)?.verdict;
    await save({ employmentStatus: "4b", startedAt: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10) });
    expect([await getVerdict("one-year-in-unit"), await getVerdict("same-institution")]).toEqual(["warn", undefined]);
    await save({ employmentStatus: "4b", startedAt: "2020-01-01" });
    expect(await getVerdict("one-year-in-unit")).toBe("ok");
    await save({ employmentStatus: "4a" });
    expect(await getVerdict("same-institution")).toBe("ok");
  });

  it("reveals contact data after both acceptances", async () => {
    const [ali, ayse] = await pair();
    const { id } = await getMatch(ali);
    expect(await answer(ali, id, "accepted")).toEqual({ status: "pending", message: matchTexts.answered });
    expect(await getMatch(ayse)).toMatchObject({
      status: "pending",
      myAnswer: "pending",
      otherAnswer: "accepted",
      contact: { name: "Ali D***" },
    });
    await expect(ayse.caller.becayis.contacts.create({ matchId: id })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
    });
    expect(await answer(ayse, id, "accepted")).toEqual({ status: "accepted", message: matchTexts.settled });
    expect(await getMatch(ayse)).toMatchObject({
      status: "accepted",
      contact: { name: "Ali Demir", email: ali.member.email, phone: ali.member.phone },
    });
    expect(await ayse.caller.becayis.listings.getById({ id: ali.listing.id })).toMatchObject({
      userId: ali.member.id,
      user: { fullName: "Ali Demir" },
    });
    expect(await ayse.caller.becayis.contacts.create({ matchId: id, message: "Merhaba" })).toMatchObject({
      contact: { email: ali.member.email },
    });
    for (const { member } of [ali, ayse]) expect(await mailsTo(app, member.email, "match_accepted")).toBe(1);
    expect(await ayse.caller.becayis.matches.counts()).toMatchObject({ all: 1, accepted: 1, pending: 0 });
  });

  it("is answered once, by its own sides", async () => {
    const [ali, ayse] = await pair();
    const { id } = await getMatch(ali);
    const { caller } = await signedInMember(app);
    await expect(caller.becayis.matches.setStatus({ id, status: "accepted" })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
    });
    await answer(ali, id, "rejected");
    for (const person of [ali, ayse])
      await expect(answer(person, id, "accepted")).rejects.toMatchObject({ message: matchTexts.notPending });
    expect((await ayse.caller.becayis.matches.mine({ status: "rejected" })).map((match) => match.id)).toEqual([id]);
  });

  it("accepted and rejected at once has one result", async () => {
    for (let round = 0; round < 3; round++) {
      const [ali, ayse] = await pair();
      const { id } = await getMatch(ali);
      await answer(ali, id, "accepted");
      const [accepted, refused] = await Promise.allSettled([
        answer(ayse, id, "accepted"),
        answer(ayse, id, "rejected"),
      ]);
      expect([accepted.status, refused.status].sort()).toEqual(["fulfilled", "rejected"]);
      expect((await getMatch(ali)).status).toBe(accepted.status === "fulfilled" ? "accepted" : "rejected");
      await app.db.prisma.listing.deleteMany({});
    }
  });

  it("accepted twice at once notifies once", async () => {
    const [ali, ayse] = await pair();
    const { id } = await getMatch(ali);
    await Promise.allSettled([
      answer(ali, id, "accepted"),
      answer(ayse, id, "accepted"),
      answer(ali, id, "accepted"),
      answer(ayse, id, "accepted"),
    ]);
    expect((await getMatch(ali)).status).toBe("accepted");
    for (const { member } of [ali, ayse]) expect(await mailsTo(app, member.email, "match_accepted")).toBe(1);
  });

  it("binds a listing: of two concurrent acceptances one succeeds", async () => {
    const ali = await publisher(app, { from: "Ankara", to: "İzmir" });
    const others = [
      await publisher(app, { from: "İzmir", to: "Ankara" }),
      await publisher(app, { from: "İzmir", to: "Ankara" }),
    ];
    const matches = await ali.caller.becayis.matches.mine({});
    for (const other of others) await answer(other, (await getMatch(other)).id, "accepted");
    const results = await Promise.allSettled(matches.map(({ id }) => answer(ali, id, "accepted")));
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const ends = (await ali.caller.becayis.matches.mine({})).map(({ status, endReason }) => [status, endReason]);
    expect(ends.sort()).toEqual([
      ["accepted", null],
      ["expired", "agreed_elsewhere"],
    ]);
    const left = await Promise.all(others.map(async (other) => (await getMatch(other)).endReason));
    expect(left.toSorted()).toEqual(["other_away", null].toSorted());
    await publisher(app, { from: "İzmir", to: "Ankara" });
    expect(await ali.caller.becayis.matches.mine({ status: "pending" })).toEqual([]);
  });

  it("expires and returns with its listings, freeing the others", async () => {
    const [ali, ayse] = await pair();
    const pause = (person: Publisher, status: "inactive" | "active") =>
      person.caller.becayis.listings.setStatus({ id: person.listing.id, status });
    await pause(ali, "inactive");
    expect(await getMatch(ali)).toMatchObject({ status: "expired", endReason: "away" });
    expect(await getMatch(ayse)).toMatchObject({
      status: "expired",
      endReason: "other_away",
      listing: { title: "Yayında olmayan ilan", slug: null, offerCity: "Ankara", wantedCity: "İzmir" },
    });
    await pause(ali, "active");
    const { id } = await getMatch(ayse);
    for (const person of [ali, ayse]) await answer(person, id, "accepted");
    await pause(ali, "inactive");
    expect((await getMatch(ayse)).status).toBe("accepted");
    await publisher(app, { from: "Ankara", to: "İzmir" });
    expect(await ayse.caller.becayis.matches.mine({ status: "pending" })).toHaveLength(1);
  });

  it("ends with closed and deleted accounts", async () => {
    const [ali, ayse] = await pair();
    await app.db.prisma.member.update({ where: { id: ali.member.id }, data: { isActive: false } });
    await sweep(app);
    expect((await getMatch(ayse)).status).toBe("expired");
    const third = await publisher(app, { from: "Ankara", to: "İzmir" });
    const { id } = await getMatch(third);
    for (const person of [third, ayse]) await answer(person, id, "accepted");
    await app.db.prisma.member.delete({ where: { id: third.member.id } });
    await sweep(app);
    expect(await ayse.caller.becayis.listings.mine()).toMatchObject([{ isSettled: false }]);
  });

  it("notifies both sides once", async () => {
    const [ali, ayse] = await pair();
    await sendBoardNotifications(app);
    await sendBoardNotifications(app);
    for (const { member } of [ali, ayse]) {
      expect(await mailsTo(app, member.email, "match_found")).toBe(1);
      expect(
        await app.db.prisma.memberNotification.count({ where: { memberId: member.id, type: "match_found" } }),
      ).toBe(1);
    }
  });

  it("of two concurrent approvals is found", async () => {
    const board = await admin(app);
    const ali = await publisher(app, { from: "Bursa", to: "Şanlıurfa" });
    const ayse = await publisher(app, { from: "Şanlıurfa", to: "Bursa" });
    await app.db.prisma.match.deleteMany({});
    await app.db.prisma.listing.updateMany({ data: { approvalStatus: "pending" } });
    await Promise.all([ali, ayse].map(({ listing }) => board.listings.approve({ id: listing.id })));
    expect((await getMatch(ali)).status).toBe("pending");
  });

  it("accepted by the administrator reveals no contact data", async () => {
    const [ali, ayse] = await pair();
    const board = await admin(app);
    const { id } = await getMatch(ali);
    await board.matches.setStatus({ id, status: "accepted" });
    await expect(board.matches.setStatus({ id, status: "rejected" })).rejects.toMatchObject({
      message: matchTexts.notPending,
    });
    expect(await getMatch(ayse)).toMatchObject({ status: "accepted", contact: { name: "Ali D***" } });
    for (const person of [ali, ayse]) await answer(person, id, "accepted");
    expect(await getMatch(ayse)).toMatchObject({ contact: { email: ali.member.email } });
    expect(await board.matches.list({ search: "demir", status: "accepted" })).toMatchObject({
      items: [{ id, user: { lastName: "Demir" } }],
      ...{ total: 1, pageCount: 1 },
    });
    await board.matches.remove({ id });
    await expect(board.matches.remove({ id })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    expect(await ayse.caller.becayis.listings.mine()).toMatchObject([{ isSettled: false }]);
  });
});

describe("a ring", () => {
  const trio = async () =>
    [
      await publisher(app, { from: "Ankara", to: "İzmir" }),
      await publisher(app, { from: "İzmir", to: "Bursa" }),
      await publisher(app, { from: "Bursa", to: "Ankara" }),
    ] as const;

  it("of three shows the moves and reveals data after all acceptances", async () => {
    const people = await trio();
    const [first, second, third] = people;
    const ring = await getRing(first);
    expect(ring).toMatchObject({
      status: "pending",
      size: 3,
      eligibility: expect.arrayContaining([expect.objectContaining({ rule: "ring" })]),
    });
    expect(ring.links.map(({ fromCity, toCity, isMe }) => [fromCity, toCity, isMe])).toEqual([
      ["Ankara", "İzmir", true],
      ["İzmir", "Bursa", false],
      ["Bursa", "Ankara", false],
    ]);
    expect(ring.links[1]?.contact).toEqual({ name: "Ayşe K***" });
    expect((await answerRing(first, ring.id, "accepted")).status).toBe("pending");
    expect((await answerRing(second, ring.id, "accepted")).status).toBe("pending");
    await expect(answerRing(second, ring.id, "rejected")).rejects.toMatchObject({ message: matchTexts.notPending });
    const { caller } = await signedInMember(app);
    await expect(caller.becayis.rings.setStatus({ id: ring.id, status: "accepted" })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
    });
    expect((await answerRing(third, ring.id, "accepted")).status).toBe("accepted");
    expect((await getRing(first)).links.map(({ contact }) => contact)).toEqual(
      people.map(({ member }) => ({ name: "Ayşe Kaya", email: member.email, phone: member.phone })),
    );
    for (const { member } of people) expect(await mailsTo(app, member.email, "match_accepted")).toBe(1);
    expect(await second.caller.becayis.matches.counts()).toEqual({
      all: 1,
      pending: 0,
      accepted: 1,
      rejected: 0,
      expired: 0,
    });
  });

  it("ends with one rejection or after seven days", async () => {
    const [first, second, third] = await trio();
    const { id } = await getRing(first);
    await answerRing(first, id, "accepted");
    await answerRing(second, id, "rejected");
    expect(await getRing(third)).toMatchObject({ status: "rejected", endReason: "refused" });
    expect(await getRing(second)).toMatchObject({ status: "rejected", endReason: "refused_by_me" });
    await expect(answerRing(third, id, "accepted")).rejects.toMatchObject({ message: matchTexts.notPending });
    await app.db.prisma.listing.deleteMany({});
    const [other] = await trio();
    await app.db.prisma.ring.updateMany({ data: { expiresAt: new Date() } });
    await expect(answerRing(other, (await getRing(other)).id, "accepted")).rejects.toMatchObject({
      message: matchTexts.notPending,
    });
    await sweep(app);
    expect(await getRing(other)).toMatchObject({ status: "expired", endReason: "late" });
  });

  it("and another ring never bind the same listing", async () => {
    const [first, second, third] = await trio();
    const fourth = await publisher(app, { from: "Bursa", to: "Ankara" });
    const rings = await first.caller.becayis.rings.mine({ status: "pending" });
    expect(rings).toHaveLength(2);
    for (const { id } of rings) for (const person of [first, second]) await answerRing(person, id, "accepted");
    const results = await Promise.allSettled(
      [third, fourth].map(async (person) => answerRing(person, (await getRing(person)).id, "accepted")),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await first.caller.becayis.rings.mine({})).map(({ status }) => status).sort()).toEqual([
      "accepted",
      "expired",
    ]);
  });

  it("and a match never bind the same listing", async () => {
    const [first, second, third] = await trio();
    const { id } = await getRing(first);
    const direct = await publisher(app, { from: "İzmir", to: "Ankara" });
    for (const person of [first, second]) await answerRing(person, id, "accepted");
    await answer(direct, (await getMatch(direct)).id, "accepted");
    const results = await Promise.allSettled([
      answerRing(third, id, "accepted"),
      answer(first, (await getMatch(first)).id, "accepted"),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("contains no blocked pair", async () => {
    const first = await publisher(app, { from: "Ankara", to: "İzmir" });
    const second = await publisher(app, { from: "İzmir", to: "Bursa" });
    const { id: requestId } = await first.caller.becayis.contactRequests.create({ listingId: second.listing.id });
    await second.caller.becayis.contactRequests.block({ requestId });
    await publisher(app, { from: "Bursa", to: "Ankara" });
    expect(await first.caller.becayis.rings.mine({})).toEqual([]);
  });
});

it("a match that a block has ended can't be rejected by the administrator, so neither side is notified", async () => {
  const [ali, ayse] = await pair();
  const { id } = await getMatch(ali);
  const request = await ali.caller.becayis.contactRequests.create({ listingId: ayse.listing.id });
  await ayse.caller.becayis.contactRequests.block({ requestId: request.id });
  await expect((await admin(app)).matches.setStatus({ id, status: "rejected" })).rejects.toMatchObject({
    cause: { code: "CONFLICT" },
  });
  for (const { member } of [ali, ayse]) expect(await mailsTo(app, member.email, "match_rejected")).toBe(0);
});
