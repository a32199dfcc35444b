import { petitionTexts } from "@site/contract/becayis/petition/labels";
import type { PetitionFormat } from "@site/contract/becayis/petition/schema";
import type { PetitionSheet } from "@site/contract/becayis/petition/sheet";
import { createFairQueue } from "../../../core/limits/fair-queue.ts";
import { startThread } from "../../../core/queue/thread.ts";

/** Heap of the thread and time for one file: several times what the longest petition needs. */
const HEAP_MIB = 128;
const LIMIT_MS = 20_000;

/** One file is made at a time, so that requests keep a core; members take turns. */
const queue = createFairQueue({ width: 1, most: 200, mostOfOwner: 3, tooMany: petitionTexts.tooManyFiles });

export interface FileTask {
  format: PetitionFormat;
  sheet: PetitionSheet;
}

/**
 * Makes a file in a thread that ends with it: the libraries and typefaces would hold requests while they load, and keep
 * tens of megabytes.
 * @param prepare returns what to make once it is the member's turn; what it throws is thrown
 * @throws TOO_MANY_REQUESTS while too many files of the member wait, UNAVAILABLE while too many of all do; an error if
 * the thread fails or takes too long
 */
export function makeFile(memberId: number, prepare: () => Promise<FileTask>): Promise<Uint8Array> {
  return queue(String(memberId), async () => makeInThread(await prepare()));
}

/** Returns how many files are made before the member's next one; undefined if the member waits for none. */
export function countFilesBefore(memberId: number): number | undefined {
  return queue.countBefore(String(memberId));
}

async function makeInThread(task: FileTask): Promise<Uint8Array> {
  const worker = startThread("petition-worker", new URL("petition-worker.ts", import.meta.url), {
    data: { task },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Uint8Array>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`the petition was not made within ${LIMIT_MS} ms`)), LIMIT_MS);
      worker.on("error", reject);
      worker.on("exit", () => reject(new Error("the thread of the petition has ended")));
      worker.on("message", resolve);
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
