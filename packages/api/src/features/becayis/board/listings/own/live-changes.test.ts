import { adminBecayisTexts, becayisTexts } from "@site/contract/becayis/labels";
import { becayisNotificationTitles } from "@site/contract/becayis/notification-labels";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anonymousCaller, createTestApp, type TestApp } from "../../../../../testing/index.ts";
import {
  admin,
  boardMember,
  importReferenceLists,
  listingInput,
  mailsTo,
  plates,
  publisher,
} from "../../../testing/board.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await importReferenceLists(app);
});
beforeEach(() => app.db.prisma.listing.deleteMany({}));

const NEW_TITLE = "Adliyede huzurlu bir kalem";
const board = () => anonymousCaller(app).becayis.listings;
const waiting = async (id: number) => (await (await admin(app)).listings.pending()).find((row) => row.id === id);

async function owner() {
  const person = await publisher(app, { from: "Ankara", to: "İzmir" });
  const { id, slug } = person.listing;
  const { listings } = person.caller.becayis;
  return {
    ...person,
    id,
    slug,
    update: (given: object) => listings.update({ id, ...given }),
    mine: async () => (await listings.mine()).find((listing) => listing.id === id),
  };
}

describe("places of a listing on the board", () => {
  it("take effect at once: a further wish brings its match, its search results and its alerts", async () => {
    const watcher = await boardMember(app, { from: "İzmir", to: "Ankara" });
    await watcher.caller.becayis.alerts.create({ toCity: "Bursa", frequency: "instant" });
    const other = await publisher(app, { from: "Bursa", to: "Ankara" });
    const { id, update } = await owner();
    expect(await other.caller.becayis.matches.mine({})).toEqual([]);
    const saved = await update({ wantedPlaces: [plates.İzmir, plates.Bursa] });
    expect(saved).toMatchObject({ message: becayisTexts.listingChanged });
    expect(await other.caller.becayis.matches.mine({})).toMatchObject([{ status: "pending" }]);
    expect((await board().list({ toCity: "Bursa" })).items).toMatchObject([{ id, approvalStatus: "approved" }]);
    expect((await board().list({ search: "bursa" })).total).toBe(2);
    expect(await app.db.prisma.alertHit.count({ where: { listingId: id } })).toBe(1);
    expect(await waiting(id)).toBeUndefined();
  });

  it("follow the profile's post at once and keep the texts", async () => {
    const { id, update, caller } = await owner();
    await caller.becayis.profile.save({
      currentInstitution: "Adalet Bakanlığı",
      currentPosition: "Zabıt Kâtibi",
      currentCity: "Bursa",
      currentDistrict: "Merkez",
    });
    await update({ wantedPlaces: [plates.İzmir] });
    expect(await board().getById({ id })).toMatchObject({ offerCity: "Bursa", approvalStatus: "approved" });
  });

  it("of a paused listing bring no match before it returns", async () => {
    const other = await publisher(app, { from: "Bursa", to: "Ankara" });
    const { id, update, caller } = await owner();
    await caller.becayis.listings.setStatus({ id, status: "paused" });
    await update({ wantedPlaces: [plates.Bursa] });
    expect(await other.caller.becayis.matches.mine({})).toEqual([]);
    await caller.becayis.listings.setStatus({ id, status: "active" });
    expect(await other.caller.becayis.matches.mine({})).toMatchObject([{ status: "pending" }]);
  });
});

