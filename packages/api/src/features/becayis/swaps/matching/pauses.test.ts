import { becayisNotificationTitles } from "@site/contract/becayis/notification-labels";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../../../testing/index.ts";
import {
  acceptedSwap,
  admin,
  importReferenceLists,
  mailsTo,
  type Publisher,
  plates,
  publisher,
} from "../../testing/board.ts";
import { sweep } from "../expiry/sweep.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await importReferenceLists(app);
});
beforeEach(() => app.db.prisma.listing.deleteMany({}));

const pair = async () =>
  [
    await publisher(app, { from: "Ankara", to: "İzmir" }),
    await publisher(app, { from: "İzmir", to: "Ankara" }),
  ] as const;
const trio = async () =>
  [
    await publisher(app, { from: "Ankara", to: "İzmir" }),
    await publisher(app, { from: "İzmir", to: "Bursa" }),
    await publisher(app, { from: "Bursa", to: "Ankara" }),
  ] as const;
const switchTo = ({ caller, listing }: Publisher, status: "active" | "inactive") =>
  caller.becayis.listings.setStatus({ id: listing.id, status });
const matchOf = async ({ caller }: Publisher) => (await caller.becayis.matches.mine({}))[0];
const ringOf = async ({ caller }: Publisher) => (await caller.becayis.rings.mine({}))[0];
const accept = async (person: Publisher) =>
  person.caller.becayis.matches.setStatus({ id: (await matchOf(person))?.id ?? 0, status: "accepted" });
const acceptRing = async (person: Publisher) =>
  person.caller.becayis.rings.setStatus({ id: (await ringOf(person))?.id ?? 0, status: "accepted" });

describe("a pause", () => {
  it("keeps the answers to a match, the own one and the other's", async () => {
    const [ali, ayse] = await pair();
    for (const [answering, pausing] of [
      [ali, ali],
      [ali, ayse],
    ] as const) {
      if ((await matchOf(answering))?.myAnswer === "pending") await accept(answering);
      await switchTo(pausing, "inactive");
      expect(await matchOf(answering)).toMatchObject({ status: "expired" });
      await switchTo(pausing, "active");
      expect(await matchOf(answering)).toMatchObject({ status: "pending", myAnswer: "accepted" });
    }
    await accept(ayse);
    expect(await matchOf(ali)).toMatchObject({ status: "accepted" });
  });

  it("keeps the answers to a ring, which can be answered anew for its full time", async () => {
    const [ada, can, efe] = await trio();
    await acceptRing(ada);
    await acceptRing(can);
    await switchTo(can, "inactive");
    await app.db.pool.query("UPDATE rings SET expires_at = now() - interval '1 day'");
    await switchTo(can, "active");
    expect(await ringOf(efe)).toMatchObject({
      status: "pending",
      myAnswer: "pending",
      links: expect.arrayContaining([expect.objectContaining({ answer: "accepted" })]),
    });
    await acceptRing(efe);
    expect(await ringOf(ada)).toMatchObject({ status: "accepted" });
  });

  it("keeps a refusal refused", async () => {
    const [ali, ayse] = await pair();
    await ali.caller.becayis.matches.setStatus({ id: (await matchOf(ali))?.id ?? 0, status: "rejected" });
    await switchTo(ayse, "inactive");
    await switchTo(ayse, "active");
    expect(await matchOf(ali)).toMatchObject({ status: "rejected" });
  });

  it("of an administrator and an expiry keep the answers too", async () => {
    const [ali, ayse] = await pair();
    await accept(ali);
    const { listings } = await admin(app);
    await listings.setStatus({ id: ayse.listing.id, status: "paused" });
    await listings.setStatus({ id: ayse.listing.id, status: "active" });
    expect(await matchOf(ali)).toMatchObject({ status: "pending", myAnswer: "accepted" });
    await app.db.pool.query("UPDATE listings SET expires_at = now() WHERE id = $1", [ayse.listing.id]);
    await sweep(app);
    expect(await matchOf(ali)).toMatchObject({ status: "expired" });
    await ayse.caller.becayis.listings.renew({ id: ayse.listing.id });
    expect(await matchOf(ali)).toMatchObject({ status: "pending", myAnswer: "accepted" });
  });
});

