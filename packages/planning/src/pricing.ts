import type { PlanModel } from "./model.ts";

/** Smaller gains are rounding errors of the linear program. */
const SMALLEST_GAIN = 1e-6;

/** A ring over nodes: its arcs in order, beginning at the node with the lowest number. */
export type PlaceRing = number[];

interface Candidate {
  ring: PlaceRing;
  gain: number;
}

/** The best path of two arcs from one node to another, and the best one through another middle node. */
interface TwoPaths {
  gain: Float64Array;
  first: Int32Array;
  second: Int32Array;
  nextGain: Float64Array;
  nextFirst: Int32Array;
  nextSecond: Int32Array;
}

/**
 * Finds the pairs and rings of up to `maxRing` nodes whose arcs have the largest sums of gains, the best first. The
 * best ring of all is always among them: if none is found, none exists. A ring of four consists of two paths of two
 * arcs between the same nodes, and nodes³ steps find the best of each pair (pricing by positions, as in kidney
 * exchange: Dickerson et al., Position-Indexed Formulations for Kidney Exchange, EC 2016).
 * @param gains of each arc; -Infinity if nobody can take it
 */
export function findBestRings(model: PlanModel, gains: Float64Array, maxRing: number, limit: number): PlaceRing[] {
  const { nodes, arcFrom, arcTo, firstArc } = model;
  const paths = findTwoPaths(model, gains);
  const candidates: Candidate[] = [];
  const keep = (ring: PlaceRing, gain: number) => {
    if (gain > SMALLEST_GAIN) candidates.push({ ring: fromLowest(ring, arcFrom), gain });
  };
  for (let start = 0; start < nodes; start++)
    for (let arc = firstArc[start] ?? 0; arc < (firstArc[start + 1] ?? 0); arc++) {
      const gain = gains[arc] ?? -Infinity;
      if (gain === -Infinity) continue;
      const end = arcTo[arc] ?? 0;
      const back = end * nodes + start;
      if (maxRing >= 3 && (paths.first[back] ?? -1) !== -1)
        keep([arc, paths.first[back] ?? 0, paths.second[back] ?? 0], gain + (paths.gain[back] ?? 0));
      if (start > end) continue;
      for (let other = firstArc[end] ?? 0; other < (firstArc[end + 1] ?? 0); other++)
        if (arcTo[other] === start) keep([arc, other], gain + (gains[other] ?? 0));
    }
  if (maxRing >= 4)
    for (let start = 0; start < nodes; start++)
      for (let end = start + 1; end < nodes; end++) {
        const best = joinPaths(paths, start * nodes + end, end * nodes + start, arcTo);
        if (best) keep(best.ring, best.gain);
      }
  candidates.sort((a, b) => b.gain - a.gain || compareRings(a.ring, b.ring));
  const found: PlaceRing[] = [];
  const seen = new Set<string>();
  for (const { ring } of candidates) {
    if (found.length === limit) break;
    const key = ring.join();
    if (seen.has(key)) continue;
    seen.add(key);
    found.push(ring);
  }
  return found;
}

function findTwoPaths({ nodes, arcFrom, arcTo, firstArc }: PlanModel, gains: Float64Array): TwoPaths {
  const size = nodes * nodes;
  const paths: TwoPaths = {
    gain: new Float64Array(size).fill(-Infinity),
    first: new Int32Array(size).fill(-1),
    second: new Int32Array(size).fill(-1),
    nextGain: new Float64Array(size).fill(-Infinity),
    nextFirst: new Int32Array(size).fill(-1),
    nextSecond: new Int32Array(size).fill(-1),
  };
  for (let first = 0; first < arcTo.length; first++) {
    const gain = gains[first] ?? -Infinity;
    if (gain === -Infinity) continue;
    const start = arcFrom[first] ?? 0;
    const middle = arcTo[first] ?? 0;
    for (let second = firstArc[middle] ?? 0; second < (firstArc[middle + 1] ?? 0); second++) {
      const end = arcTo[second] ?? 0;
      const sum = gain + (gains[second] ?? -Infinity);
      if (end === start || sum === -Infinity) continue;
      const at = start * nodes + end;
      if (sum > (paths.gain[at] ?? 0)) {
        paths.nextGain[at] = paths.gain[at] ?? 0;
        paths.nextFirst[at] = paths.first[at] ?? 0;
        paths.nextSecond[at] = paths.second[at] ?? 0;
        paths.gain[at] = sum;
        paths.first[at] = first;
        paths.second[at] = second;
      } else if (sum > (paths.nextGain[at] ?? 0)) {
        paths.nextGain[at] = sum;
        paths.nextFirst[at] = first;
        paths.nextSecond[at] = second;
      }
    }
  }
  return paths;
}

/** Joins the best paths in both directions that do not share their middle node. */
function joinPaths(paths: TwoPaths, there: number, back: number, arcTo: Int32Array): Candidate | undefined {
  const [go, goNext] = [paths.first[there] ?? -1, paths.nextFirst[there] ?? -1];
  const [come, comeNext] = [paths.first[back] ?? -1, paths.nextFirst[back] ?? -1];
  if (go === -1 || come === -1) return undefined;
  const best = { ring: [go, paths.second[there] ?? 0, come, paths.second[back] ?? 0] };
  const gain = (paths.gain[there] ?? 0) + (paths.gain[back] ?? 0);
  if (arcTo[go] !== arcTo[come]) return { ...best, gain };
  const otherThere = goNext === -1 ? -Infinity : (paths.nextGain[there] ?? 0) + (paths.gain[back] ?? 0);
  const otherBack = comeNext === -1 ? -Infinity : (paths.gain[there] ?? 0) + (paths.nextGain[back] ?? 0);
  if (otherThere === -Infinity && otherBack === -Infinity) return undefined;
  return otherThere >= otherBack
    ? { ring: [goNext, paths.nextSecond[there] ?? 0, come, paths.second[back] ?? 0], gain: otherThere }
    : { ring: [go, paths.second[there] ?? 0, comeNext, paths.nextSecond[back] ?? 0], gain: otherBack };
}

function fromLowest(ring: PlaceRing, arcFrom: Int32Array): PlaceRing {
  let lowest = 0;
  for (let at = 1; at < ring.length; at++)
    if ((arcFrom[ring[at] ?? 0] ?? 0) < (arcFrom[ring[lowest] ?? 0] ?? 0)) lowest = at;
  return [...ring.slice(lowest), ...ring.slice(0, lowest)];
}

function compareRings(a: PlaceRing, b: PlaceRing): number {
  for (let at = 0; at < Math.min(a.length, b.length); at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
