import { expect, test } from "vitest";
import { getTop, toPoints } from "./chart-scale.ts";

test.each([
  [0, 2],
  [2, 2],
  [3, 4],
  [5, 6],
  [7, 10],
  [10, 20],
  [41, 60],
  [99, 100],
  [486, 600],
  [1_000, 2_000],
])("a scale that holds %i ends at %i", (max, top) => expect(getTop(max)).toBe(top));

test("values become points from left to right, the greatest at the top", () => {
  expect(toPoints([0, 1, 4], 4)).toBe("0,100 50,75 100,0");
});

test("a single value stands at the left", () => expect(toPoints([2], 4)).toBe("0,50"));
