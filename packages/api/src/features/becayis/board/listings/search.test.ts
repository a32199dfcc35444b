import { beforeAll, describe, expect, it } from "vitest";
import { anonymousCaller, createTestApp, signedInMember, type TestApp } from "../../../../testing/index.ts";
import { admin, approve, importReferenceLists, listingInput, publisher } from "../../testing/board.ts";
import { searchQuery } from "../places/search-query.ts";
import { importReference } from "../reference/import-service.ts";

const PROVINCES = {
  3: "Afyonkarahisar",
  15: "Burdur",
  27: "Gaziantep",
  31: "Hatay",
  33: "Mersin",
  36: "Kars",
  41: "Kocaeli",
};
const MORE = { 46: "Kahramanmaraş", 54: "Sakarya", 60: "Tokat" };
const DISTRICTS = [
  { id: 3690, provinceId: 36, name: "Merkez" },
  { id: 1590, provinceId: 15, name: "Bucak" },
  { id: 2790, provinceId: 27, name: "Şahinbey" },
  { id: 3590, provinceId: 35, name: "Buca" },
];

let app: TestApp;
let listings: ReturnType<typeof anonymousCaller>["becayis"]["listings"];
/** Ids of listings from Bursa by the wanted province. */
const to = new Map<string, number>();
beforeAll(async () => {
  app = await createTestApp();
  await importReferenceLists(app);
  const provinces = Object.entries({ ...PROVINCES, ...MORE }).map(([id, name]) => ({ id: Number(id), name }));
  await importReference(app, { provinces, districts: DISTRICTS, institutions: [], positions: [], rules: [] });
  listings = anonymousCaller(app).becayis.listings;
  for (const city of [...provinces.map(({ name }) => name), "Ankara", "İzmir", "Şanlıurfa"])
    to.set(city, (await publisher(app, { from: "Bursa", to: city })).listing.id);
});

const getIds = async (input: Parameters<typeof listings.list>[0]) =>
  (await listings.list({ limit: 50, ...input })).items.map(({ id }) => id);

describe("a province", () => {
  const names = [
    ["maraş", "Kahramanmaraş"],
    ["K.Maraş", "Kahramanmaraş"],
    ["KAHRAMAN MARAŞ", "Kahramanmaraş"],
    ["Urfa", "Şanlıurfa"],
    ["ş. urfa", "Şanlıurfa"],
    ["ANTEP", "Gaziantep"],
    ["İzmit", "Kocaeli"],
    ["izmit", "Kocaeli"],
    ["IZMIT", "Kocaeli"],
    ["Adapazarı".normalize("NFD"), "Sakarya"],
    ["Antakya", "Hatay"],
    ["İçel", "Mersin"],
    ["afyon", "Afyonkarahisar"],
    ["Tokat", "Tokat"],
    ["izmir", "İzmir"],
    ["mara\u200bş", "Kahramanmaraş"],
  ] as const;

  it.each(names)("is found by %s in searches and filters: %s alone", async (name, city) => {
    const expected = [to.get(city)];
    expect(await getIds({ search: name })).toEqual(expected);
    expect(await getIds({ search: `bursa ${name}` })).toEqual(expected);
    expect(await getIds({ city: name })).toEqual(expected);
    expect(await getIds({ fromCity: "Bursa", toCity: name })).toEqual(expected);
    const found = await (await admin(app)).listings.list({ city: name });
    expect(found.items.map(({ id }) => id)).toEqual(expected);
  });

  it.each([
    ["İzmir'den", "İzmir"],
    ["Ankara’ya", "Ankara"],
    ["Urfa'ya", "Şanlıurfa"],
    ["urfaya", "Şanlıurfa"],
    ["Maraş'tan", "Kahramanmaraş"],
    ["marastan", "Kahramanmaraş"],
    ["K. Maraşa", "Kahramanmaraş"],
    ["izmitten", "Kocaeli"],
    ["IZMITTEKI", "Kocaeli"],
    ["içelde", "Mersin"],
    ["ankaraya", "Ankara"],
    ["Ankaralı", "Ankara"],
    ["tokattan", "Tokat"],
    ["Hatayın", "Hatay"],
    ["A.K.Hisar", "Afyonkarahisar"],
    ["Karsa", "Kars"],
  ])("is found by its name with a suffix: %s", async (search, city) => {
    expect(await getIds({ search })).toEqual([to.get(city)]);
  });

  it("is taken by other names in alerts, profiles and listings", async () => {
    const { alerts } = (await signedInMember(app)).caller.becayis;
    expect(await alerts.create({ fromCity: "İzmit", toCity: "K.Maraş" })).toMatchObject({
      fromCity: "Kocaeli",
      toCity: "Kahramanmaraş",
    });
    await alerts.create({ query: "antep" });
    const { profile, listings: own } = (await signedInMember(app)).caller.becayis;
    const wish = { from: "Antep", fromDistrict: "Şahinbey", to: "Ş.Urfa" };
    const input = listingInput({ wish });
    await profile.save({
      currentInstitution: input.offerInstitution,
      currentPosition: input.offerPosition,
      currentCity: wish.from,
      currentDistrict: wish.fromDistrict,
    });
    const { id } = await own.create(input);
    await approve(app, id);
    expect(await listings.getById({ id })).toMatchObject({
      offerCity: "Gaziantep",
      wantedCity: "Şanlıurfa",
    });
    expect(await app.db.prisma.alertHit.count({ where: { listingId: id } })).toBe(1);
  });
});

it("a province's name finds no word that only begins like it, and a place is found with its suffix", async () => {
  const text = { title: "Karşılıklı becayiş", description: "Karşıyaka tarafında bölüm değişikliği, müsait olanlar." };
  const { listing } = await publisher(app, { from: "Gaziantep", fromDistrict: "Şahinbey", to: "Burdur" }, {}, text);
  expect(await getIds({ search: "karşılık" })).toEqual([listing.id]);
  expect(await getIds({ search: "kars" })).toEqual([to.get("Kars")]);
  for (const search of ["muş", "Bolu", "bursadan muşa"]) expect(await getIds({ search })).toEqual([]);
  for (const search of ["şahinbeyden", "Şahinbey'deki", "sahinbeyde", "şahinb", "antepten burdura"])
    expect(await getIds({ search })).toContain(listing.id);
});

it("a word's final consonant may be soft, and nothing is found that only begins like it", async () => {
  const clerk = await publisher(
    app,
    { from: "Bursa", to: "Burdur", toDistrict: "Bucak" },
    {},
    { title: "Zabıt katibi arkadaş arıyor" },
  );
  const buca = await publisher(app, { from: "Bursa", to: "İzmir", toDistrict: "Buca" });
  expect(await getIds({ search: "katip arkadaş" })).toEqual([clerk.listing.id]);
  expect(await getIds({ search: "bucak" })).toEqual([clerk.listing.id]);
  expect(await getIds({ search: "izmir buca" })).toEqual([buca.listing.id]);
});

it.each([
  ["katip", "(katip:* | katib:*)"],
  ["zabıt kâtibi", "(zabit:* | zabid:*) & katibi:*"],
  ["park", "park:*"],
  ["& | ! :*", ""],
  ["'''", ""],
])("%s is searched as %s", (search, query) => {
  expect(searchQuery(search)).toBe(query);
});
