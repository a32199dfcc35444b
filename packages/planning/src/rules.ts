import { countListings, listingAt, type PackedBoard, type PlanBoard, packBoard } from "./board.ts";

/** Decides which listings must not be in one ring. Listings are numbered as in the model. */
export class RingRules {
  readonly #owners: Int32Array;
  readonly #blocked = new Map<number, Set<number>>();
  readonly #refused = new Set<string>();
  /** 1 for each listing that any rule concerns. */
  readonly isConcerned: Uint8Array;

  constructor(board: PackedBoard) {
    const people = countListings(board);
    this.#owners = Int32Array.from({ length: people }, (_, person) => listingAt(board, person).memberId);
    this.isConcerned = new Uint8Array(people);
    for (let at = 0; at < board.blockedOwners.length; at += 2) {
      const [one = 0, other = 0] = board.blockedOwners.subarray(at, at + 2);
      this.#block(one, other);
      this.#block(other, one);
    }
    const numbers = new Map<number, number>();
    const owned = new Map<number, number>();
    for (let person = 0; person < people; person++) {
      const owner = this.#owners[person] ?? 0;
      numbers.set(listingAt(board, person).id, person);
      const other = owned.get(owner);
      if (other !== undefined) this.isConcerned[other] = 1;
      if (other !== undefined || this.#blocked.has(owner)) this.isConcerned[person] = 1;
      owned.set(owner, person);
    }
    for (let at = 0; at < board.refusedRings.length; at += 1 + (board.refusedRings[at] ?? 0)) {
      const ids = board.refusedRings.subarray(at + 1, at + 1 + (board.refusedRings[at] ?? 0));
      const ring = [...ids].flatMap((id) => numbers.get(id) ?? []);
      if (ring.length < ids.length) continue;
      this.#refused.add(getKey(ring));
      for (const person of ring) this.isConcerned[person] = 1;
    }
  }

  /** Returns whether two listings may be in one ring. */
  allowPair(one: number, other: number): boolean {
    if (!this.isConcerned[one] || !this.isConcerned[other]) return true;
    const [owner, otherOwner] = [this.#owners[one] ?? 0, this.#owners[other] ?? 0];
    return owner !== otherOwner && !this.#blocked.get(owner)?.has(otherOwner);
  }

  /** Returns whether listings may be a ring: no owner twice, nobody blocked, not refused before. */
  allowRing(ring: number[]): boolean {
    if (ring.every((person) => !this.isConcerned[person])) return true;
    return (
      ring.every((one, at) => ring.every((other, index) => index <= at || this.allowPair(one, other))) &&
      !this.#refused.has(getKey(ring))
    );
  }

  #block(owner: number, other: number): void {
    const blocked = this.#blocked.get(owner) ?? new Set();
    this.#blocked.set(owner, blocked.add(other));
  }
}

/** Returns a check whether listings of a board, by their ids in any order, may be a pair or ring. */
export function createRingCheck(board: PlanBoard): (ids: number[]) => boolean {
  const packed = packBoard(board);
  const rules = new RingRules(packed);
  const numbers = new Map(Array.from(board.listings, (_, index) => [listingAt(packed, index).id, index]));
  return (ids) => {
    const ring = ids.flatMap((id) => numbers.get(id) ?? []);
    return ring.length === ids.length && rules.allowRing(ring);
  };
}

function getKey(ring: number[]): string {
  return ring.toSorted((a, b) => a - b).join();
}
