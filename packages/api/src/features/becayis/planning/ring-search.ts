import type { PlanModel } from "./model.ts";
import type { PlaceRing } from "./pricing.ts";

interface Search {
  /** Lengths to try, in this order. */
  lengths: number[];
  /** From 0 to 1: where among the arcs of a node the search begins. */
  turn?: number;
  accept?: (ring: PlaceRing) => boolean;
}

/** Closes an arc by open ones to a ring that visits no node twice; the first that is accepted. */
export function closeRing(
  { arcFrom, arcTo, firstArc }: PlanModel,
  isOpen: Uint8Array,
  arc: number,
  { lengths, turn = 0, accept = () => true }: Search,
): PlaceRing | undefined {
  const home = arcFrom[arc] ?? 0;
  const search = (path: PlaceRing, left: number): PlaceRing | undefined => {
    const at = arcTo[path.at(-1) ?? 0] ?? 0;
    const from = firstArc[at] ?? 0;
    const count = (firstArc[at + 1] ?? 0) - from;
    const offset = Math.floor(turn * count);
    for (let index = 0; index < count; index++) {
      const next = from + ((index + offset) % count);
      if (!isOpen[next]) continue;
      const end = arcTo[next] ?? 0;
      if (end === home && left === 1 && accept([...path, next])) return [...path, next];
      if (left === 1 || end === home || path.some((taken) => arcTo[taken] === end)) continue;
      const found = search([...path, next], left - 1);
      if (found) return found;
    }
    return undefined;
  };
  for (const length of lengths) {
    const found = search([arc], length - 1);
    if (found) return found;
  }
  return undefined;
}
