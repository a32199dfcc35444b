import { contactRequestTexts, matchTexts } from "@site/contract/becayis/labels";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../../../testing/index.ts";
import { recordAlertHits, sendDailyAlerts } from "../../board/alerts/delivery-service.ts";
import { acceptedSwap, admin, importReferenceLists, mailsTo, type Publisher, publisher } from "../../testing/board.ts";
import { sweep } from "../expiry/sweep.ts";
import { sendBoardNotifications } from "../notifications/board-notifications.ts";
import { canContact, canSee } from "./policy.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await importReferenceLists(app);
});
beforeEach(() => app.db.prisma.listing.deleteMany({}).then(() => sweep(app)));

const pair = async () =>
  [
    await publisher(app, { from: "Ankara", to: "İzmir" }, { lastName: "Demir" }),
    await publisher(app, { from: "İzmir", to: "Ankara" }, { lastName: "Kaya" }),
  ] as const;

/** Inserts a block directly. */
const block = (blocker: Publisher, blocked: Publisher) =>
  app.db.prisma.memberBlock.create({ data: { blockerId: blocker.member.id, blockedId: blocked.member.id } });

async function getMatchId({ caller }: Publisher): Promise<number> {
  const [match] = await caller.becayis.matches.mine({});
  return match?.id ?? 0;
}

/** Returns the members of a match that both have accepted, and its id. */
async function acceptedPair() {
  const names = [{ lastName: "Demir" }, { lastName: "Kaya" }];
  const { people, ref } = await acceptedSwap(app, ["Ankara", "İzmir"], names);
  const [one, other] = people;
  if (!one || !other) throw new Error("a match has two members");
  return { people: [one, other] as const, id: ref.id };
}

const getNotifications = ({ member }: Publisher) =>
  app.db.prisma.memberNotification.count({ where: { memberId: member.id } });

describe("the policy", () => {
  const open = { hasBlocked: false, isBlockedBy: false, isGone: false };
  it.each([
    [open, true, true],
    [{ ...open, hasBlocked: true }, false, false],
    [{ ...open, isBlockedBy: true }, false, false],
    [{ ...open, isGone: true }, true, false],
  ])("of %o: may know %s, may reach %s", (standing, known, reached) => {
    expect([canSee(standing), canContact(standing)]).toEqual([known, reached]);
  });
});

