import { expect, it } from "vitest";
import { getField, toValues, wishesIn, wishValues } from "./listing-values.ts";

const wishes = [
  { city: "İzmir", district: "Konak" },
  { city: "Bursa", district: null },
];

it("keeps the wanted places of a form in their order", () => {
  expect(wishesIn(wishValues(wishes))).toEqual(wishes);
});

it("keeps a place that is not chosen yet", () => {
  const places = [...wishes, { city: "", district: null }];
  expect(wishesIn(wishValues(places))).toEqual(places);
});

it("shows one place, empty if the profile names none", () => {
  expect(wishesIn(toValues(null))).toEqual([{ city: "", district: null }]);
});

it.each(["", "0", "9", "x"])("shows one to five places where a draft says “%s”", (wishCount) => {
  const { length } = wishesIn({ ...wishValues(wishes), wishCount });
  expect(length).toBe(wishCount === "9" ? 5 : 1);
});

it.each([
  ["title", "title"],
  ["wantedDistrict", "wantedDistrict"],
  ["wishes", "wantedCity"],
  ["wishes.0", "wantedDistrict"],
  ["wishes.0.city", "wantedCity"],
  ["wishes.3", "wish3District"],
  ["wishes.3.city", "wish3City"],
  ["wishes.3.district", "wish3District"],
])("shows an error of %s beside %s", (path, field) => expect(getField(path)).toBe(field));
