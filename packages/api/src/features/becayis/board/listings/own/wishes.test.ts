import { becayisTexts } from "@site/contract/becayis/labels";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anonymousCaller, createTestApp, signedInMember, type TestApp } from "../../../../../testing/index.ts";
import { admin, approve, boardMember, importReferenceLists, listingInput, publisher } from "../../../testing/board.ts";

let app: TestApp;
let visitor: ReturnType<typeof anonymousCaller>["becayis"];
beforeAll(async () => {
  app = await createTestApp();
  await importReferenceLists(app);
  visitor = anonymousCaller(app).becayis;
});

/** Wishes of a member in Ankara, Merkez. */
const wishes = [{ city: "İzmir", district: "Merkez" }, { city: "Bursa" }, { city: 34, district: null }];
const named = [
  { city: "İzmir", district: "Merkez" },
  { city: "Bursa", district: null },
  { city: "İstanbul", district: null },
];
const first = { wantedCity: "İzmir", wantedDistrict: "Merkez" };
const refusedAt = (field: string, message: string) => ({
  cause: { code: "VALIDATION_FAILED", details: { fields: { [field]: message } } },
});

describe("the wishes of a new listing", () => {
  let person: Awaited<ReturnType<typeof boardMember>>;
  beforeAll(async () => {
    person = await boardMember(app, { from: "Ankara", to: "İzmir" });
  });
  const create = (given: Parameters<typeof listingInput>[1]) =>
    person.caller.becayis.listings.create(listingInput(person, given));

  it.each([
    ["twice", [{ city: "Bursa" }, { city: 16 }], "wishes.1", becayisTexts.wishTwice],
    ["the own place", [{ city: "Bursa" }, { city: "Ankara" }], "wishes.1", becayisTexts.samePlace],
    ["the own district", [{ city: 6, district: "Merkez" }], "wishes.0", becayisTexts.samePlace],
  ])("are refused beside the field: %s", async (_, given, field, message) => {
    await expect(create({ wantedCity: undefined, wishes: given })).rejects.toMatchObject(refusedAt(field, message));
  });

  it("are refused beside the field: unknown places", async () => {
    for (const [wish, field] of [
      [{ city: "Atlantis" }, "wishes.1.city"],
      [{ city: "Bursa", district: "Kadıköy" }, "wishes.1.district"],
    ] as const)
      await expect(create({ wantedCity: undefined, wishes: [{ city: "İzmir" }, wish] })).rejects.toMatchObject({
        cause: { details: { fields: { [field]: expect.any(String) } } },
      });
  });

  it("agree with the wanted city and district, where these are sent", async () => {
    const differ = becayisTexts.wishesDiffer;
    await expect(create({ wantedCity: "Bursa", wishes })).rejects.toMatchObject(refusedAt("wantedCity", differ));
    for (const wantedDistrict of ["Yenişehir", null])
      await expect(create({ wantedCity: "İzmir", wantedDistrict, wishes })).rejects.toMatchObject(
        refusedAt("wantedDistrict", differ),
      );
  });

  it("are one to five", async () => {
    const six = [34, 35, 16, 63, 6].map((city) => ({ city, district: "Yenişehir" }));
    for (const given of [[], [...six, { city: "Bursa" }]])
      await expect(create({ wishes: given })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(create({ wantedCity: undefined })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it("are stored in their order; the first is the wanted city", async () => {
    const { id } = await create({ ...first, wishes });
    const [own] = await person.caller.becayis.listings.mine();
    expect(own).toMatchObject({ wantedCity: "İzmir", wantedDistrict: "Merkez", wishes: named });
    const { wantedPlaces } = await app.db.prisma.listing.findUniqueOrThrow({ where: { id } });
    expect(wantedPlaces).toEqual([3501, 16, 34]);
  });
});

describe("the site's form", () => {
  it("sends wishes by numbers", async () => {
    const { caller } = await boardMember(app, { from: "Ankara", to: "İzmir" });
    const title = "Ankara ile İzmir arasında becayiş";
    await expect(caller.becayis.listings.submit({ title, wantedPlaces: [3501, 601] })).rejects.toMatchObject(
      refusedAt("wantedPlaces.1", becayisTexts.samePlace),
    );
    for (const wantedPlaces of [[], [34, 35, 16, 63, 602, 1601]])
      await expect(caller.becayis.listings.submit({ title, wantedPlaces })).rejects.toMatchObject({
        code: "BAD_REQUEST",
      });
    await caller.becayis.listings.submit({ title, wantedPlaces: [3501, 16, 34] });
    expect(await caller.becayis.listings.mine()).toMatchObject([{ wantedPlaces: [3501, 16, 34], wishes: named }]);
  });
});

describe("an update", () => {
  let person: Awaited<ReturnType<typeof publisher>>;
  let update: (given: object) => Promise<unknown>;
  const placesNow = async () => (await person.caller.becayis.listings.mine())[0]?.wishes;
  beforeEach(async () => {
    person = await publisher(app, { from: "Ankara", to: "İzmir" }, {}, { ...first, wishes });
    update = (given) => person.caller.becayis.listings.update({ id: person.listing.id, ...given });
  });

  it.each([
    ["twice", [16, 35, 16], "wantedPlaces.2", becayisTexts.wishTwice],
    ["the own place", [16, 6], "wantedPlaces.1", becayisTexts.samePlace],
    ["the own district", [601], "wantedPlaces.0", becayisTexts.samePlace],
    ["no province", [16, 99], "wantedPlaces", "Listeden bir seçenek seçin"],
    ["no district", [16, 3499], "wantedPlaces", "Listeden bir seçenek seçin"],
  ])("is refused beside the field: %s", async (_, wantedPlaces, field, message) => {
    await expect(update({ wantedPlaces })).rejects.toMatchObject(refusedAt(field, message));
    expect(await placesNow()).toEqual(named);
  });

  it("after a move leaves out what is the own place now, unless it is the first", async () => {
    const post = { currentInstitution: "Adalet Bakanlığı", currentPosition: "Zabıt Kâtibi", currentDistrict: "Merkez" };
    await person.caller.becayis.profile.save({ ...post, currentCity: "Bursa" });
    await update({ benefits: "Lojman var." });
    expect(await placesNow()).toEqual([named[0], named[2]]);
    await person.caller.becayis.profile.save({ ...post, currentCity: "İzmir" });
    await expect(update({ benefits: "Lojman yok." })).rejects.toMatchObject(
      refusedAt("wantedPlaces.0", becayisTexts.samePlace),
    );
  });

  it("of the order takes effect at once; the same order is no change", async () => {
    expect(await update({ wantedPlaces: [3501, 16, 34] })).toMatchObject({ message: becayisTexts.listingUnchanged });
    expect(await update({ wantedPlaces: [34, 16, 3501] })).toMatchObject({ message: becayisTexts.listingChanged });
    expect(await placesNow()).toEqual([...named].reverse());
    const waiting = await (await admin(app)).listings.pending();
    expect(waiting.map(({ id }) => id)).not.toContain(person.listing.id);
  });

  it("and another at once leave the wishes of one of them", async () => {
    const given = [
      [16, 63],
      [63, 35, 16],
    ];
    await Promise.all(given.map((wantedPlaces) => update({ wantedPlaces })));
    expect(given).toContainEqual((await person.caller.becayis.listings.mine())[0]?.wantedPlaces);
  });
});

describe("readers", () => {
  it("find a listing by every wish, and see them all", async () => {
    const { listing } = await publisher(
      app,
      { from: "İzmir", to: "Ankara", position: "Hemşire" },
      {},
      { wantedCity: undefined, wishes: [{ city: "Ankara" }, { city: "Şanlıurfa", district: "Merkez" }] },
    );
    const found = async (filter: object) =>
      (await visitor.listings.list({ ...filter, position: "Hemşire" })).items.map(({ id }) => id);
    for (const filter of [
      { toCity: "Şanlıurfa" },
      { city: "Şanlıurfa" },
      { search: "urfa" },
      { fromCity: "İzmir", toCity: "Ankara" },
    ])
      expect(await found(filter)).toEqual([listing.id]);
    expect(await found({ toCity: "Bursa" })).toEqual([]);
    expect(await visitor.listings.getById({ id: listing.id })).toMatchObject({
      wishes: [
        { city: "Ankara", district: null },
        { city: "Şanlıurfa", district: "Merkez" },
      ],
    });
  });

  it("are told of a listing that an alert finds by a later wish, and the map counts each province once", async () => {
    const { caller, member } = await signedInMember(app);
    await caller.becayis.alerts.create({ fromCity: "Bursa", toCity: "Şanlıurfa" });
    const seeking = async () =>
      (await visitor.map()).map(({ name, seeking: count }) => [name, count]).filter(([name]) => name === "Şanlıurfa");
    const districts = [{ city: "İzmir" }, { city: 63, district: "Merkez" }, { city: 63, district: "Yenişehir" }];
    const given = { wantedCity: undefined, wishes: districts };
    const { listing } = await publisher(app, { from: "Bursa", to: "İzmir", position: "Mübaşir" }, {}, given);
    expect(await app.db.prisma.alertHit.count({ where: { memberId: member.id, listingId: listing.id } })).toBe(1);
    const before = await seeking();
    for (let more = 0; more < 2; more++)
      await publisher(app, { from: "Bursa", to: "İzmir", position: "Mübaşir" }, {}, given);
    const all = await app.db.prisma.listing.count({
      where: { wantedPlaces: { hasSome: [63, 6301, 6302] }, status: "active", approvalStatus: "approved" },
    });
    expect([before, await seeking()].at(-1)).toEqual([["Şanlıurfa", all]]);
    const { wanted } = await (await admin(app)).topCities();
    expect(wanted.find(({ city }) => city === "Şanlıurfa")?.count).toBe(all);
  });
});

describe("the database", () => {
  const write = (places: string) =>
    app.db.pool.query(`UPDATE listings SET wanted_places = '${places}' WHERE id = (SELECT min(id) FROM listings)`);

  it.each([
    ["{}", "listings_wanted_places_check"],
    ["{34,35,16,63,3401,3402}", "listings_wanted_places_check"],
    ["{34,35,34}", "listings_wanted_places_distinct_check"],
    ["{34,NULL}", "listings_wanted_places_distinct_check"],
    ["{34,6}", "listings_wanted_places_elsewhere_check"],
    ["{34,601}", "listings_wanted_places_elsewhere_check"],
    ["{34,99}", "unknown place among {34,99}"],
    ["{3499}", "unknown place among {3499}"],
  ])("refuses the wishes %s", (places, constraint) => expect(write(places)).rejects.toThrow(constraint));

  it("keeps the places that listings want", async () => {
    await app.db.pool.query(`INSERT INTO provinces (id, name) VALUES (7, 'Antalya');
      INSERT INTO districts (id, province_id, name) VALUES (701, 7, 'Kaş'), (702, 7, 'Kaleiçi')`);
    await publisher(app, { from: "Ankara", to: "Antalya", toDistrict: "Kaş" });
    await publisher(app, { from: "Ankara", to: "Antalya" });
    const remove = (table: string, id: number) => app.db.pool.query(`DELETE FROM ${table} WHERE id = $1`, [id]);
    await expect(remove("districts", 701)).rejects.toThrow("a listing wants the place 701");
    await remove("districts", 702);
    await app.db.pool.query("UPDATE listings SET wanted_places = '{7}' WHERE wanted_places = '{701}'");
    await remove("districts", 701);
    await expect(remove("provinces", 7)).rejects.toThrow("a listing wants the place 7");
  });
});

describe("a match by later wishes", () => {
  it("scores less for each rank, names the ranks and shows the wish that is met", async () => {
    const rare = { institution: "Devlet üniversitesi" };
    const given = (...cities: string[]) => ({ wantedCity: undefined, wishes: cities.map((city) => ({ city })) });
    const ali = await publisher(app, { from: "Ankara", to: "İzmir", ...rare }, {}, given("İzmir", "Bursa"));
    const veli = await boardMember(app, { from: "Bursa", to: "Ankara", ...rare });
    const input = listingInput(veli, given("İstanbul", "Şanlıurfa", "Ankara"));
    const listing = await veli.caller.becayis.listings.create(input);
    await approve(app, listing.id);
    const [match] = await ali.caller.becayis.matches.mine({ status: "pending" });
    expect(match).toMatchObject({
      matchScore: 85, // one rank on the one side, two on the other
      myRank: 2,
      otherRank: 3,
      listing: { id: listing.id, offerCity: "Bursa", wantedCity: "Ankara" },
      reasons: [
        {
          code: "provinces",
          points: 45,
          text: "İkiniz de birbirinizin ilinde görev yapıyorsunuz (sizin 2. tercihiniz, karşı tarafın 3. tercihi)",
        },
        { code: "their_district_open", points: 15 },
        { code: "my_district_open", points: 15 },
        { code: "complete", points: 10 },
      ],
    });
  });
});
