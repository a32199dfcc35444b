import { adminBecayisTexts, alertTexts, becayisTexts } from "@site/contract/becayis/labels";
import { beforeAll, describe, expect, it } from "vitest";
import { runDueJobs } from "../../../../jobs/worker.ts";
import { anonymousCaller, createTestApp, signedInMember, type TestApp } from "../../../../testing/index.ts";
import { sendBoardNotifications } from "../../swaps/notifications/board-notifications.ts";
import { admin, boardMember, importReferenceLists, listingInput, mailsTo, publisher } from "../../testing/board.ts";
import { sendDailyAlerts } from "../alerts/delivery-service.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await importReferenceLists(app);
});

describe("the administrator", () => {
  it("approves once, with a note", async () => {
    const { listings } = await admin(app);
    const person = await boardMember(app, { from: "Ankara", to: "İzmir" });
    const { id } = await person.caller.becayis.listings.create(listingInput(person));
    expect(await listings.pending()).toMatchObject([
      {
        id,
        userName: "Ayşe Kaya",
        userId: person.member.id,
        offerCity: "Ankara",
        wantedCity: "İzmir",
        wantedDistrict: null,
      },
    ]);
    expect(await app.db.prisma.adminNotification.count({ where: { type: "listing_pending" } })).toBe(1);
    const results = await Promise.allSettled([
      listings.approve({ id, adminNote: "Tamam" }),
      listings.reject({ id, reason: "Hayır" }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(
      (await mailsTo(app, person.member.email, "listing_approved")) +
        (await mailsTo(app, person.member.email, "listing_rejected")),
    ).toBe(1);
    await expect(listings.approve({ id })).rejects.toMatchObject({ message: adminBecayisTexts.notPending });
    await expect(listings.approve({ id: 2_147_483_646 })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    expect(app.purged).toContain("becayis");
  });

  it("shows the approval note to the owner", async () => {
    const { listings } = await admin(app);
    const person = await boardMember(app, { from: "Ankara", to: "İzmir" });
    const { id, slug } = await person.caller.becayis.listings.create(listingInput(person));
    await listings.approve({ id, adminNote: "Hayırlı olsun." });
    const notifications = await app.db.prisma.memberNotification.findMany({
      where: { memberId: person.member.id, type: "listing_approved" },
    });
    expect(notifications).toMatchObject([
      { message: "Ankara ile İzmir arasında becayiş: Hayırlı olsun.", link: `/becayis/ilan/${slug}` },
    ]);
  });

  it("rejects with a reason for the owner", async () => {
    const { listings } = await admin(app);
    const person = await boardMember(app, { from: "Ankara", to: "Bursa" });
    const { id } = await person.caller.becayis.listings.create(listingInput(person));
    await expect(listings.reject({ id, reason: "   " })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    const getIds = async (filter: object) => (await listings.list(filter)).items.map((listing) => listing.id);
    expect(await getIds({ status: "active" })).not.toContain(id);
    await listings.reject({ id, reason: "Başlık anlaşılmıyor" });
    expect(await getIds({ status: "active" })).not.toContain(id);
    expect(await getIds({})).toContain(id);
    expect(await mailsTo(app, person.member.email, "listing_rejected")).toBe(1);
    expect(
      await app.db.prisma.memberNotification.findFirstOrThrow({
        where: { memberId: person.member.id, type: "listing_rejected" },
      }),
    ).toMatchObject({
      message: expect.stringContaining("Başlık anlaşılmıyor"),
    });
    expect(await person.caller.becayis.listings.mine()).toMatchObject([{ rejectionReason: "Başlık anlaşılmıyor" }]);
  });

  it("lists, pauses, activates and deletes listings", async () => {
    const { listings } = await admin(app);
    const person = await publisher(app, { from: "Şanlıurfa", to: "İzmir" }, { firstName: "Umut", lastName: "Çınar" });
    const { id } = person.listing;
    for (const filter of [{ search: "cinar" }, { search: person.member.email }, { city: "sanliurfa" }])
      expect(await listings.list(filter)).toMatchObject({
        items: [{ id, user: { lastName: "Çınar" }, stats: { views: 0 } }],
        total: 1,
      });
    await listings.setStatus({ id, status: "paused" });
    expect((await listings.list({ status: "paused" })).items.map((listing) => listing.id)).toEqual([id]);
    await expect(anonymousCaller(app).becayis.listings.getById({ id })).rejects.toMatchObject({
      message: becayisTexts.listingNotFound,
    });
    await listings.setStatus({ id, status: "active" });
    expect((await listings.list({ status: "active" })).items.map((listing) => listing.id)).toContain(id);
    await listings.remove({ id });
    await expect(listings.remove({ id })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    await expect(listings.setStatus({ id, status: "active" })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
  });

  it("reads statistics, activity and cities", async () => {
    const board = await admin(app);
    const wishes = [{ city: "İzmir" }, { city: "Şanlıurfa" }];
    await publisher(app, { from: "Bursa", to: "İzmir" }, {}, { wantedCity: undefined, wishes });
    await publisher(app, { from: "Şanlıurfa", to: "Bursa" });
    expect(await board.stats()).toMatchObject({
      totalMatches: 1,
      pendingContacts: 0,
      userGrowth: 100,
      matchGrowth: 100,
      contactGrowth: 0,
      newRecords: { match: { recent: expect.any(Number), before: 0 }, contact: { recent: 0, before: 0 } },
    });
    expect(await board.recentActivity()).toMatchObject({
      listings: expect.arrayContaining([
        expect.objectContaining({
          offerCity: "Bursa",
          wantedCity: "İzmir",
          wishes: [
            { city: "İzmir", district: null },
            { city: "Şanlıurfa", district: null },
          ],
        }),
      ]),
      matches: [{ offerCity: "Bursa", wantedCity: "Şanlıurfa" }],
    });
    expect((await board.matches.list({})).items).toMatchObject([
      { ranks: { user: 2, matchedUser: 1 }, listing: { offerCity: "Bursa", wantedCity: "Şanlıurfa" } },
    ]);
    expect((await board.topCities()).offer).toContainEqual({ city: "Bursa", count: 1 });
  });
});

describe("an alert", () => {
  const getStopToken = async (email: string) => {
    const { siteUrl } = app;
    const { readdirSync, readFileSync } = await import("node:fs");
    const folder = app.mail.folder;
    const letters = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, "utf8"));
    const letter = letters.find((text) => text.includes(email) && text.includes("takip-durdur"));
    const plain = letter?.replace(/=\r?\n/g, "").replace(/=3D/g, "=") ?? "";
    const token = new RegExp(`${siteUrl}/becayis/takip-durdur#([\\w-]+)`).exec(plain)?.[1] ?? "";
    expect(letter).toMatch(
      new RegExp(`^List-Unsubscribe:\\s+<${siteUrl}/api/becayis/alerts/stop\\?token=${token}>`, "m"),
    );
    return token;
  };

  it("mails a new listing once and stops with one click", async () => {
    const watcher = await signedInMember(app);
    const { alerts } = watcher.caller.becayis;
    const pair = await alerts.create({ fromCity: "İzmir", toCity: "sanliurfa", frequency: "instant" });
    await alerts.create({ query: "izmir", frequency: "instant" });
    expect((await alerts.list()).map(({ fromCity, query }) => [fromCity, query])).toEqual([
      [null, "izmir"],
      ["İzmir", ""],
    ]);
    await publisher(app, { from: "İzmir", to: "Şanlıurfa" });
    await publisher(app, { from: "Ankara", to: "Bursa" });
    await sendBoardNotifications(app);
    await runDueJobs(app);
    expect(await mailsTo(app, watcher.member.email, "listing_alert")).toBe(1);
    const token = await getStopToken(watcher.member.email);
    const visitor = anonymousCaller(app).becayis;
    for (let twice = 0; twice < 2; twice++)
      expect(await visitor.alerts.stop({ token })).toEqual({ message: alertTexts.stopped });
    expect((await alerts.list()).find(({ id }) => id === pair.id)?.frequency).toBe("off");
    await expect(visitor.alerts.stop({ token: "bozuk" })).rejects.toMatchObject({ message: alertTexts.linkInvalid });
  });

  it("sends one daily mail without own listings", async () => {
    const person = await boardMember(app, { from: "Bursa", to: "İzmir", position: "Hemşire" });
    await person.caller.becayis.alerts.create({ position: "Hemşire", frequency: "daily" });
    await publisher(app, { from: "Ankara", to: "İzmir", position: "Hemşire" });
    await publisher(app, { from: "Ankara", to: "Bursa", position: "Hemşire" });
    const own = await person.caller.becayis.listings.create(listingInput(person));
    await (await admin(app)).listings.approve({ id: own.id });
    await sendBoardNotifications(app);
    expect(await mailsTo(app, person.member.email, "listing_alert")).toBe(0);
    await sendDailyAlerts(app);
    await sendDailyAlerts(app);
    expect(await mailsTo(app, person.member.email, "listing_alert")).toBe(1);
    expect(await app.db.prisma.alertHit.count({ where: { memberId: person.member.id } })).toBe(2);
  });

  it("needs criteria, is private and limited to twenty", async () => {
    const { caller } = await signedInMember(app);
    const other = await signedInMember(app);
    const { alerts } = caller.becayis;
    await expect(alerts.create({})).rejects.toMatchObject({ message: alertTexts.emptyAlert });
    const { id } = await alerts.create({ toCity: 6 });
    await expect(other.caller.becayis.alerts.setFrequency({ id, frequency: "off" })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
    });
    await expect(other.caller.becayis.alerts.remove({ id })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    await alerts.setFrequency({ id, frequency: "instant" });
    await alerts.remove({ id });
    for (let n = 0; n < 20; n++) await alerts.create({ toCity: 6 });
    await expect(alerts.create({ toCity: 6 })).rejects.toMatchObject({ message: alertTexts.tooMany(20) });
  });
});

describe("the swap profile", () => {
  it("is missing before it is saved, and accepts partial data", async () => {
    const { caller } = await signedInMember(app);
    const { profile } = caller.becayis;
    await expect(profile.get()).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    expect(await profile.find()).toBeNull();
    const nothing = { currentInstitution: null, currentPosition: "", currentCity: null, currentDistrict: null };
    expect(await profile.save(nothing)).toMatchObject({
      currentCity: null,
      experienceYears: 0,
      isPublic: true,
      allowDirectContact: false,
      isComplete: false,
    });
    const whole = {
      currentInstitution: "ADALET BAKANLIĞI",
      currentPosition: "zabit katibi",
      currentCity: 63,
      currentDistrict: "yenisehir",
    };
    expect(
      await profile.save({
        ...whole,
        desiredCity: "6",
        desiredDistrict: "Merkez",
        experienceYears: 4,
        startedAt: "2020-05-01",
        employmentStatus: "4a",
      }),
    ).toMatchObject({
      currentCity: "Şanlıurfa",
      currentDistrict: "Yenişehir",
      isComplete: true,
    });
    await profile.save(whole);
    expect(await profile.find()).toEqual(await profile.get());
    expect(await profile.get()).toMatchObject({
      desiredCity: "Ankara",
      desiredDistrict: "Merkez",
      experienceYears: 4,
      startedAt: "2020-05-01",
      employmentStatus: "4a",
    });
    expect(await profile.save({ ...whole, desiredCity: "İzmir" })).toMatchObject({
      desiredCity: "İzmir",
      desiredDistrict: null,
    });
    expect(await profile.save({ ...whole, desiredCity: null, employmentStatus: null })).toMatchObject({
      desiredCity: null,
      employmentStatus: null,
    });
  });

  it("rejects unknown entries, wrong districts and missing keys", async () => {
    const { caller } = await signedInMember(app);
    const whole = {
      currentInstitution: "Adalet Bakanlığı",
      currentPosition: "Zabıt Kâtibi",
      currentCity: "Ankara",
      currentDistrict: "Merkez",
    };
    for (const wrong of [
      { currentInstitution: "Boyle Bir Kurum" },
      { currentPosition: 999 },
      { currentDistrict: 1601 },
      { desiredCity: "Atlantis" },
    ]) {
      await expect(caller.becayis.profile.save({ ...whole, ...wrong })).rejects.toMatchObject({
        cause: { code: "VALIDATION_FAILED" },
      });
    }
    await expect(caller.becayis.profile.save({ ...whole, experienceYears: -1 })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
  });
});