describe.each(["the blocker", "the blocked one"] as const)("after a block, for %s", (who) => {
  /** Both directions of a block, as the acting member and the one who must not be reached. */
  const sides = ([blocker, blocked]: readonly [Publisher, Publisher]) =>
    who === "the blocker" ? ([blocker, blocked] as const) : ([blocked, blocker] as const);

  it("opens no contact of an accepted match", async () => {
    const { people, id } = await acceptedPair();
    await block(...people);
    const [me, other] = sides(people);
    const heard = await getNotifications(other);
    await expect(me.caller.becayis.contacts.create({ matchId: id, message: "Merhaba" })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
      message: contactRequestTexts.contactFailed,
    });
    expect(await app.db.prisma.contactRequest.count({ where: { matchId: id } })).toBe(0);
    expect(await getNotifications(other)).toBe(heard);
  });

  it("masks accepted names and contact data until unblocking", async () => {
    const { people, id } = await acceptedPair();
    const [me, other] = sides(people);
    await me.caller.becayis.contacts.create({ matchId: id });
    const read = async () => ({
      match: (await me.caller.becayis.matches.mine({}))[0]?.contact,
      listing: (await me.caller.becayis.listings.getById({ id: other.listing.id })).user.lastName,
      request: (await me.caller.becayis.contactRequests.list()).sent[0]?.listingOwner,
    });
    const masked = `${other.member.lastName[0]}***`;
    const open = await read();
    expect(open).toMatchObject({
      match: { email: other.member.email },
      listing: other.member.lastName,
      request: { email: other.member.email },
    });
    const made = await block(...people);
    expect(await read()).toEqual({
      match: { name: `Ayşe ${masked}` },
      listing: masked,
      request: { name: `Ayşe ${masked}` },
    });
    const [request] = (await me.caller.becayis.contactRequests.list()).sent;
    expect((await me.caller.becayis.contactRequests.thread({ id: request?.id ?? 0 })).other).toBe(`Ayşe ${masked}`);
    await app.db.prisma.memberBlock.delete({
      where: { blockerId_blockedId: { blockerId: made.blockerId, blockedId: made.blockedId } },
    });
    expect(await read()).toEqual(open);
  });

  it("allows no message, and only the blocker sees the block", async () => {
    const { people, id: matchId } = await acceptedPair();
    const [me, other] = sides(people);
    const { id } = await me.caller.becayis.contacts.create({ matchId });
    await block(...people);
    const heard = await getNotifications(other);
    await expect(me.caller.becayis.contactRequests.sendMessage({ id, body: "Merhaba" })).rejects.toMatchObject({
      message: contactRequestTexts.refused,
    });
    expect((await me.caller.becayis.contactRequests.thread({ id })).isBlocked).toBe(who === "the blocker");
    expect(await getNotifications(other)).toBe(heard);
  });

  it("allows no contact request, not even one accepted by the administrator", async () => {
    const people = await pair();
    const [me, other] = sides(people);
    const { id } = await other.caller.becayis.contactRequests.create({ listingId: me.listing.id });
    await (await admin(app)).contacts.setStatus({ id, status: "accepted" });
    await block(...people);
    await expect(me.caller.becayis.contactRequests.create({ listingId: other.listing.id })).rejects.toMatchObject({
      message: contactRequestTexts.refused,
    });
    await expect(me.caller.becayis.contactRequests.setStatus({ id, status: "accepted" })).rejects.toMatchObject({
      message: contactRequestTexts.notPending,
    });
    await me.caller.becayis.contactRequests.setStatus({ id, status: "rejected" }).catch(() => undefined);
    expect((await me.caller.becayis.contactRequests.list()).received[0]?.requester).toEqual({
      name: `Ayşe ${other.member.lastName[0]}***`,
    });
  });

  it("tells nobody that a request was refused", async () => {
    const people = await pair();
    const [me, other] = sides(people);
    const { id } = await other.caller.becayis.contactRequests.create({ listingId: me.listing.id });
    await block(...people);
    const heard = await getNotifications(other);
    await me.caller.becayis.contactRequests.setStatus({ id, status: "rejected" });
    expect(await getNotifications(other)).toBe(heard);
  });

  it("allows no acceptance of a match and notifies nobody", async () => {
    const people = await pair();
    const [me, other] = sides(people);
    const id = await getMatchId(me);
    await other.caller.becayis.matches.setStatus({ id, status: "accepted" });
    await block(...people);
    const heard = await getNotifications(other);
    await expect(me.caller.becayis.matches.setStatus({ id, status: "accepted" })).rejects.toMatchObject({
      message: matchTexts.notPending,
    });
    await sendBoardNotifications(app);
    expect(await mailsTo(app, me.member.email, "match_found")).toBe(0);
    await me.caller.becayis.matches.setStatus({ id, status: "rejected" });
    expect(await getNotifications(other)).toBe(heard);
  });

  it("reveals no contact data of matches accepted by the administrator", async () => {
    const people = await pair();
    const [me, other] = sides(people);
    const id = await getMatchId(me);
    await (await admin(app)).matches.setStatus({ id, status: "accepted" });
    await other.caller.becayis.matches.setStatus({ id, status: "accepted" });
    await block(...people);
    await expect(me.caller.becayis.matches.setStatus({ id, status: "accepted" })).rejects.toMatchObject({
      message: matchTexts.notPending,
    });
    expect((await me.caller.becayis.matches.mine({}))[0]?.contact).toEqual({
      name: `Ayşe ${other.member.lastName[0]}***`,
    });
  });

  it("allows no ring with both members, and reveals only the third member", async () => {
    const people = [
      await publisher(app, { from: "Ankara", to: "İzmir" }),
      await publisher(app, { from: "İzmir", to: "Bursa" }),
    ] as const;
    const third = await publisher(app, { from: "Bursa", to: "Ankara" });
    const [me, other] = sides(people);
    const getRing = async () => (await me.caller.becayis.rings.mine({}))[0];
    const id = (await getRing())?.id ?? 0;
    for (const { caller } of [other, third]) await caller.becayis.rings.setStatus({ id, status: "accepted" });
    const made = await block(...people);
    await expect(me.caller.becayis.rings.setStatus({ id, status: "accepted" })).rejects.toMatchObject({
      message: matchTexts.notPending,
    });
    await sendBoardNotifications(app);
    for (const { member } of people) expect(await mailsTo(app, member.email, "ring_found")).toBe(0);
    await app.db.prisma.memberBlock.deleteMany({});
    await me.caller.becayis.rings.setStatus({ id, status: "accepted" });
    await app.db.prisma.memberBlock.create({ data: { blockerId: made.blockerId, blockedId: made.blockedId } });
    const emails = ((await getRing())?.links ?? []).flatMap(({ contact }) =>
      "email" in contact ? [contact.email] : [],
    );
    expect(emails.sort()).toEqual([me.member.email, third.member.email].sort());
  });

  it("sends no alerts about the other's listing", async () => {
    const people = await pair();
    const [me, other] = sides(people);
    await me.caller.becayis.alerts.create({ fromCity: other.wish.from, frequency: "daily" });
    await app.db.prisma.$transaction((tx) => recordAlertHits(tx, other.listing.id));
    expect(await app.db.prisma.alertHit.count({ where: { memberId: me.member.id } })).toBe(1);
    await block(...people);
    await sendDailyAlerts(app);
    expect(await mailsTo(app, me.member.email, "listing_alert")).toBe(0);
    await app.db.prisma.alertHit.deleteMany({});
    await app.db.prisma.$transaction((tx) => recordAlertHits(tx, other.listing.id));
    expect(await app.db.prisma.alertHit.count({ where: { memberId: me.member.id } })).toBe(0);
  });
});

