import { expect, it } from "vitest";
import { packBoard } from "./board.ts";
import { findCirculation } from "./circulation.ts";
import { countPeople, fillGreedily } from "./improve.ts";
import { loadSolver } from "./linear-program.ts";
import { buildModel } from "./model.ts";
import { improveParts } from "./parts.ts";
import { seeded } from "./random.ts";
import { Seats } from "./seats.ts";
import { sampleBoard } from "./testing/sample-board.ts";

it("parts move more people than a greedy plan, with rings that fit together, and the same ones each time", async () => {
  const highs = await loadSolver();
  const model = buildModel(packBoard(sampleBoard(seeded(1), 150, () => 4)));
  const { waste, people } = findCirculation(model);
  const improve = () => {
    const seats = new Seats(model);
    const greedy = fillGreedily(model, seats, waste, 4);
    const search = { waste, goal: people, maxIterations: 3_000, maxRing: 4, random: seeded(2) };
    return { greedy, found: improveParts(highs, model, seats, greedy, search) };
  };
  const { greedy, found } = improve();
  expect(countPeople(found)).toBeGreaterThan(countPeople(greedy));
  expect(countPeople(found)).toBeLessThanOrEqual(people);
  const seats = new Seats(model);
  for (const ring of found) expect({ ring, fits: seats.add(ring) }).toEqual({ ring, fits: true });
  expect(improve().found).toEqual(found);
});
