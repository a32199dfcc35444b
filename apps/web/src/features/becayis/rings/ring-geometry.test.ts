import { expect, it } from "vitest";
import { getArc, pointOn } from "./ring-geometry.ts";

it("places points clockwise from the top", () => {
  expect(pointOn(0)).toEqual({ x: 170, y: 38 });
  expect(pointOn(0.25)).toEqual({ x: 282, y: 150 });
  expect(pointOn(1)).toEqual(pointOn(0));
});

it("draws an arrow to the next city with a gap at both ends", () => {
  const [, fromX, fromY, toX, toY] = /^M(\S+) (\S+) A112 112 0 0 1 (\S+) (\S+)$/.exec(getArc(1, 4))?.map(Number) ?? [];
  expect(fromY).toBeGreaterThan(pointOn(1 / 4).y);
  expect(fromX).toBeLessThan(pointOn(1 / 4).x);
  expect(toX).toBeGreaterThan(pointOn(2 / 4).x);
  expect(toY).toBeLessThan(pointOn(2 / 4).y);
});
