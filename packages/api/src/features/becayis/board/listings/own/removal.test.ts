import { beforeAll, describe, expect, it } from "vitest";
import { anonymousCaller, createTestApp, type TestApp } from "../../../../../testing/index.ts";
import {
  admin,
  boardMember,
  importReferenceLists,
  listingInput,
  type Publisher,
  publisher,
} from "../../../testing/board.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await importReferenceLists(app);
});

const getNotifications = async ({ caller }: Pick<Publisher, "caller">) =>
  (await caller.user.notifications.list({ limit: 50 })).items.map(({ title }) => title);
const markReported = async () => {
  await app.db.prisma.match.updateMany({ data: { announcedAt: new Date() } });
  await app.db.prisma.ring.updateMany({ data: { announcedAt: new Date() } });
};
const OVER = "Eşleşmeniz sona erdi: karşı tarafın ilanı kaldırıldı";

describe("an owner", () => {
  it("deletes a listing and can create a new one", async () => {
    const owner = await publisher(app, { from: "Bursa", to: "Şanlıurfa" });
    const { id, slug } = owner.listing;
    expect(await owner.caller.becayis.listings.remove({ id })).toEqual({ message: "İlanınız silindi." });
    const isNotFound = { cause: { code: "NOT_FOUND" } };
    await expect(owner.caller.becayis.listings.getBySlug({ slug })).rejects.toMatchObject(isNotFound);
    await expect(anonymousCaller(app).becayis.listings.getById({ id })).rejects.toMatchObject(isNotFound);
    await expect(owner.caller.becayis.listings.remove({ id })).rejects.toMatchObject(isNotFound);
    expect(await owner.caller.becayis.listings.mine()).toEqual([]);
    expect(app.purged).toContain("becayis");
  });

  it("cannot delete another's, with the answer for a missing one", async () => {
    const owner = await publisher(app, { from: "Bursa", to: "Şanlıurfa" });
    const stranger = await boardMember(app, { from: "Ankara", to: "İzmir" });
    const refusals = await Promise.allSettled(
      [owner.listing.id, 2_147_483_646].map((id) => stranger.caller.becayis.listings.remove({ id })),
    );
    const [theirs, none] = refusals.map((result) =>
      result.status === "rejected" ? `${result.reason.cause.code} ${result.reason.message}` : "accepted",
    );
    expect(theirs).toBe("NOT_FOUND İlan bulunamadı");
    expect(none).toBe(theirs);
    await expect(anonymousCaller(app).becayis.listings.remove({ id: owner.listing.id })).rejects.toMatchObject({
      cause: { code: "UNAUTHORIZED" },
    });
    expect(await owner.caller.becayis.listings.mine()).toHaveLength(1);
  });

  it("sees the time of approval as publication", async () => {
    const owner = await boardMember(app, { from: "İzmir", to: "Bursa" });
    const { id } = await owner.caller.becayis.listings.create(listingInput(owner));
    expect(await owner.caller.becayis.listings.getById({ id })).toMatchObject({
      approvalStatus: "pending",
      publishedAt: null,
    });
    await app.db.prisma.listing.update({ where: { id }, data: { createdAt: new Date("2026-01-01") } });
    await (await admin(app)).listings.approve({ id });
    const { approvedAt } = await app.db.prisma.listing.findUniqueOrThrow({ where: { id } });
    expect(await anonymousCaller(app).becayis.listings.getById({ id })).toMatchObject({
      publishedAt: approvedAt?.toISOString(),
      createdAt: "2026-01-01T00:00:00.000Z",
    });
    await owner.caller.becayis.listings.remove({ id });
  });
});

describe("other members", () => {
  it("with requests are notified once", async () => {
    const owner = await publisher(app, { from: "Şanlıurfa", to: "Bursa" });
    const [asking, accepted, withdrawn] = [
      await boardMember(app, { from: "Ankara", to: "İzmir" }),
      await boardMember(app, { from: "Ankara", to: "İzmir" }),
      await boardMember(app, { from: "Ankara", to: "İzmir" }),
    ];
    for (const person of [asking, accepted, withdrawn])
      await person.caller.becayis.contactRequests.create({ listingId: owner.listing.id, message: "Görüşelim" });
    const { received } = await owner.caller.becayis.contactRequests.list();
    await owner.caller.becayis.contactRequests.setStatus({ id: received[1]?.id ?? 0, status: "accepted" });
    await withdrawn.caller.becayis.contactRequests.withdraw({ id: received[0]?.id ?? 0 });
    await owner.caller.becayis.listings.remove({ id: owner.listing.id });
    const told = "İletişim isteği gönderdiğiniz ilan kaldırıldı";
    for (const person of [asking, accepted])
      expect((await getNotifications(person)).filter((title) => title === told)).toHaveLength(1);
    expect(await getNotifications(withdrawn)).not.toContain(told);
    for (const person of [asking, accepted, withdrawn])
      expect((await person.caller.becayis.contactRequests.list()).sent).toEqual([]);
  });

  it("with matches are notified and released", async () => {
    const [a, b] = [
      await publisher(app, { from: "Ankara", to: "İzmir", position: "Mübaşir" }),
      await publisher(app, { from: "İzmir", to: "Ankara", position: "Mübaşir" }),
    ];
    await markReported();
    const matchId = (await a.caller.becayis.matches.mine({}))[0]?.id ?? 0;
    for (const { caller } of [a, b]) await caller.becayis.matches.setStatus({ id: matchId, status: "accepted" });
    await a.caller.becayis.listings.remove({ id: a.listing.id });
    expect(await getNotifications(b)).toContain(OVER);
    expect(await b.caller.becayis.matches.counts()).toMatchObject({ all: 0 });
    expect(await b.caller.becayis.listings.mine()).toMatchObject([{ isSettled: false }]);
    const again = await publisher(app, { from: "Ankara", to: "İzmir", position: "Mübaşir" });
    expect(await b.caller.becayis.matches.mine({ status: "pending" })).toHaveLength(1);
    await again.caller.becayis.listings.remove({ id: again.listing.id });
    await b.caller.becayis.listings.remove({ id: b.listing.id });
  });

  it("of a ring are notified once", async () => {
    const ring = [
      await publisher(app, { from: "Ankara", to: "İzmir", position: "Hemşire" }),
      await publisher(app, { from: "İzmir", to: "Bursa", position: "Hemşire" }),
      await publisher(app, { from: "Bursa", to: "Ankara", position: "Hemşire" }),
    ];
    await markReported();
    const [first, ...others] = ring;
    expect(await others[0]?.caller.becayis.rings.mine({})).toHaveLength(1);
    await first?.caller.becayis.listings.remove({ id: first.listing.id });
    for (const person of others) {
      expect(
        (await getNotifications(person)).filter((title) => title === "Becayiş halkanız sona erdi: bir ilan kaldırıldı"),
      ).toHaveLength(1);
      expect(await person.caller.becayis.matches.counts()).toMatchObject({ all: 0 });
    }
  });

  it("are not notified of unknown matches, nor twice", async () => {
    const [a, b] = [
      await publisher(app, { from: "Ankara", to: "Bursa", position: "Mübaşir" }),
      await publisher(app, { from: "Bursa", to: "Ankara", position: "Mübaşir" }),
    ];
    const before = await getNotifications(b);
    const results = await Promise.allSettled([
      a.caller.becayis.listings.remove({ id: a.listing.id }),
      a.caller.becayis.listings.remove({ id: a.listing.id }),
    ]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await getNotifications(b)).toEqual(before);
  });
});
