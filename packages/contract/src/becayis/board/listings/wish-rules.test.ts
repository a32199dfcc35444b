import { expect, it } from "vitest";
import { becayisTexts } from "../../labels.ts";
import { findRefusedWishes } from "./wish-rules.ts";

const own = { city: "Ankara", district: "Çankaya" };
const place = (city: string, district: string | null = null) => ({ city, district });

it("accepts different places, among them other districts of the own province and a province with its district", () => {
  const wishes = [place("İzmir"), place("İzmir", "Konak"), place("Ankara", "Keçiören"), place("Bursa")];
  expect(findRefusedWishes(wishes, own)).toEqual(new Map());
});

it("refuses a place that is named again", () => {
  const wishes = [place("İzmir", "Konak"), place("Bursa"), place("İzmir", "Konak"), place("Bursa")];
  expect([...findRefusedWishes(wishes, own)]).toEqual([
    [2, becayisTexts.wishTwice],
    [3, becayisTexts.wishTwice],
  ]);
});

it.each([
  ["with its district", place("Ankara", "Çankaya")],
  ["with any district", place("Ankara")],
])("refuses the own place, %s", (_, wish) => {
  expect([...findRefusedWishes([place("İzmir"), wish], own)]).toEqual([[1, becayisTexts.samePlace]]);
});

it("leaves places that are not chosen yet to the schema", () => {
  expect(findRefusedWishes([place(""), place("")], own)).toEqual(new Map());
});
