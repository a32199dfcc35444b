import { type PlanModel, rankOf } from "./model.ts";

/**
 * Gives arcs to listings: with the best ranks, and among those to the longest waiting. The nodes are independent
 * transportation problems, solved exactly by successive shortest paths (Ahuja, Magnanti and Orlin, Network Flows, 1993,
 * section 9.7); paths run over arcs, whose listings may change to another of their wishes.
 * @param counts how often each arc is taken, which must fit
 * @returns the arc of each listing, or -1
 */
export function assignListings(model: PlanModel, counts: Int32Array): Int32Array {
  const getArc = new Int32Array(model.people).fill(-1);
  for (let node = 0; node < model.nodes; node++) new NodeAssignment(model, node, getArc).assign(counts);
  return getArc;
}

class NodeAssignment {
  readonly #model: PlanModel;
  readonly #from: number;
  readonly #size: number;
  readonly #getArc: Int32Array;
  /** Larger than the sum of all waiting times of the node, so that ranks decide first. */
  readonly #rankWeight: number;
  /** Cost of the change from arc a to arc b by its best listing, at a × size + b. */
  readonly #change: Float64Array;
  readonly #changer: Int32Array;
  readonly #holders: number[][];
  /** Listings without an arc by the arc that they wish, the cheapest first. */
  readonly #free: number[][];

  constructor(model: PlanModel, node: number, getArc: Int32Array) {
    this.#model = model;
    this.#from = model.firstArc[node] ?? 0;
    this.#size = (model.firstArc[node + 1] ?? 0) - this.#from;
    this.#getArc = getArc;
    const people = model.peopleAt[node] ?? new Int32Array();
    this.#rankWeight = 1 + people.reduce((sum, person) => sum + (model.minutesAfterFirst[person] ?? 0), 0);
    this.#change = new Float64Array(this.#size * this.#size).fill(Infinity);
    this.#changer = new Int32Array(this.#size * this.#size).fill(-1);
    this.#holders = Array.from({ length: this.#size }, () => []);
    this.#free = Array.from({ length: this.#size }, (_, arc) =>
      [...(model.wishers[this.#from + arc] ?? [])].sort((a, b) => this.#cost(a, arc) - this.#cost(b, arc) || a - b),
    );
  }

  assign(counts: Int32Array): void {
    for (let arc = 0; arc < this.#size; arc++)
      for (let left = counts[this.#from + arc] ?? 0; left > 0; left--) this.#fill(arc);
  }

  #cost(person: number, arc: number): number {
    return (
      rankOf(this.#model, person, this.#from + arc) * this.#rankWeight + (this.#model.minutesAfterFirst[person] ?? 0)
    );
  }

  /** Finds one more listing for an arc along the cheapest path of changes. */
  #fill(arc: number): void {
    const distance = new Float64Array(this.#size).fill(Infinity);
    const before = new Int32Array(this.#size).fill(-1);
    distance[arc] = 0;
    const queue = [arc];
    const isQueued = new Uint8Array(this.#size);
    for (const at of queue) {
      isQueued[at] = 0;
      for (let other = 0; other < this.#size; other++) {
        const cost = (distance[at] ?? 0) + (this.#change[other * this.#size + at] ?? Infinity);
        if (cost >= (distance[other] ?? 0)) continue;
        distance[other] = cost;
        before[other] = at;
        if (!isQueued[other]) queue.push(other);
        isQueued[other] = 1;
      }
    }
    let end = -1;
    let least = Infinity;
    for (let at = 0; at < this.#size; at++) {
      if (distance[at] === Infinity) continue;
      const person = this.#nextFree(at);
      const cost = person === undefined ? Infinity : (distance[at] ?? 0) + this.#cost(person, at);
      if (cost >= least) continue;
      least = cost;
      end = at;
    }
    const path: number[] = [];
    for (let at = end; at !== -1; at = before[at] ?? -1) path.push(at);
    let person = this.#nextFree(end);
    for (const [index, at] of path.entries()) {
      if (person === undefined) throw new Error(`arc ${this.#from + arc} is taken too often`);
      const next = path[index + 1];
      const leaving = next === undefined ? undefined : this.#changer[at * this.#size + next];
      if (leaving !== undefined) this.#holders[at]?.splice(this.#holders[at]?.indexOf(leaving) ?? 0, 1);
      this.#holders[at]?.push(person);
      this.#getArc[person] = this.#from + at;
      person = leaving;
    }
    for (const at of path) this.#updateChanges(at);
  }

  #nextFree(arc: number): number | undefined {
    const list = this.#free[arc] ?? [];
    let first = 0;
    while (first < list.length && this.#getArc[list[first] ?? 0] !== -1) first++;
    if (first > 0) list.splice(0, first);
    return list[0];
  }

  #updateChanges(arc: number): void {
    const { choiceStarts, choiceArc } = this.#model;
    this.#change.fill(Infinity, arc * this.#size, (arc + 1) * this.#size);
    for (const person of this.#holders[arc] ?? [])
      for (let choice = choiceStarts[person] ?? 0; choice < (choiceStarts[person + 1] ?? 0); choice++) {
        const other = (choiceArc[choice] ?? 0) - this.#from;
        const at = arc * this.#size + other;
        const cost = this.#cost(person, other) - this.#cost(person, arc);
        if (other === arc || cost >= (this.#change[at] ?? 0)) continue;
        this.#change[at] = cost;
        this.#changer[at] = person;
      }
  }
}
