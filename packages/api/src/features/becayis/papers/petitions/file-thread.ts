import { petitionTexts } from "@site/contract/becayis/papers/petitions/labels";
import { createFairQueue } from "../../../../core/limits/fair-queue.ts";
import { ThreadPool } from "../../../../core/queue/thread-pool.ts";
import type { FileTask } from "./petition-worker.ts";

/** Heap and time are several times the need of the longest petition. */
const pool = new ThreadPool<typeof import("./petition-worker.ts")>({
  name: "petition-worker",
  source: new URL("petition-worker.ts", import.meta.url),
  heapMiB: 128,
  limitMs: 20_000,
});

/** Makes one file at a time, so that a core stays free for requests; members take turns. */
const queue = createFairQueue({ width: 1, most: 200, mostOfOwner: 3, tooMany: petitionTexts.tooManyFiles });

/**
 * Makes a file in a thread that ends when no file waits, because the libraries and typefaces would block requests while
 * they load and use tens of megabytes.
 * @param prepare returns the content when it is the member's turn; its errors are passed on
 * @throws TOO_MANY_REQUESTS while too many files of the member wait, UNAVAILABLE while too many files of all members
 * wait; an error if the thread fails or takes too long
 */
export function makeFile(memberId: number, prepare: () => Promise<FileTask>): Promise<Uint8Array> {
  return queue(String(memberId), async () => pool.run("makeFile", await prepare()));
}

/** Returns the number of files before the member's next one; undefined if none of the member's files waits. */
export function countFilesBefore(memberId: number): number | undefined {
  return queue.countBefore(String(memberId));
}
