import { expect, it } from "vitest";
import { nearestTowards } from "./nearest.ts";
import { provinceCentres } from "./province-centres.ts";

it("returns the nearest province in the direction of the arrow key", () => {
  const [ankara, kirikkale, eskisehir, karabuk, konya, edirne] = [6, 71, 26, 78, 42, 22];
  expect(nearestTowards(ankara, "ArrowRight")).toBe(kirikkale);
  expect(nearestTowards(ankara, "ArrowLeft")).toBe(eskisehir);
  expect(nearestTowards(ankara, "ArrowUp")).toBe(karabuk);
  expect(nearestTowards(ankara, "ArrowDown")).toBe(konya);
  expect(nearestTowards(edirne, "ArrowLeft")).toBeUndefined();
  expect(nearestTowards(ankara, "Enter")).toBeUndefined();
});

it("reaches every province from any other", () => {
  const seen = new Set([6]);
  for (const plate of seen) {
    for (const key of ["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]) {
      const next = nearestTowards(plate, key);
      if (next !== undefined) seen.add(next);
    }
  }
  expect(Object.keys(provinceCentres)).toHaveLength(81);
  expect([...seen].sort((a, b) => a - b)).toEqual(Object.keys(provinceCentres).map(Number));
});
