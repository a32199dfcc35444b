import { becayisTexts } from "@site/contract/becayis/labels";
import { expect, it } from "vitest";
import { makeOwnListing, makeSwapProfile } from "../testing/samples.ts";
import { getListingSchema } from "./listing-schema.ts";
import { getField, getKnownNames, NO_PLACE, toValues } from "./listing-values.ts";

/** The district 601 (Çankaya, Ankara) is the offered place. */
const schema = getListingSchema(601);
const valuesWith = (...wantedPlaces: { cityId: number | null; districtId: number | null }[]) => ({
  ...toValues(null),
  title: "Ankara’dan İzmir’e becayiş",
  wantedPlaces,
});
const city = (cityId: number | null, districtId: number | null = null) => ({ cityId, districtId });
const errorsOf = (...places: ReturnType<typeof city>[]) =>
  schema.safeParse(valuesWith(...places)).error?.issues.map(({ path, message }) => [path.join("."), message]);

it("sends the places in their order", () => {
  expect(schema.parse(valuesWith(city(35, 3501), city(16)))).toMatchObject({ wantedPlaces: [3501, 16] });
});

it("begins with the listing's places, the profile's desired one, or an empty one", () => {
  const listing = makeOwnListing({ wantedPlaces: [3501, 16] });
  const profile = makeSwapProfile({ desiredPlace: 3401 });
  expect(toValues(profile, listing).wantedPlaces).toEqual([city(35, 3501), city(16)]);
  expect(toValues(profile).wantedPlaces).toEqual([city(34, 3401)]);
  expect(toValues(null).wantedPlaces).toEqual([NO_PLACE]);
});

it("knows the names of these places", () => {
  const wishes = [
    { city: "İzmir", district: "Konak" },
    { city: "Bursa", district: null },
  ];
  const listing = makeOwnListing({ wantedPlaces: [3501, 16], wishes });
  const profile = makeSwapProfile({ desiredPlace: 34, desiredCity: "İstanbul" });
  expect([...getKnownNames(profile, listing)]).toEqual([
    [35, "İzmir"],
    [3501, "Konak"],
    [16, "Bursa"],
    [34, "İstanbul"],
  ]);
});

it("shows the error of a place beside its field", () => {
  expect(errorsOf(city(null))).toEqual([["wantedPlaces.0.cityId", becayisTexts.wantedCityRequired]]);
  expect(errorsOf(city(35), city(null))).toEqual([["wantedPlaces.1.cityId", becayisTexts.wantedCityRequired]]);
  expect(errorsOf(city(35), city(16), city(35), city(6, 601))).toEqual([
    ["wantedPlaces.2.districtId", becayisTexts.wishTwice],
    ["wantedPlaces.3.districtId", becayisTexts.samePlace],
  ]);
  expect(errorsOf(city(6))).toEqual([["wantedPlaces.0.districtId", becayisTexts.samePlace]]);
});

it.each([
  ["title", "title"],
  ["wantedPlaces", "wantedPlaces.0.cityId"],
  ["wantedPlaces.3", "wantedPlaces.3.districtId"],
])("shows an error of %s beside %s", (path, field) => expect(getField(path)).toBe(field));
