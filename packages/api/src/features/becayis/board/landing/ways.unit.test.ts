import { expect, it } from "vitest";
import type { Flow } from "./queries.ts";
import { getWays } from "./ways.ts";

const provinces = new Map(
  ["Ankara", "Bursa", "İzmir"].map((name, place) => [place + 1, { name, slug: name.toLowerCase(), place }]),
);
const [ANKARA, BURSA, IZMIR] = [1, 2, 3] as const;

it("misses the way back of those whom nobody answers, but none within a province", () => {
  const flows: Flow[] = [
    [ANKARA, IZMIR, 5],
    [IZMIR, ANKARA, 2],
    [BURSA, ANKARA, 1],
    [BURSA, BURSA, 1],
  ];
  const { directions, missing } = getWays(flows, provinces);
  expect(directions.map(({ from, to, count }) => [from.name, to.name, count])).toEqual([
    ["Ankara", "İzmir", 5],
    ["İzmir", "Ankara", null],
    ["Bursa", "Ankara", null],
    ["Bursa", "Bursa", null],
  ]);
  expect(missing.map(({ from, to }) => [from.name, to.name])).toEqual([["Ankara", "Bursa"]]);
});
