import type { PlaceRing } from "./pricing.ts";
import type { RingProgram } from "./ring-program.ts";
import type { Seats } from "./seats.ts";

const ROUNDING = 1e-6;

/**
 * Turns a fractional solution into whole rings (diving with column generation, Sadykov et al., Primal Heuristics for
 * Branch-and-Price, 2019): rounds all values down, some up, solves and prices again with these fixed, and repeats. A
 * ring is used only if the seats have room for it, so that each step leaves a feasible program.
 * @param seats without any ring; with those of the result afterwards
 * @param batch share of the fractional rings that one step rounds up; a smaller one takes longer and comes closer
 */
export function dive(program: RingProgram, seats: Seats, batch: number): PlaceRing[] {
  program.demand(program.rings.map(() => 0));
  const taken: PlaceRing[] = [];
  const counts: number[] = [];
  const take = (ring: number) => {
    const arcs = program.rings[ring] ?? [];
    if (!seats.add(arcs)) return false;
    taken.push(arcs);
    counts[ring] = (counts[ring] ?? 0) + 1;
    return true;
  };
  for (;;) {
    while (counts.length < program.rings.length) counts.push(0);
    const { uses } = program;
    for (let ring = 0; ring < uses.length; ring++)
      while ((counts[ring] ?? 0) + 1 <= (uses[ring] ?? 0) + ROUNDING) if (!take(ring)) break;
    const fractional = counts
      .map((count, ring) => ({ ring, part: (uses[ring] ?? 0) - count }))
      .filter(({ part }) => part > ROUNDING)
      .sort((a, b) => b.part - a.part || a.ring - b.ring);
    if (fractional.length === 0) return taken;
    let left = Math.ceil(fractional.length * batch);
    for (const { ring } of fractional) if (left > 0 && take(ring)) left--;
    if (left === Math.ceil(fractional.length * batch)) return taken;
    program.demand(counts);
    program.price();
  }
}
