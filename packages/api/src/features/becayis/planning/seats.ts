import type { PlanModel } from "./model.ts";

/**
 * Says which arcs can be taken once more, and keeps a listing for each that is taken. Any whole numbers of arcs that
 * fit are found, because listings that already have an arc change to another along an augmenting path. The nodes do not
 * depend on each other, so a ring fits if each of its arcs does.
 */
export class Seats {
  readonly #model: PlanModel;
  #wishers: Int32Array[];
  /** The arc that each listing has, or -1. */
  readonly getArc: Int32Array;
  /** Can each arc be taken once more? */
  readonly isOpen: Uint8Array;
  readonly #previous: Int32Array;
  readonly #giver: Int32Array;

  /** @param wishers listings that may take each arc */
  constructor(model: PlanModel, wishers: Int32Array[] = model.wishers) {
    this.#model = model;
    this.#wishers = wishers;
    this.getArc = new Int32Array(model.people).fill(-1);
    this.isOpen = new Uint8Array(model.arcTo.length);
    this.#previous = new Int32Array(model.arcTo.length).fill(-1);
    this.#giver = new Int32Array(model.arcTo.length).fill(-1);
    this.widen(wishers);
  }

  /** Lets other listings take arcs. */
  widen(wishers: Int32Array[]): void {
    this.#wishers = wishers;
    for (let node = 0; node < this.#model.nodes; node++) this.#updateNode(node);
  }

  /** Takes each arc of a ring once more; false, and nothing changes, if one does not fit. */
  add(ring: number[]): boolean {
    for (const arc of ring) if (!this.isOpen[arc]) return false;
    for (const arc of ring) {
      this.#take(arc);
      this.#updateNode(this.#model.arcFrom[arc] ?? 0);
    }
    return true;
  }

  /** Gives back each arc of a ring. */
  remove(ring: number[]): void {
    for (const arc of ring) {
      const holder = this.#wishers[arc]?.findLast((person) => this.getArc[person] === arc) ?? -1;
      if (holder === -1) throw new Error(`nobody has arc ${arc}`);
      this.getArc[holder] = -1;
      this.#updateNode(this.#model.arcFrom[arc] ?? 0);
    }
  }

  #take(arc: number): void {
    let { at, person } = this.#search(arc);
    for (;;) {
      this.getArc[person] = at;
      if (at === arc) return;
      person = this.#giver[at] ?? -1;
      at = this.#previous[at] ?? -1;
    }
  }

  /** Searches breadth first for a listing without an arc; `giver` notes who leaves an arc for the one before it. */
  #search(arc: number): { at: number; person: number } {
    const queue = [arc];
    const seen = new Set(queue);
    for (const at of queue)
      for (const person of this.#wishers[at] ?? []) {
        const held = this.getArc[person] ?? -1;
        if (held === -1) return { at, person };
        if (seen.has(held)) continue;
        seen.add(held);
        this.#previous[held] = at;
        this.#giver[held] = person;
        queue.push(held);
      }
    throw new Error(`arc ${arc} does not fit`);
  }

  /** An arc is open if one of its listings has no arc, or has an open one. */
  #updateNode(node: number): void {
    const { firstArc } = this.#model;
    const from = firstArc[node] ?? 0;
    const to = firstArc[node + 1] ?? 0;
    this.isOpen.fill(0, from, to);
    for (let isChanged = true; isChanged; ) {
      isChanged = false;
      for (let arc = from; arc < to; arc++) {
        if (this.isOpen[arc]) continue;
        const opens = this.#wishers[arc]?.some((person) => {
          const held = this.getArc[person] ?? -1;
          return held === -1 || this.isOpen[held] === 1;
        });
        if (!opens) continue;
        this.isOpen[arc] = 1;
        isChanged = true;
      }
    }
  }
}
