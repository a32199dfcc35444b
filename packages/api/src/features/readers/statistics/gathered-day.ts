import type { CountViewInput } from "@site/contract/readers/statistics/schema";
import type { SeenView } from "./day-counts.ts";
import { toDevice, toMissingPath } from "./names.ts";

/** Kept until the next write; beyond it views are dropped and counted as such. */
const MAX_VIEWS = 10_000;
const MAX_PATHS = 1_000;
const MAX_NAMES = 2_000;
/** Views of one visitor between two writes, and missing addresses; more are forged. */
const MAX_OF_VISITOR = 60;

/** Counts of one day that are not written yet, within bounds. */
export class GatheredDay {
  readonly views: SeenView[] = [];
  /** Missing addresses with their visitors. */
  readonly missing: { hash: string; name: string }[] = [];
  readonly listings = new Map<number, number>();
  /** Views that were left out because of the bounds. */
  dropped = 0;
  /** Reported paths, as sent. */
  readonly #paths = new Set<string>();
  readonly #viewsOfVisitors = new Map<string, number>();
  readonly #missingOfVisitors = new Map<string, number>();

  addView(view: CountViewInput, hash: string, userAgent: string): void {
    const count = (this.#viewsOfVisitors.get(hash) ?? 0) + 1;
    const isNewPath = !this.#paths.has(view.path);
    if (count > MAX_OF_VISITOR || this.views.length >= MAX_VIEWS || (isNewPath && this.#paths.size >= MAX_PATHS)) {
      this.dropped += 1;
      return;
    }
    this.#viewsOfVisitors.set(hash, count);
    this.#paths.add(view.path);
    this.views.push({ ...view, hash, device: toDevice(userAgent) });
  }

  /** Adds a missing address; one that says nothing about its page is left out. */
  addMissing(path: string, hash: string): void {
    const name = toMissingPath(path);
    const count = (this.#missingOfVisitors.get(hash) ?? 0) + 1;
    if (!name || count > MAX_OF_VISITOR || this.missing.length >= MAX_NAMES) return;
    this.#missingOfVisitors.set(hash, count);
    this.missing.push({ hash, name });
  }

  /** Adds a view of a listing; new listings beyond the bound are left out. */
  addListing(id: number): void {
    if (this.listings.has(id) || this.listings.size < MAX_NAMES)
      this.listings.set(id, (this.listings.get(id) ?? 0) + 1);
  }
}
