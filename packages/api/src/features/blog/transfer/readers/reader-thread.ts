import type { ImportErrorReason } from "@site/contract/blog/transfer/labels";
import { transferLimits } from "@site/contract/blog/transfer/schema";
import { startThread } from "../../../../core/queue/thread.ts";
import { FileRefusal, type ReadRecord, type ReadSource } from "./records.ts";

/**
 * Heap of the thread: twice what the largest accepted JSON takes. The product's own heap is smaller. The bounds of the
 * readers keep it from being filled: V8 may end the whole process where a thread reaches its limit.
 */
const HEAP_MIB = 768;
const LIMIT_MS = 10 * 60_000;

export type WorkerRequestBody =
  | { kind: "piece"; index: number }
  | { kind: "records"; records: ReadRecord[] }
  | { kind: "image"; libraryKey: string; bytes: Uint8Array };
export type WorkerRequest = WorkerRequestBody & { id: number };

export interface HostAnswer {
  id: number;
  bytes?: Uint8Array | undefined;
  storageKey?: string;
}

type WorkerMessage =
  | WorkerRequest
  | { id: 0; kind: "end"; source: ReadSource }
  | { id: 0; kind: "refused"; fault: ImportErrorReason };

/** A request of the thread. */
export interface FileAccess {
  byteSize: number;
  ending: "xml" | "json" | "zip";
  piece(index: number): Promise<Uint8Array | undefined>;
  write(records: ReadRecord[]): Promise<void>;
  storeImage(libraryKey: string, bytes: Uint8Array): Promise<string>;
}

/**
 * Reads a file in a thread of its own, because a large or hostile one would fill the memory of the process and keep
 * it busy.
 * @throws FileRefusal; the errors of `access`
 */
export async function readInThread(
  access: FileAccess,
  { signal, limitMs = LIMIT_MS }: { signal?: AbortSignal | undefined; limitMs?: number } = {},
): Promise<ReadSource> {
  const { byteSize, ending } = access;
  const worker = startThread("reader-worker", new URL("reader-worker.ts", import.meta.url), {
    data: { byteSize, ending, pieceBytes: transferLimits.pieceBytes },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB },
  });
  let timer: NodeJS.Timeout | undefined;
  let stop: (() => void) | undefined;
  try {
    return await new Promise<ReadSource>((resolve, reject) => {
      timer = setTimeout(() => reject(new FileRefusal("tooSlow")), limitMs);
      stop = () => reject(new Error("the product stops"));
      signal?.addEventListener("abort", stop);
      worker.on("error", (error) => reject(toRefusal(error)));
      worker.on("exit", () => reject(new FileRefusal("invalid")));
      worker.on("message", (message: WorkerMessage) => {
        if (message.kind === "end") resolve(message.source);
        else if (message.kind === "refused") reject(new FileRefusal(message.fault));
        else answer(access, message).then((found) => worker.postMessage(found), reject);
      });
    });
  } finally {
    clearTimeout(timer);
    if (stop) signal?.removeEventListener("abort", stop); // the signal is shared by all jobs of the process
    await worker.terminate();
  }
}

async function answer(access: FileAccess, request: WorkerRequest): Promise<HostAnswer> {
  const { id } = request;
  switch (request.kind) {
    case "piece":
      return { id, bytes: await access.piece(request.index) };
    case "records":
      await access.write(request.records);
      return { id };
    case "image":
      return { id, storageKey: await access.storeImage(request.libraryKey, request.bytes) };
  }
}

/** A thread that runs out of memory read a file that is too large; any other fault is a file no reader expects. */
function toRefusal(error: Error & { code?: string }): FileRefusal {
  return new FileRefusal(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? "tooLarge" : "invalid");
}
