import { type NameCount, OTHER } from "./names.ts";

/** New names that one visitor can add to a day and kind; a reader comes from few places and searches seldom. */
const NAMES_OF_VISITOR = 5;
/** Visitors and kinds that are remembered; beyond them nobody adds new names. */
const MAX_SHARES = 20_000;

/** The names that visitors have added today: a visitor has a share of the day's names and cannot take all of them. */
export class NameShares {
  private readonly added = new Map<string, Set<string>>();

  /**
   * Returns the counts with `OTHER` in the place of new names that no visitor of them may add.
   * @param isKnown whether a name is stored for the day, so that everybody can raise it
   */
  place(counts: NameCount[], isKnown: (count: NameCount) => boolean): NameCount[] {
    return counts.map((count) => {
      const { kind, name, hashes } = count;
      const isPlaced = hashes.size === 0 || name === OTHER || isKnown(count);
      return isPlaced || [...hashes].some((hash) => this.add(`${hash} ${kind}`, name))
        ? count
        : { ...count, name: OTHER };
    });
  }

  private add(share: string, name: string): boolean {
    const names = this.added.get(share) ?? new Set();
    if (names.has(name)) return true;
    if (names.size >= NAMES_OF_VISITOR || (names.size === 0 && this.added.size >= MAX_SHARES)) return false;
    this.added.set(share, names.add(name));
    return true;
  }
}
