import { adminBecayisTexts } from "@site/contract/becayis/labels";
import { beforeAll, describe, expect, it } from "vitest";
import { anonymousCaller, createTestApp, type TestApp } from "../../../../testing/index.ts";
import {
  admin,
  boardMember,
  importReferenceLists,
  listingInput,
  mailsTo,
  plates,
  publisher,
} from "../../testing/board.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await importReferenceLists(app);
});

/** Returns the input of a correction that changes nothing. */
async function getCorrection(id: number) {
  const { listings } = await admin(app);
  const { version, title, description, offerDepartment, wantedDepartment, requirements, benefits, priority } =
    await listings.get({ id });
  return { id, version, title, description, offerDepartment, wantedDepartment, requirements, benefits, priority };
}

describe("a correction", () => {
  it("changes what readers see, keeps the approval and tells the owner", async () => {
    const { listings } = await admin(app);
    const person = await publisher(app, { from: "Ankara", to: "İzmir" });
    const { id, slug } = person.listing;
    const given = await getCorrection(id);
    app.purged.length = 0;
    const corrected = { ...given, title: "Ankara adliyesinden İzmir’e", priority: "urgent" as const, note: "Yazım." };
    expect(await listings.correct(corrected)).toEqual({ message: adminBecayisTexts.corrected });
    expect(app.purged).toContain("becayis");
    const reader = anonymousCaller(app).becayis.listings;
    expect(await reader.getById({ id })).toMatchObject({ title: "Ankara adliyesinden İzmir’e", priority: "urgent" });
    expect((await reader.list({ search: "adliyesinden" })).total).toBe(1);
    const redirect = await app.db.prisma.redirect.findUnique({ where: { fromPath: `/becayis/ilan/${slug}` } });
    expect(redirect?.toPath).toBe(`/becayis/ilan/${(await listings.get({ id })).slug}`);
    expect(await mailsTo(app, person.member.email, "listing_corrected")).toBe(1);
    const { message } = await app.db.prisma.memberNotification.findFirstOrThrow({
      where: { memberId: person.member.id, type: "listing_stopped" },
    });
    expect(message).toContain("Yazım.");
  });

  it("changes nothing without a difference, and has one winner", async () => {
    const { listings } = await admin(app);
    const person = await publisher(app, { from: "Bursa", to: "İzmir" });
    const given = await getCorrection(person.listing.id);
    expect(await listings.correct(given)).toEqual({ message: adminBecayisTexts.unchanged });
    const results = await Promise.allSettled(
      ["Bir", "İki", "Üç"].map((word) => listings.correct({ ...given, title: `${word} numaralı başlık` })),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await mailsTo(app, person.member.email, "listing_corrected")).toBe(1);
  });

  it("is refused for huge, blank and unknown input, and for members", async () => {
    const { listings } = await admin(app);
    const person = await publisher(app, { from: "İzmir", to: "Ankara" });
    const given = await getCorrection(person.listing.id);
    for (const wrong of [
      { title: "kısa" },
      { title: "a".repeat(101) },
      { description: "a".repeat(5001) },
      { note: "a".repeat(1001) },
      { version: "dün" },
      { id: 0 },
    ])
      await expect(listings.correct({ ...given, ...wrong })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    for (const call of [() => listings.get({ id: 2_147_483_646 }), () => listings.correct({ ...given, id: 9_999_999 })])
      await expect(call()).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    for (const caller of [anonymousCaller(app), person.caller]) {
      const { correct, get } = caller.admin.becayis.listings;
      for (const call of [correct(given), get({ id: given.id })])
        await expect(call).rejects.toMatchObject({ cause: { code: "UNAUTHORIZED" } });
    }
  });
});

describe("a review", () => {
  it("shows what changed since the last one", async () => {
    const { listings } = await admin(app);
    const person = await boardMember(app, { from: "Ankara", to: "Bursa" });
    const input = listingInput(person);
    const { id } = await person.caller.becayis.listings.create(input);
    const pending = async () => (await listings.pending()).find((listing) => listing.id === id);
    expect(await pending()).toMatchObject({ reviewed: null, texts: { wanted: "Bursa" } });
    await listings.reject({ id, reason: "Açıklama yetersiz" });
    const words = { title: input.title, description: "Eşim Bursa’da çalışıyor." };
    await person.caller.becayis.listings.update({ id, ...words, wantedPlaces: [1601] });
    expect(await pending()).toMatchObject({
      texts: { description: "Eşim Bursa’da çalışıyor.", wanted: "Bursa, Merkez" },
      reviewed: { description: "Görev yerimi değiştirmek istiyorum.", wanted: "Bursa" },
    });
  });

  it("does not decide on texts that the administrator has not seen", async () => {
    const { listings } = await admin(app);
    const person = await boardMember(app, { from: "Ankara", to: "Şanlıurfa" });
    const input = listingInput(person);
    const { id } = await person.caller.becayis.listings.create(input);
    const seen = (await listings.pending()).find((listing) => listing.id === id);
    const submittedAt = seen?.submittedAt;
    const words = {
      title: "Bambaşka bir başlık oldu",
      description: input.description,
      wantedPlaces: [plates.Şanlıurfa],
    };
    await person.caller.becayis.listings.update({ id, ...words });
    for (const decide of [
      () => listings.approve({ id, submittedAt }),
      () => listings.reject({ id, submittedAt, reason: "Hayır" }),
    ])
      await expect(decide()).rejects.toMatchObject({ message: adminBecayisTexts.changedMeanwhile });
    await listings.approve({ id });
    expect(await listings.get({ id })).toMatchObject({ isPublished: true, title: "Bambaşka bir başlık oldu" });
  });
});

it("tells the total after the last page", async () => {
  const { listings } = await admin(app);
  const { total } = await listings.list({});
  expect(await listings.list({ page: 90 })).toEqual({ items: [], page: 90, limit: 20, total, pageCount: 1 });
});

it("does not activate a second listing of a member", async () => {
  const { listings } = await admin(app);
  const person = await publisher(app, { from: "Bursa", to: "Ankara" });
  await listings.setStatus({ id: person.listing.id, status: "paused" });
  await person.caller.becayis.listings.create(listingInput(person));
  await expect(listings.setStatus({ id: person.listing.id, status: "active" })).rejects.toMatchObject({
    message: adminBecayisTexts.cannotActivate,
  });
});

describe("the stored reasons", () => {
  it("are added, changed and deleted, each once", async () => {
    const { reasons } = await admin(app);
    const results = await Promise.allSettled([1, 2, 3].map(() => reasons.create({ text: " Telefon numarası var. " })));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const [reason] = await reasons.list();
    expect(reason?.text).toBe("Telefon numarası var.");
    const id = reason?.id ?? 0;
    await reasons.update({ id, text: "Metinde telefon numarası var." });
    const other = await reasons.create({ text: "Başlık anlaşılmıyor." });
    await expect(reasons.update({ id: other.id, text: "Metinde telefon numarası var." })).rejects.toMatchObject({
      message: adminBecayisTexts.cannedReasonTaken,
    });
    await reasons.remove({ id });
    await expect(reasons.remove({ id })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    await expect(reasons.update({ id, text: "Yok" })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    for (const text of ["", "  ", "a".repeat(501)])
      await expect(reasons.create({ text })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it("are fifty at most, also in a race", async () => {
    const { reasons } = await admin(app);
    await app.db.prisma.rejectionReason.deleteMany();
    await app.db.prisma.rejectionReason.createMany({
      data: Array.from({ length: 48 }, (_, n) => ({ text: `Gerekçe ${n}` })),
    });
    const results = await Promise.allSettled(["a", "b", "c", "d"].map((text) => reasons.create({ text })));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    expect(await reasons.list()).toHaveLength(50);
  });
});
