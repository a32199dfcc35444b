import { petitionTexts } from "@site/contract/becayis/papers/petitions/labels";
import { createFairQueue } from "../../../../core/limits/fair-queue.ts";
import { ThreadPool } from "../../../../core/queue/thread-pool.ts";
import type { FileTask } from "./petition-worker.ts";

/** Heap and time are several times what the longest petition needs. */
const pool = new ThreadPool<typeof import("./petition-worker.ts")>({
  name: "petition-worker",
  source: new URL("petition-worker.ts", import.meta.url),
  heapMiB: 128,
  limitMs: 20_000,
});

/** One file is made at a time, so that requests keep a core; members take turns. */
const queue = createFairQueue({ width: 1, most: 200, mostOfOwner: 3, tooMany: petitionTexts.tooManyFiles });

/**
 * Makes a file in a thread that ends when no file waits: the libraries and typefaces would hold requests while they
 * load, and keep tens of megabytes.
 * @param prepare returns what to make once it is the member's turn; what it throws is thrown
 * @throws TOO_MANY_REQUESTS while too many files of the member wait, UNAVAILABLE while too many of all do; an error if
 * the thread fails or takes too long
 */
export function makeFile(memberId: number, prepare: () => Promise<FileTask>): Promise<Uint8Array> {
  return queue(String(memberId), async () => pool.run("makeFile", await prepare()));
}

/** Returns how many files are made before the member's next one; undefined if the member waits for none. */
export function countFilesBefore(memberId: number): number | undefined {
  return queue.countBefore(String(memberId));
}