describe("the contact of an accepted match", () => {
  it("is created once, and a further message is added to it", async () => {
    const { people, id: matchId } = await acceptedPair();
    const [ali, ayse] = people;
    await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => people[index % 2 ? 0 : 1].caller.becayis.contacts.create({ matchId })),
    );
    const [contact] = await app.db.prisma.contactRequest.findMany({ where: { matchId } });
    expect(await app.db.prisma.contactRequest.count({ where: { matchId } })).toBe(1);
    const told = { type: "thread_message" };
    expect(
      await app.db.prisma.memberNotification.count({
        where: { ...told, memberId: { in: people.map(({ member }) => member.id) } },
      }),
    ).toBe(1);
    const id = contact?.id ?? 0;
    expect(await ali.caller.becayis.contacts.create({ matchId, message: "Merhaba" })).toMatchObject({
      id,
      contact: { email: ayse.member.email },
    });
    expect(await ayse.caller.becayis.contacts.create({ matchId })).toMatchObject({
      id,
      contact: { email: ali.member.email },
    });
    expect((await ayse.caller.becayis.contactRequests.thread({ id })).messages.map(({ body }) => body)).toEqual([
      "Merhaba",
    ]);
  });

  it("ignores a repeated message", async () => {
    const { people, id: matchId } = await acceptedPair();
    for (let n = 0; n < 2; n++) await people[0].caller.becayis.contacts.create({ matchId, message: "Merhaba" });
    expect(await app.db.prisma.contactRequestMessage.count({ where: { request: { matchId } } })).toBe(0);
  });

  it("counts towards the daily contact and message limits", async () => {
    const { people, id: matchId } = await acceptedPair();
    const [ali] = people;
    for (let n = 0; n < 5; n++) await app.limits.take("firstContactRequests", String(ali.member.id));
    await expect(ali.caller.becayis.contacts.create({ matchId })).rejects.toMatchObject({
      cause: { code: "TOO_MANY_REQUESTS" },
    });
    // a rejected attempt is counted too
    for (let n = 0; n < 2; n++) await app.limits.refund("firstContactRequests", String(ali.member.id));
    await ali.caller.becayis.contacts.create({ matchId });
    for (let n = 0; n < 59; n++) await app.limits.take("threadMessages", String(ali.member.id));
    await ali.caller.becayis.contacts.create({ matchId, message: "Altmışıncı mesaj" });
    await expect(
      ali.caller.becayis.contacts.create({ matchId, message: "Altmış birinci mesaj" }),
    ).rejects.toMatchObject({ cause: { code: "TOO_MANY_REQUESTS" } });
  });
});

it("a concurrent block and message leave no message after the block", async () => {
  const { people, id: matchId } = await acceptedPair();
  const [ali, ayse] = people;
  const { id } = await ali.caller.becayis.contacts.create({ matchId });
  await Promise.allSettled([
    ...Array.from({ length: 6 }, () => ali.caller.becayis.contactRequests.sendMessage({ id, body: "Merhaba" })),
    ayse.caller.becayis.contactRequests.block({ requestId: id }),
  ]);
  const made = await app.db.prisma.memberBlock.findFirstOrThrow({ where: { blockerId: ayse.member.id } });
  expect(
    await app.db.prisma.contactRequestMessage.count({ where: { requestId: id, createdAt: { gt: made.createdAt } } }),
  ).toBe(0);
});

it("requests to closed accounts are rejected like blocked ones", async () => {
  const { people, id: matchId } = await acceptedPair();
  const [ali, ayse] = people;
  const { id } = await ali.caller.becayis.contacts.create({ matchId });
  await app.db.prisma.member.update({ where: { id: ayse.member.id }, data: { eraseAfter: new Date("2030-01-01") } });
  await expect(ali.caller.becayis.contactRequests.sendMessage({ id, body: "Merhaba" })).rejects.toMatchObject({
    message: contactRequestTexts.refused,
    cause: { code: "FORBIDDEN" },
  });
});
