/** A reproducible source of random values: the same seed gives the same requests. */
export interface Random {
  /** Returns an integer from 0 to below `limit`. */
  below(limit: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  /** Returns true with this probability in percent. */
  percent(share: number): boolean;
}

/** Creates a Mulberry32 generator (public domain); 32 bits of state suffice to vary requests. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, pick: (items) => items[below(items.length)] ?? items[0], percent: (share) => below(100) < share };
}
