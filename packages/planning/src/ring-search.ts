import { findArc, type PlanModel } from "./model.ts";
import type { PlaceRing } from "./pricing.ts";

interface Search {
  /** Lengths to try, in this order. */
  lengths: number[];
  /** From 0 to 1: at which arc of a node the search begins. */
  turn?: number;
  accept?: (ring: PlaceRing) => boolean;
}

/** Completes an arc with open arcs to a ring that visits no node twice; returns the first that is accepted. */
export function closeRing(
  model: PlanModel,
  isOpen: Uint8Array,
  arc: number,
  { lengths, turn = 0, accept = () => true }: Search,
): PlaceRing | undefined {
  const { arcFrom, arcTo, firstArc } = model;
  const home = arcFrom[arc] ?? 0;
  const path = [arc];
  const visits = (node: number) => {
    for (const taken of path) if (arcTo[taken] === node) return true;
    return node === home;
  };
  /** Completes the path with this many more arcs. */
  const search = (left: number): PlaceRing | undefined => {
    const at = arcTo[path.at(-1) ?? 0] ?? 0;
    if (left === 1) {
      const last = findArc(model, at, home);
      if (!isOpen[last]) return undefined;
      const ring = [...path, last];
      return accept(ring) ? ring : undefined;
    }
    const from = firstArc[at] ?? 0;
    const count = (firstArc[at + 1] ?? 0) - from;
    const offset = Math.floor(turn * count);
    for (let index = 0; index < count; index++) {
      const next = from + ((index + offset) % count);
      if (!isOpen[next] || visits(arcTo[next] ?? 0)) continue;
      path.push(next);
      const found = search(left - 1);
      path.pop();
      if (found) return found;
    }
    return undefined;
  };
  for (const length of lengths) {
    const found = search(length - 1);
    if (found) return found;
  }
  return undefined;
}
