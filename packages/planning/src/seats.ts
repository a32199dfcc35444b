import type { PlanModel } from "./model.ts";

/**
 * Decides which arcs can be taken once more, and assigns a listing to each taken arc. Every combination of arcs that
 * fits is found, because listings change to another arc along an augmenting path. The nodes do not depend on each
 * other, so a ring fits if each of its arcs does.
 *
 * Listings are counted by the arc that they have and each arc that they may take, so that a change costs the square of
 * a node's number of arcs, whatever the number of its listings.
 */
export class Seats {
  readonly #model: PlanModel;
  /** The arc that each listing has, or -1. */
  readonly getArc: Int32Array;
  /** 1 for each arc that can be taken once more. */
  readonly isOpen: Uint8Array;
  readonly #previous: Int32Array;
  readonly #giver: Int32Array;
  /** First cell of each node's table: a row for listings without an arc and one for each arc, a column for each arc. */
  readonly #tableStart: Int32Array;
  /** Listings of each cell. */
  readonly #count: Int32Array;
  /** Listings that were put in a cell, the latest last; some have left it since. */
  readonly #stacks: number[][] = [];

  constructor(model: PlanModel) {
    this.#model = model;
    this.getArc = new Int32Array(model.people).fill(-1);
    this.isOpen = new Uint8Array(model.arcTo.length);
    this.#previous = new Int32Array(model.arcTo.length).fill(-1);
    this.#giver = new Int32Array(model.arcTo.length).fill(-1);
    this.#tableStart = new Int32Array(model.nodes + 1);
    for (let node = 0; node < model.nodes; node++) {
      const size = (model.firstArc[node + 1] ?? 0) - (model.firstArc[node] ?? 0);
      this.#tableStart[node + 1] = (this.#tableStart[node] ?? 0) + (size + 1) * size;
    }
    this.#count = new Int32Array(this.#tableStart[model.nodes] ?? 0);
    // a stack returns the latest first, here the lowest number
    for (let person = model.people - 1; person >= 0; person--) this.#enter(person);
    for (let node = 0; node < model.nodes; node++) this.#updateNode(node);
  }

  /** Takes each arc of a ring once more; returns false and changes nothing if one does not fit. */
  add(ring: number[]): boolean {
    for (const arc of ring) if (!this.isOpen[arc]) return false;
    for (const arc of ring) {
      this.#take(arc);
      this.#updateNode(this.#model.arcFrom[arc] ?? 0);
    }
    return true;
  }

  /** Releases each arc of a ring. */
  remove(ring: number[]): void {
    for (const arc of ring) {
      this.#move(this.#find(arc, arc), -1);
      this.#updateNode(this.#model.arcFrom[arc] ?? 0);
    }
  }

  #take(arc: number): void {
    let { at, person } = this.#search(arc);
    for (;;) {
      this.#move(person, at);
      if (at === arc) return;
      person = this.#giver[at] ?? -1;
      at = this.#previous[at] ?? -1;
    }
  }

  /**
   * Searches breadth first for a listing without an arc. `giver` records which listing leaves an arc for the one before
   * it.
   */
  #search(arc: number): { at: number; person: number } {
    const node = this.#model.arcFrom[arc] ?? 0;
    const from = this.#model.firstArc[node] ?? 0;
    const to = this.#model.firstArc[node + 1] ?? 0;
    const queue = [arc];
    const seen = new Set(queue);
    for (const at of queue) {
      if (this.#count[this.#cell(-1, at)]) return { at, person: this.#find(-1, at) };
      for (let held = from; held < to; held++) {
        if (seen.has(held) || !this.#count[this.#cell(held, at)]) continue;
        seen.add(held);
        this.#previous[held] = at;
        this.#giver[held] = this.#find(held, at);
        queue.push(held);
      }
    }
    throw new Error(`arc ${arc} does not fit`);
  }

  /** Updates which arcs of a node are open: those with a listing that has no arc or has an open one. */
  #updateNode(node: number): void {
    const from = this.#model.firstArc[node] ?? 0;
    const to = this.#model.firstArc[node + 1] ?? 0;
    const open: number[] = [];
    for (let arc = from; arc < to; arc++) {
      this.isOpen[arc] = this.#count[this.#cell(-1, arc)] ? 1 : 0;
      if (this.isOpen[arc]) open.push(arc);
    }
    for (const held of open)
      for (let arc = from; arc < to; arc++) {
        if (this.isOpen[arc] || !this.#count[this.#cell(held, arc)]) continue;
        this.isOpen[arc] = 1;
        open.push(arc);
      }
  }

  /** Returns the cell of listings that have an arc (-1: none) and may take another arc of the same node. */
  #cell(held: number, arc: number): number {
    const node = this.#model.arcFrom[arc] ?? 0;
    const from = this.#model.firstArc[node] ?? 0;
    const size = (this.#model.firstArc[node + 1] ?? 0) - from;
    const row = held === -1 ? 0 : held - from + 1;
    return (this.#tableStart[node] ?? 0) + row * size + arc - from;
  }

  /** Returns the listing that was put in a cell last. @throws if the cell is empty */
  #find(held: number, arc: number): number {
    const stack = this.#stacks[this.#cell(held, arc)] ?? [];
    for (let person = stack.at(-1); person !== undefined; person = stack.at(-1)) {
      if (this.getArc[person] === held) return person;
      stack.pop();
    }
    throw new Error(`nobody has arc ${held} and may take ${arc}`);
  }

  #move(person: number, arc: number): void {
    const { choiceStarts, choiceArc } = this.#model;
    const held = this.getArc[person] ?? -1;
    for (let choice = choiceStarts[person] ?? 0; choice < (choiceStarts[person + 1] ?? 0); choice++) {
      const cell = this.#cell(held, choiceArc[choice] ?? 0);
      this.#count[cell] = (this.#count[cell] ?? 0) - 1;
    }
    this.getArc[person] = arc;
    this.#enter(person);
  }

  #enter(person: number): void {
    const { choiceStarts, choiceArc } = this.#model;
    const held = this.getArc[person] ?? -1;
    for (let choice = choiceStarts[person] ?? 0; choice < (choiceStarts[person + 1] ?? 0); choice++) {
      const cell = this.#cell(held, choiceArc[choice] ?? 0);
      this.#count[cell] = (this.#count[cell] ?? 0) + 1;
      this.#stacks[cell] ??= [];
      this.#stacks[cell].push(person);
    }
  }
}