describe("answers are given anew", () => {
  it("where the other listing offers another post meanwhile", async () => {
    const [ali, ayse] = await pair();
    await accept(ali);
    await switchTo(ayse, "inactive");
    await ayse.caller.becayis.profile.save({
      currentInstitution: "Adalet Bakanlığı",
      currentPosition: "Zabıt Kâtibi",
      currentCity: "İzmir",
      currentDistrict: "Yenişehir",
    });
    await ayse.caller.becayis.listings.update({ id: ayse.listing.id, wantedPlaces: [plates.Ankara] });
    await switchTo(ayse, "active");
    expect(await matchOf(ali)).toMatchObject({ status: "pending", myAnswer: "pending" });
  });

  it("where the other listing was bound elsewhere meanwhile", async () => {
    const [ali, ayse] = await pair();
    await accept(ayse);
    await switchTo(ali, "inactive");
    const rival = await publisher(app, { from: "Ankara", to: "İzmir" });
    await accept(rival);
    const match = (await ayse.caller.becayis.matches.mine({ status: "pending" }))[0];
    await ayse.caller.becayis.matches.setStatus({ id: match?.id ?? 0, status: "accepted" });
    await switchTo(ali, "active");
    await switchTo(rival, "inactive");
    expect(await matchOf(ali)).toMatchObject({ status: "pending", otherAnswer: "pending" });
  });

  it("where a ring was not answered in time", async () => {
    const [ada, can] = await trio();
    await acceptRing(ada);
    await app.db.pool.query("UPDATE rings SET expires_at = now()");
    await sweep(app);
    await switchTo(can, "inactive");
    await switchTo(can, "active");
    expect(await ringOf(ada)).toMatchObject({ status: "pending", myAnswer: "pending" });
  });

  it("where a block stood between the two meanwhile", async () => {
    const [ali, ayse] = await pair();
    await accept(ali);
    await ayse.caller.becayis.contactRequests.create({ listingId: ali.listing.id });
    const requestId = (await ayse.caller.becayis.contactRequests.list()).sent[0]?.id ?? 0;
    await switchTo(ayse, "inactive");
    await ali.caller.becayis.contactRequests.block({ requestId });
    await ali.caller.becayis.contactRequests.unblock({ requestId });
    await switchTo(ayse, "active");
    expect(await matchOf(ali)).toMatchObject({ status: "pending", myAnswer: "pending" });
  });
});

describe("what all have accepted", () => {
  it.each([
    ["Ankara", "İzmir"],
    ["Ankara", "İzmir", "Bursa"],
  ])("ends with a pause (%s, %s, …): the others are free and told, once", async (...cities) => {
    const { people, first } = await acceptedSwap(app, cities.filter(Boolean));
    await switchTo(first, "inactive");
    const [kind, title] =
      people.length === 2
        ? (["match_ended", becayisNotificationTitles.matchEnded] as const)
        : (["ring_ended", becayisNotificationTitles.ringEnded] as const);
    for (const other of people.slice(1)) {
      expect(await other.caller.becayis.listings.mine()).toMatchObject([{ isSettled: false }]);
      const { items: notifications } = await other.caller.user.notifications.list({});
      expect(notifications[0]?.title).toBe(title);
      expect(await mailsTo(app, other.member.email, kind)).toBe(1);
    }
    expect(await mailsTo(app, first.member.email, kind)).toBe(0);
    await switchTo(first, "active");
    expect(await first.caller.becayis.listings.mine()).toMatchObject([{ isSettled: false }]);
  });

  it("stays bound through a change of wishes and ends with a change of the post", async () => {
    const { people, first } = await acceptedSwap(app, ["Ankara", "İzmir"]);
    const other = people[1] as Publisher;
    const { id } = first.listing;
    await first.caller.becayis.listings.update({ id, wantedPlaces: [plates.Bursa] });
    expect(await other.caller.becayis.listings.mine()).toMatchObject([{ isSettled: true }]);
    expect(await matchOf(other)).toMatchObject({ status: "accepted", listing: { wantedCity: "İzmir" } });
    await first.caller.becayis.profile.save({
      currentInstitution: "Adalet Bakanlığı",
      currentPosition: "Zabıt Kâtibi",
      currentCity: "İstanbul",
      currentDistrict: "Merkez",
    });
    await first.caller.becayis.listings.update({ id, wantedPlaces: [plates.Bursa] });
    expect(await other.caller.becayis.listings.mine()).toMatchObject([{ isSettled: false }]);
    expect(await mailsTo(app, other.member.email, "match_ended")).toBe(1);
  });
});
