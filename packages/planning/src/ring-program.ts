import type { Highs } from "highs";
import { INFINITE, LinearProgram } from "./linear-program.ts";
import { findArc, type PlanModel } from "./model.ts";
import { findBestRings, type PlaceRing } from "./pricing.ts";

/** The most rings that one round of pricing adds: many, because dives choose among them. */
const RINGS_PER_ROUND = 2_000;

/** Listings that may take the same arcs. */
export interface Group {
  arcs: number[];
  count: number;
}

/**
 * Groups listings that may take the same arcs.
 * @param only the arcs and listings that take part; all by default
 */
export function groupListings(
  { people, choiceStarts, choiceArc }: PlanModel,
  only: { isUseful?: (arc: number) => boolean; isFree?: (person: number) => boolean } = {},
): Group[] {
  const { isUseful = () => true, isFree = () => true } = only;
  const groups = new Map<string, Group>();
  for (let person = 0; person < people; person++) {
    if (!isFree(person)) continue;
    const wished = choiceArc.subarray(choiceStarts[person], choiceStarts[person + 1]);
    const arcs = [...wished].filter(isUseful).sort((a, b) => a - b);
    const group = groups.get(arcs.join());
    if (group) group.count++;
    else if (arcs.length > 0) groups.set(arcs.join(), { arcs, count: 1 });
  }
  return [...groups.values()];
}

/**
 * The linear program of the plan: how often each ring of nodes is used, so that the most people move and no group gives
 * more listings than it has. It begins with pairs; each round adds rings that would improve it (column generation:
 * Barnhart et al., Branch-and-Price, 1998; for kidney exchange Abraham, Blum and Sandholm, EC 2007).
 */
export class RingProgram {
  readonly #model: PlanModel;
  readonly #program: LinearProgram;
  readonly #maxRing: number;
  readonly #ringsPerRound: number;
  /** 1 for each arc that somebody can take. */
  readonly #isOpen: Uint8Array;
  readonly #choices: number;
  /** The row of each arc that somebody can take. */
  readonly #rowOf: Int32Array;
  readonly #keys = new Set<string>();
  #lower: number[] = [];
  readonly rings: PlaceRing[] = [];
  value = 0;

  /** @param ringsPerRound rings that one round of pricing adds; fewer are solved faster */
  constructor(
    highs: Highs,
    model: PlanModel,
    groups: Group[],
    { maxRing, ringsPerRound = RINGS_PER_ROUND }: { maxRing: number; ringsPerRound?: number },
  ) {
    const arcs = model.arcTo.length;
    this.#model = model;
    this.#maxRing = maxRing;
    this.#ringsPerRound = ringsPerRound;
    this.#isOpen = new Uint8Array(arcs);
    for (const arc of groups.flatMap((group) => group.arcs)) this.#isOpen[arc] = 1;
    this.#rowOf = new Int32Array(arcs).fill(-1);
    const upper: number[] = [];
    for (let arc = 0; arc < arcs; arc++) if (this.#isOpen[arc]) this.#rowOf[arc] = upper.push(0) - 1;
    const rowOf = (arc: number) => this.#rowOf[arc] ?? -1;
    const starts = [0];
    const indices: number[] = [];
    const values: number[] = [];
    for (const { arcs: own, count } of groups) {
      const [only] = own;
      if (own.length === 1 && only !== undefined) {
        upper[rowOf(only)] = (upper[rowOf(only)] ?? 0) + count;
        continue;
      }
      for (const arc of own) {
        indices.push(rowOf(arc), upper.length);
        values.push(-1, 1);
        starts.push(indices.length);
      }
      upper.push(count);
    }
    this.#choices = starts.length - 1;
    this.#program = new LinearProgram(highs, { lower: upper.map(() => -INFINITE), upper });
    this.#program.addColumns(
      new Array<number>(this.#choices).fill(0),
      new Array<number>(this.#choices).fill(INFINITE),
      { starts, indices, values },
    );
    this.addRings(this.#pairs());
    this.value = this.#program.solve("columns");
  }

  get iterations(): number {
    return this.#program.iterations;
  }

  /** How often each ring is used, as fractions. */
  get uses(): Float64Array {
    return this.#program.values.subarray(this.#choices);
  }

  /** Returns what each arc adds to a ring's reduced cost; -Infinity if nobody can take it. */
  gains(): Float64Array {
    return Float64Array.from(this.#isOpen, (isOpen, arc) =>
      isOpen ? 1 - (this.#program.duals[this.#rowOf[arc] ?? 0] ?? 0) : -Infinity,
    );
  }

  /** Adds rings that improve the program and solves it again; returns false if there are none. */
  price(): boolean {
    const added = this.addRings(findBestRings(this.#model, this.gains(), this.#maxRing, this.#ringsPerRound));
    if (added > 0) this.value = this.#program.solve("columns");
    return added > 0;
  }

  /** Adds the rings that are missing and returns their number. */
  addRings(rings: PlaceRing[]): number {
    const fresh = rings.filter((ring) => !this.#keys.has(ring.join()));
    const starts = [0];
    const indices: number[] = [];
    for (const ring of fresh) {
      this.#keys.add(ring.join());
      indices.push(...ring.map((arc) => this.#rowOf[arc] ?? -1));
      starts.push(indices.length);
    }
    this.#program.addColumns(
      fresh.map(({ length }) => length),
      fresh.map(() => INFINITE),
      { starts, indices },
    );
    this.rings.push(...fresh);
    this.#lower.push(...fresh.map(() => 0));
    return fresh.length;
  }

  /** Sets how often rings must be used at least, and solves the program again. */
  demand(lower: number[]): void {
    const changed = lower.flatMap((count, ring) => (count === this.#lower[ring] ? [] : [ring]));
    if (changed.length === 0) return;
    this.#program.setBounds(
      Int32Array.from(changed, (ring) => this.#choices + ring),
      Float64Array.from(changed, (ring) => lower[ring] ?? 0),
      new Float64Array(changed.length).fill(INFINITE),
    );
    this.#lower = [...lower];
    this.value = this.#program.solve("rows");
  }

  dispose(): void {
    this.#program.dispose();
  }

  #pairs(): PlaceRing[] {
    const { arcFrom, arcTo } = this.#model;
    const pairs: PlaceRing[] = [];
    for (let arc = 0; arc < arcTo.length; arc++) {
      const [from, to] = [arcFrom[arc] ?? 0, arcTo[arc] ?? 0];
      const back = from < to && this.#isOpen[arc] ? findArc(this.#model, to, from) : -1;
      if (back !== -1 && this.#isOpen[back]) pairs.push([arc, back]);
    }
    return pairs;
  }
}