describe("changed texts of a listing on the board", () => {
  it("wait beside the approved ones, which readers keep seeing and finding", async () => {
    const { id, slug, update, mine, member } = await owner();
    const { updatedAt } = await board().getById({ id });
    const saved = await update({ title: NEW_TITLE, description: "Beni 0532 111 22 33 numarasından arayın." });
    expect(saved).toEqual({ id, slug, message: becayisTexts.listingTextWaits, warning: becayisTexts.contactWarning });
    const shown = { title: "Ankara ile İzmir arasında becayiş", description: "Görev yerimi değiştirmek istiyorum." };
    expect(await board().getBySlug({ slug })).toMatchObject({ ...shown, approvalStatus: "approved", updatedAt });
    expect((await board().list({ search: "huzurlu" })).total).toBe(0);
    expect((await board().list({})).items).toMatchObject([shown]);
    expect(await mine()).toMatchObject({
      ...shown,
      status: "active",
      approvalStatus: "approved",
      waitingChange: { state: "pending", title: NEW_TITLE, description: "Beni 0532 111 22 33 numarasından arayın." },
    });
    expect(await waiting(id)).toMatchObject({
      isChange: true,
      title: NEW_TITLE,
      texts: { title: NEW_TITLE },
      reviewed: shown,
    });
    expect(await mailsTo(app, member.email, "listing_pending_approval")).toBe(0);
    await expect(board().getBySlug({ slug: `adliyede-huzurlu-bir-kalem-${id}` })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
    });
  });

  it("replace those that wait, and end with the approved ones", async () => {
    const { id, update, mine } = await owner();
    await update({ title: NEW_TITLE });
    const first = await waiting(id);
    await update({ benefits: "Lojman var." });
    expect(await waiting(id)).toMatchObject({ texts: { title: NEW_TITLE, benefits: "Lojman var." } });
    expect((await waiting(id))?.submittedAt).not.toBe(first?.submittedAt);
    expect(await update({ benefits: "Lojman var." })).toMatchObject({ message: becayisTexts.listingUnchanged });
    await update({ title: "Ankara ile İzmir arasında becayiş", benefits: "" });
    expect(await waiting(id)).toBeUndefined();
    expect(await mine()).toMatchObject({ waitingChange: null });
  });

  it("survive a change of wishes, a pause and an expiry", async () => {
    const { id, update, mine, caller } = await owner();
    await update({ title: NEW_TITLE });
    await update({ wantedPlaces: [plates.Bursa] });
    await caller.becayis.listings.setStatus({ id, status: "paused" });
    expect(await waiting(id)).toMatchObject({ texts: { title: NEW_TITLE, wanted: "Bursa" } });
    await caller.becayis.listings.setStatus({ id, status: "active" });
    expect(await mine()).toMatchObject({ status: "active", waitingChange: { title: NEW_TITLE } });
    await app.db.pool.query("UPDATE listings SET status = 'expired', expires_at = now() WHERE id = $1", [id]);
    expect(await waiting(id)).toBeUndefined();
    await caller.becayis.listings.renew({ id });
    expect(await waiting(id)).toMatchObject({ isChange: true });
  });

  it("are shown once approved, at an address of their own, and change no match, time or approval", async () => {
    const { id, slug, update, mine, member } = await owner();
    const other = await publisher(app, { from: "İzmir", to: "Ankara" });
    const [match] = await other.caller.becayis.matches.mine({});
    await other.caller.becayis.matches.setStatus({ id: match?.id ?? 0, status: "accepted" });
    const before = await mine();
    await update({ title: NEW_TITLE });
    const { listings } = await admin(app);
    app.purged.length = 0;
    expect(await listings.approve({ id, adminNote: "Güzel." })).toEqual({ message: adminBecayisTexts.changeApproved });
    expect(app.purged).toContain("becayis");
    const shown = await board().getById({ id });
    expect(shown).toMatchObject({ title: NEW_TITLE, slug: `adliyede-huzurlu-bir-kalem-${id}` });
    expect(shown).toMatchObject({ publishedAt: before?.publishedAt, expiresAt: before?.expiresAt });
    expect((await board().list({ search: "huzurlu" })).total).toBe(1);
    const redirect = await app.db.prisma.redirect.findUnique({ where: { fromPath: `/becayis/ilan/${slug}` } });
    expect(redirect?.toPath).toBe(`/becayis/ilan/${shown.slug}`);
    expect(await mine()).toMatchObject({ waitingChange: null });
    expect(await other.caller.becayis.matches.mine({})).toMatchObject([{ myAnswer: "accepted", status: "pending" }]);
    expect(await mailsTo(app, member.email, "listing_change_approved")).toBe(1);
    await expect(listings.approve({ id })).rejects.toMatchObject({ message: adminBecayisTexts.notPending });
  });

  it("are rejected with a reason, stay with their owner and can be sent again", async () => {
    const { id, update, mine, member, caller } = await owner();
    await update({ title: NEW_TITLE });
    const { listings } = await admin(app);
    expect(await listings.reject({ id, reason: "Görevi de yazın." })).toEqual({
      message: adminBecayisTexts.changeRejected,
    });
    expect(await board().getById({ id })).toMatchObject({ title: "Ankara ile İzmir arasında becayiş" });
    expect(await mine()).toMatchObject({
      approvalStatus: "approved",
      rejectionReason: "Görevi de yazın.",
      waitingChange: { state: "rejected", title: NEW_TITLE },
    });
    expect(await waiting(id)).toBeUndefined();
    await expect(listings.approve({ id })).rejects.toMatchObject({ message: adminBecayisTexts.notPending });
    const { items: notifications } = await caller.user.notifications.list({});
    expect(notifications[0]).toMatchObject({ title: becayisNotificationTitles.changeRejected });
    expect(notifications[0]?.message).toContain("Görevi de yazın.");
    expect(await mailsTo(app, member.email, "listing_change_rejected")).toBe(1);
    await update({ wantedPlaces: [plates.Bursa] });
    expect(await waiting(id)).toBeUndefined();
    await update({ title: NEW_TITLE });
    expect(await waiting(id)).toMatchObject({ title: NEW_TITLE });
    expect(await mine()).toMatchObject({ rejectionReason: "", waitingChange: { state: "pending" } });
  });

  it("are decided on as the administrator saw them; of two decisions one succeeds", async () => {
    const { id, update } = await owner();
    await update({ title: NEW_TITLE });
    const submittedAt = (await waiting(id))?.submittedAt;
    await update({ title: "Bambaşka bir başlık oldu" });
    const { listings } = await admin(app);
    for (const decide of [
      () => listings.approve({ id, submittedAt }),
      () => listings.reject({ id, submittedAt, reason: "Hayır" }),
    ])
      await expect(decide()).rejects.toMatchObject({
        cause: { code: "CONFLICT" },
        message: adminBecayisTexts.changedMeanwhile,
      });
    const decisions = await Promise.allSettled([
      listings.approve({ id }),
      listings.reject({ id, reason: "Hayır" }),
      listings.approve({ id }),
    ]);
    expect(decisions.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("wait through a correction, unless it makes them the approved ones", async () => {
    const { id, update, mine } = await owner();
    await update({ title: NEW_TITLE });
    const { listings } = await admin(app);
    const correct = async (given: object) =>
      listings.correct({ id, version: (await listings.get({ id })).version, ...given });
    await correct({ priority: "high" });
    expect(await mine()).toMatchObject({ priority: "high", waitingChange: { title: NEW_TITLE } });
    await correct({ title: NEW_TITLE });
    expect(await mine()).toMatchObject({ title: NEW_TITLE, waitingChange: null });
    expect(await waiting(id)).toBeUndefined();
  });

  it("are masked for strangers when they are shown, and leave with the listing", async () => {
    const { id, update, caller } = await owner();
    await update({ title: "Beni arayın: 0532 111 22 33", description: "ali@example.org" });
    await (await admin(app)).listings.approve({ id });
    const shown = await board().getById({ id });
    expect(JSON.stringify(shown)).not.toMatch(/0532|ali@example/);
    expect(shown.slug).not.toContain("0532");
    await update({ title: NEW_TITLE });
    await caller.becayis.listings.remove({ id });
    expect(await waiting(id)).toBeUndefined();
  });
});

it("a listing that was never approved, or was rejected, awaits approval as a whole", async () => {
  const person = await boardMember(app, { from: "Ankara", to: "İzmir" });
  const { id } = await person.caller.becayis.listings.create(listingInput(person));
  const update = (given: object) => person.caller.becayis.listings.update({ id, ...given });
  expect(await update({ title: NEW_TITLE })).toMatchObject({ message: becayisTexts.listingUpdated });
  expect(await waiting(id)).toMatchObject({ title: NEW_TITLE, isChange: false, reviewed: null });
  await (await admin(app)).listings.reject({ id, reason: "Görevi de yazın." });
  await update({ wantedPlaces: [plates.Bursa] });
  expect(await waiting(id)).toMatchObject({ isChange: false, texts: { wanted: "Bursa" } });
});

it("a wish that is added loses no answer", async () => {
  const { id, update, caller } = await owner();
  const other = await publisher(app, { from: "İzmir", to: "Ankara" });
  const [match] = await caller.becayis.matches.mine({});
  await caller.becayis.matches.setStatus({ id: match?.id ?? 0, status: "accepted" });
  await update({ wantedPlaces: [plates.Bursa, plates.İzmir] });
  expect(await caller.becayis.matches.mine({})).toMatchObject([
    { id: match?.id, status: "pending", myAnswer: "accepted" },
  ]);
  await other.caller.becayis.matches.setStatus({ id: match?.id ?? 0, status: "accepted" });
  await update({ wantedPlaces: [plates.Bursa] });
  expect(await caller.becayis.listings.mine()).toMatchObject([{ id, isSettled: true }]);
});
