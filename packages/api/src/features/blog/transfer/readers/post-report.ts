import { importNotes } from "@site/contract/blog/transfer/labels";
import { cutText } from "@site/contract/common/text";
import { cleanText } from "./clean-text.ts";

const MAX_NOTES = 60;
const MAX_NOTE = 500;

/** A sentence of the report, or one that depends on how often the same happened. */
type Sentence = string | ((count: number) => string);

/** Numbers of a post's parts: as they were, in another shape, left out. */
export interface PartCounts {
  kept: number;
  changed: number;
  left: number;
}

/** Collects what became of a post's parts. */
export class PostReport {
  readonly #changed = new Map<Sentence, number>();
  readonly #left = new Map<Sentence, number>();
  #kept = 0;

  /** Counts a part that was imported as it is. */
  keep(): void {
    this.#kept++;
  }

  /** Names a part that was imported in another shape. */
  change(sentence: Sentence, count = 1): void {
    this.#changed.set(sentence, (this.#changed.get(sentence) ?? 0) + count);
  }

  /** Names a part that was left out. */
  leave(sentence: Sentence, count = 1): void {
    this.#left.set(sentence, (this.#left.get(sentence) ?? 0) + count);
  }

  get parts(): PartCounts {
    const sum = (counts: Map<Sentence, number>) => [...counts.values()].reduce((total, count) => total + count, 0);
    return { kept: this.#kept, changed: sum(this.#changed), left: sum(this.#left) };
  }

  /** Returns the sentences about parts in another shape. */
  get changes(): string[] {
    return written(this.#changed);
  }

  /** Returns the sentences about parts that were left out. */
  get losses(): string[] {
    return written(this.#left);
  }
}

function written(counts: Map<Sentence, number>): string[] {
  const sentences = [...counts].map(([sentence, count]) => {
    if (typeof sentence === "function") return sentence(count);
    return count > 1 ? importNotes.times(sentence, count) : sentence;
  });
  return bounded([...new Set(sentences)]);
}

/** Returns sentences that the database takes; of too many, the last one says how many more there are. */
export function bounded(sentences: string[]): string[] {
  const shown = sentences.map((each) => cutText(cleanText(each), MAX_NOTE));
  if (shown.length <= MAX_NOTES) return shown;
  return [...shown.slice(0, MAX_NOTES - 1), importNotes.more(shown.length - MAX_NOTES + 1)];
}
