import { becayisTexts } from "@site/contract/becayis/labels";
import { beforeAll, describe, expect, it } from "vitest";
import { anonymousCaller, createTestApp, signedInMember, type TestApp, testCaller } from "../../../../testing/index.ts";
import { mailsTo as readMails } from "../../../../testing/mails.ts";
import { remind, sweep } from "../../swaps/expiry/sweep.ts";
import {
  admin,
  approve,
  boardMember,
  FIRST_MEMBER_ID,
  importReferenceLists,
  listingInput,
  mailsTo,
  type Publisher,
  plates,
  publisher,
} from "../../testing/board.ts";

const DAY_MS = 86_400_000;

let app: TestApp;
let visitor: ReturnType<typeof anonymousCaller>["becayis"];
beforeAll(async () => {
  app = await createTestApp();
  await importReferenceLists(app);
  visitor = anonymousCaller(app).becayis;
});

const endIn = (id: number, days: number) =>
  app.db.prisma.listing.update({ where: { id }, data: { expiresAt: new Date(Date.now() + days * DAY_MS) } });

describe("a listing", () => {
  it("requires a complete profile", async () => {
    const { caller } = await signedInMember(app);
    const input = listingInput({ wish: { from: "Ankara", to: "İzmir" } });
    await expect(caller.becayis.listings.create(input)).rejects.toMatchObject({ message: "Profil Eksik" });
    await caller.becayis.profile.save({
      currentInstitution: "Adalet Bakanlığı",
      currentPosition: "Zabıt Kâtibi",
      currentCity: 6,
      currentDistrict: null,
    });
    await expect(caller.becayis.listings.create(input)).rejects.toMatchObject({ message: "Profil Eksik" });
  });

  it("requires a verified e-mail address", async () => {
    const { caller } = await signedInMember(app, { isVerified: false });
    await expect(
      caller.becayis.listings.create(listingInput({ wish: { from: "Ankara", to: "İzmir" } })),
    ).rejects.toMatchObject({
      cause: { code: "FORBIDDEN", details: { flags: { requiresEmailVerification: true } } },
    });
  });

  it("offers the profile's post and wants another place", async () => {
    const person = await boardMember(app, { from: "Ankara", to: "İzmir" });
    const create = (given: Parameters<typeof listingInput>[1]) =>
      person.caller.becayis.listings.create(listingInput(person, given));
    await expect(create({ offerCity: "Bursa" })).rejects.toMatchObject({ message: becayisTexts.offerDiffers });
    await expect(create({ wantedPosition: "Mübaşir" })).rejects.toMatchObject({ message: becayisTexts.wishLocked });
    await expect(create({ wantedCity: "Ankara" })).rejects.toMatchObject({ message: becayisTexts.samePlace });
    await expect(create({ wantedCity: "Ankara", wantedDistrict: "Merkez" })).rejects.toMatchObject({
      message: becayisTexts.samePlace,
    });
    await expect(create({ wantedCity: "Atlantis" })).rejects.toMatchObject({ cause: { code: "VALIDATION_FAILED" } });
    await expect(create({ wantedDistrict: "Kadıköy" })).rejects.toMatchObject({ cause: { code: "VALIDATION_FAILED" } });
    await expect(create({ title: "Kısa" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    expect(
      await create({ wantedCity: "ANKARA", wantedDistrict: "yenisehir", offerInstitution: "adalet bakanligi" }),
    ).toMatchObject({ message: becayisTexts.listingCreated, warning: null });
  });

  it("refuses fields that the server sets", async () => {
    const person = await boardMember(app, { from: "Ankara", to: "İzmir" });
    const fields = { approval_status: "approved", userId: 1, viewCount: 99, priority: "urgent" };
    await expect(person.caller.becayis.listings.create({ ...listingInput(person), ...fields })).rejects.toThrow(
      "Bilinmeyen alan",
    );
    const { id } = await person.caller.becayis.listings.create(listingInput(person));
    expect(await person.caller.becayis.listings.getById({ id })).toMatchObject({
      approvalStatus: "pending",
      userId: person.member.id,
      viewCount: 0,
      priority: "normal",
    });
  });

  it("is created once of twenty concurrent attempts", async () => {
    const person = await boardMember(app, { from: "Bursa", to: "İzmir" });
    const attempts = await Promise.allSettled(
      Array.from({ length: 20 }, () => person.caller.becayis.listings.create(listingInput(person))),
    );
    expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const texts = new Set(
      attempts.flatMap((attempt) => (attempt.status === "rejected" ? [attempt.reason.message] : [])),
    );
    expect([...texts]).toEqual([becayisTexts.oneActive]);
    expect(await app.db.prisma.listing.count({ where: { memberId: person.member.id } })).toBe(1);
    expect(await mailsTo(app, person.member.email, "listing_pending_approval")).toBe(1);
  });

  it("is visible to others only while it is published", async () => {
    const person = await boardMember(app, { from: "İzmir", to: "Bursa" });
    const { id, slug } = await person.caller.becayis.listings.create(listingInput(person));
    const { caller: other } = await signedInMember(app);
    const isHidden = async () => {
      for (const { listings } of [visitor, other.becayis]) {
        await expect(listings.getById({ id })).rejects.toMatchObject({ message: "İlan bulunamadı" });
        await expect(listings.getBySlug({ slug })).rejects.toMatchObject({ message: "İlan bulunamadı" });
        expect((await listings.list({ limit: 50 })).items.map((listing) => listing.id)).not.toContain(id);
        expect((await listings.list({ search: "izmir bursa", limit: 50 })).total).toBe(0);
        await expect(listings.countView({ id })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
      }
      await expect(other.becayis.contactRequests.create({ listingId: id })).rejects.toMatchObject({
        cause: { code: "NOT_FOUND" },
      });
      await expect(other.becayis.listings.report({ id, reason: "Neden" })).rejects.toMatchObject({
        cause: { code: "NOT_FOUND" },
      });
      expect((await person.caller.becayis.listings.mine()).map((listing) => listing.id)).toEqual([id]);
    };
    await isHidden();
    await (await admin(app)).listings.reject({ id, reason: "Eksik" });
    await isHidden();
    expect(await person.caller.becayis.listings.mine()).toMatchObject([
      { approvalStatus: "rejected", rejectionReason: "Eksik" },
    ]);
    await person.caller.becayis.listings.update({ id, title: "Başka bir başlık olsun", wantedPlaces: [plates.Bursa] });
    await isHidden();
    await approve(app, id);
    expect(await visitor.listings.getById({ id })).toMatchObject({ status: "active", approvalStatus: "approved" });
    await person.caller.becayis.listings.setStatus({ id, status: "inactive" });
    await isHidden();
    expect(await person.caller.becayis.listings.mine()).toMatchObject([{ status: "inactive" }]);
    await person.caller.becayis.listings.setStatus({ id, status: "active" });
    await app.db.prisma.member.update({ where: { id: person.member.id }, data: { isActive: false } });
    await expect(visitor.listings.getById({ id })).rejects.toMatchObject({ message: "İlan bulunamadı" });
    await app.db.prisma.member.update({ where: { id: person.member.id }, data: { isActive: true } });
    await endIn(id, -1);
    await isHidden();
  });
});

describe("the owner", () => {
  let owner: Publisher;
  beforeAll(async () => {
    owner = await publisher(app, { from: "Şanlıurfa", to: "Ankara" });
  });

  it("edits a published listing, whose old address redirects", async () => {
    const before = await visitor.listings.getById({ id: owner.listing.id });
    const same = {
      id: owner.listing.id,
      title: before.title,
      description: before.description,
      wantedPlaces: [plates.Ankara],
    };
    expect(await owner.caller.becayis.listings.update(same)).toMatchObject({ message: becayisTexts.listingUnchanged });
    expect(await owner.caller.becayis.listings.update({ ...same, title: "Urfa’dan Ankara’ya becayiş" })).toMatchObject({
      slug: before.slug,
    });
    expect(await visitor.listings.getById({ id: owner.listing.id })).toMatchObject({ title: before.title });
    await approve(app, owner.listing.id);
    expect(
      await app.db.prisma.redirect.findUnique({ where: { fromPath: `/becayis/ilan/${before.slug}` } }),
    ).toMatchObject({ toPath: `/becayis/ilan/urfa-dan-ankara-ya-becayis-${owner.listing.id}` });
    expect(await visitor.listings.getBySlug({ slug: `urfa-dan-ankara-ya-becayis-${owner.listing.id}` })).toMatchObject({
      id: owner.listing.id,
    });
  });

  it("is the only one who can change it", async () => {
    const { caller } = await boardMember(app, { from: "Bursa", to: "Ankara" });
    const { id } = owner.listing;
    await expect(
      caller.becayis.listings.update({ id, title: "Başkasının ilanı", wantedPlaces: [plates.Ankara] }),
    ).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    await expect(caller.becayis.listings.setStatus({ id, status: "inactive" })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
    });
    await expect(caller.becayis.listings.renew({ id })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    expect(await caller.becayis.listings.mine()).toEqual([]);
  });

  it("cannot activate a second listing", async () => {
    await owner.caller.becayis.listings.setStatus({ id: owner.listing.id, status: "paused" });
    const second = await owner.caller.becayis.listings.create(listingInput(owner));
    await expect(
      owner.caller.becayis.listings.setStatus({ id: owner.listing.id, status: "active" }),
    ).rejects.toMatchObject({ message: becayisTexts.oneActive });
    await owner.caller.becayis.listings.setStatus({ id: second.id, status: "completed" });
    await expect(
      owner.caller.becayis.listings.update({
        id: second.id,
        title: "Biten bir ilan olsun",
        wantedPlaces: [plates.Ankara],
      }),
    ).rejects.toMatchObject({ message: becayisTexts.listingClosed });
    await owner.caller.becayis.listings.setStatus({ id: owner.listing.id, status: "active" });
  });

  it("is reminded twice and renews once by link", async () => {
    const { id } = owner.listing;
    const reminders = () => mailsTo(app, owner.member.email, "listing_expiring");
    await remind(app);
    expect(await reminders()).toBe(0);
    for (const [days, count] of [
      [6.5, 1],
      [6.4, 1],
      [0.9, 2],
      [0.8, 2],
    ] as const) {
      await endIn(id, days);
      await remind(app);
      expect(await reminders()).toBe(count);
    }
    const readTokens = async () =>
      (await readMails(app, owner.member.email))
        .filter(({ template }) => template === "listing_expiring")
        .map(({ path }) => path.split("#")[1] ?? "");
    const bell = await app.db.prisma.memberNotification.findMany({
      where: { memberId: owner.member.id, type: "listing_expiring" },
    });
    expect(new Set(bell.map(({ link }) => link)), "the token is in the mail alone").toEqual(new Set(["/becayis"]));
    const tokens = await readTokens();
    await expect(visitor.listings.renewByToken({ token: tokens[0] ?? "" })).rejects.toMatchObject({
      message: becayisTexts.renewalInvalid,
    }); // the expiry changes in the meantime
    await app.db.prisma.listing.update({ where: { id }, data: { remindersSent: 0 } });
    await remind(app);
    const token = (await readTokens()).at(-1) ?? "";
    const renewed = await visitor.listings.renewByToken({ token });
    expect(new Date(renewed.expiresAt).getTime()).toBeGreaterThan(Date.now() + 89 * DAY_MS);
    await expect(visitor.listings.renewByToken({ token })).rejects.toMatchObject({
      message: becayisTexts.renewalInvalid,
    });
    await expect(visitor.listings.renewByToken({ token: "bozuk" })).rejects.toMatchObject({
      message: becayisTexts.renewalInvalid,
    });
  });

  it("renews within thirty days after expiry", async () => {
    const { id } = owner.listing;
    await endIn(id, -29);
    await sweep(app);
    expect(await owner.caller.becayis.listings.mine()).toEqual(
      expect.arrayContaining([expect.objectContaining({ id, status: "expired", revivableUntil: expect.any(String) })]),
    );
    await owner.caller.becayis.listings.setStatus({ id, status: "active" });
    expect(await visitor.listings.getById({ id })).toMatchObject({ status: "active" });
    await endIn(id, -31);
    await sweep(app);
    await expect(owner.caller.becayis.listings.setStatus({ id, status: "active" })).rejects.toMatchObject({
      message: becayisTexts.tooLateToRevive(30),
    });
    await expect(owner.caller.becayis.listings.renew({ id })).rejects.toMatchObject({
      message: becayisTexts.tooLateToRevive(30),
    });
  });
});

describe("the board", () => {
  let nurse: Publisher;
  beforeAll(async () => {
    nurse = await publisher(
      app,
      { from: "İstanbul", to: "Şanlıurfa", position: "Hemşire" },
      {},
      {
        title: "Iğdırlı hemşirenin becayiş arayışı",
        description: "Ulaşmak için 0532 123 45 67 ya da hemsire@example.org",
      },
    );
    await publisher(app, { from: "Bursa", to: "İstanbul" });
  });
  const getIds = async (input: Parameters<typeof visitor.listings.list>[0]) =>
    (await visitor.listings.list(input)).items.map(({ id }) => id);

  it.each(["IĞDIRLI", "igdirli", "hemşirenin arayışı", "sanliurfa", "HEMSIRE istanbul", "arayis"])(
    "finds folded words of texts, post and places: %s",
    async (search) => {
      expect(await getIds({ search })).toContain(nurse.listing.id);
    },
  );

  it.each(["0532 123 45 67", "05321234567", "hemsire@example.org", "boylebirkelimeyok", "& | !"])(
    "finds nothing by %s",
    async (search) => {
      expect(await getIds({ search })).not.toContain(nurse.listing.id);
    },
  );

  it("filters by city, city pair, position and institution", async () => {
    for (const city of ["İstanbul", "istanbul", "34", "Şanlıurfa", "sanliurfa"])
      expect(await getIds({ city })).toContain(nurse.listing.id);
    expect(await getIds({ city: "Ankara" })).not.toContain(nurse.listing.id);
    expect(await getIds({ fromCity: "istanbul", toCity: "sanliurfa" })).toEqual([nurse.listing.id]);
    expect(await getIds({ fromCity: "sanliurfa", toCity: "istanbul" })).toEqual([]);
    expect(await getIds({ position: "hemşire" })).toEqual([nurse.listing.id]);
    expect(await getIds({ institution: "Devlet üniversitesi" })).toEqual([]);
    expect(await visitor.listings.list({ city: "Atlantis" })).toMatchObject({ items: [], total: 0 });
  });

  it("is paged in every sort order", async () => {
    const { total } = await visitor.listings.list({});
    const paged = [...(await getIds({ limit: 1 })), ...(await getIds({ limit: 1, page: 2 }))];
    expect(paged).toEqual((await getIds({ limit: 50 })).slice(0, 2));
    expect(total).toBeGreaterThanOrEqual(2);
    for (const sortBy of ["createdAt", "view_count", "expires_at", "priority", "title", "updated_at"] as const)
      expect((await getIds({ sortBy, sortOrder: "asc", limit: 50 })).length).toBe(total);
  });

  it("filters by the caller's own user_id only", async () => {
    expect((await nurse.caller.becayis.listings.list({ userId: nurse.member.id })).items.map(({ id }) => id)).toEqual([
      nurse.listing.id,
    ]);
    for (const userId of [nurse.member.id, FIRST_MEMBER_ID])
      expect(await visitor.listings.list({ userId })).toMatchObject({ items: [], total: 0 });
    expect(await nurse.caller.becayis.listings.list({ userId: FIRST_MEMBER_ID })).toMatchObject({
      items: [],
      total: 0,
    });
  });

  it("ignores empty filters", async () => {
    const everything = await visitor.listings.list({});
    expect(everything.total).toBeGreaterThan(0);
    expect(
      await visitor.listings.list({ search: "", city: " ", fromCity: "", toCity: "", position: "", institution: "" }),
    ).toEqual(everything);
  });

  it("masks contact details and warns the author", async () => {
    expect((await visitor.listings.getById({ id: nurse.listing.id })).description).toBe("Ulaşmak için ••• ya da •••");
    const author = await boardMember(app, { from: "Ankara", to: "İzmir" });
    const input = listingInput(author, { description: "Ulaşmak için 0532 123 45 67" });
    expect(await author.caller.becayis.listings.create(input)).toMatchObject({ warning: becayisTexts.contactWarning });
    expect((await nurse.caller.becayis.listings.getById({ id: nurse.listing.id })).description).toContain(
      "0532 123 45 67",
    );
  });

  it("counts views, not those of a reader who refuses it", async () => {
    const refusing = anonymousCaller(app, { ...testCaller, refusesCounting: true }).becayis;
    await refusing.listings.countView({ id: nurse.listing.id });
    expect(await visitor.listings.getById({ id: nurse.listing.id })).toMatchObject({ viewCount: 0 });
    await visitor.listings.countView({ id: nurse.listing.id });
    await visitor.listings.countView({ id: nurse.listing.id });
    expect(await visitor.listings.getById({ id: nurse.listing.id })).toMatchObject({ viewCount: 1 });
  });

  it("accepts one report per member, none by the owner", async () => {
    const { caller } = await signedInMember(app);
    await caller.becayis.listings.report({ id: nurse.listing.id, reason: "Telefon numarası var" });
    await caller.becayis.listings.report({ id: nurse.listing.id, reason: "Hâlâ var" });
    expect(await app.db.prisma.listingReport.findMany({ where: { listingId: nurse.listing.id } })).toMatchObject([
      { reason: "Hâlâ var" },
    ]);
    expect(await app.db.prisma.adminNotification.count({ where: { type: "listing_report" } })).toBe(1);
    await expect(nurse.caller.becayis.listings.report({ id: nurse.listing.id, reason: "Benim" })).rejects.toMatchObject(
      { message: becayisTexts.ownListing },
    );
  });

  it("hides small counts of flows and cities", async () => {
    const flows = await visitor.map();
    expect(flows).toHaveLength(5);
    for (const { leaving, seeking } of flows)
      for (const count of [leaving, seeking]) expect(count === null || count >= 3).toBe(true);
    expect(await visitor.popularCities()).toEqual({ offer: [], wanted: [] });
    for (let n = 0; n < 3; n++) await publisher(app, { from: "İzmir", to: "Bursa", position: "Mübaşir" });
    expect(await visitor.popularCities()).toMatchObject({ offer: [{ city: "İzmir", slug: "izmir", count: 3 }] });
    expect((await visitor.map()).find(({ name }) => name === "İzmir")).toMatchObject({ leaving: 3, seeking: null });
    for (let n = 0; n < 4; n++) await publisher(app, { from: "Bursa", to: "İzmir", position: "Mübaşir" });
    const [first, second] = (await visitor.popularCities()).offer;
    expect([first?.city, second?.city], "the most offered first").toEqual(["Bursa", "İzmir"]);
  });
});
