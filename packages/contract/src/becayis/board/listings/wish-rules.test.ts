import { expect, it } from "vitest";
import { becayisTexts } from "../../labels.ts";
import { findRefusedWishes } from "./wish-rules.ts";

/** Ankara, Çankaya. */
const own = 601;

it("accepts different places, among them other districts of the own province and a province with its district", () => {
  expect(findRefusedWishes([35, 3501, 602, 16], own)).toEqual(new Map());
});

it("refuses a place that is named again", () => {
  expect([...findRefusedWishes([3501, 16, 3501, 16], own)]).toEqual([
    [2, becayisTexts.wishTwice],
    [3, becayisTexts.wishTwice],
  ]);
});

it.each([
  ["with its district", 601],
  ["with any district", 6],
])("refuses the own place, %s", (_, place) => {
  expect([...findRefusedWishes([35, place], own)]).toEqual([[1, becayisTexts.samePlace]]);
});

it("compares with a province where the own district is unknown", () => {
  expect([...findRefusedWishes([6, 601], 6)]).toEqual([[0, becayisTexts.samePlace]]);
});
