import { MessageChannel } from "node:worker_threads";
import { transferLimits } from "@site/contract/blog/transfer/schema";
import { ThreadPool, ThreadTimeoutError } from "../../../../core/queue/thread-pool.ts";
import type { FileTask, HostAnswer, WorkerRequest } from "./reader-worker.ts";
import { FileRefusal, type ReadRecord, type ReadSource } from "./records.ts";

/**
 * The heap is twice what the largest accepted JSON takes; the product's own is smaller. The bounds of the readers keep
 * it from being filled: V8 may end the whole process where a thread reaches its limit.
 */
const pool = new ThreadPool<typeof import("./reader-worker.ts")>({
  name: "reader-worker",
  source: new URL("reader-worker.ts", import.meta.url),
  heapMiB: 768,
  limitMs: 10 * 60_000,
});

/** Answers the requests of a thread. */
export interface FileAccess extends Pick<FileTask, "byteSize" | "ending"> {
  piece(index: number): Promise<Uint8Array | undefined>;
  write(records: ReadRecord[]): Promise<void>;
  storeImage(libraryKey: string, bytes: Uint8Array): Promise<string>;
}

/**
 * Reads a file in a thread of its own, because a large or hostile one would fill the memory of the process and keep
 * it busy.
 * @throws FileRefusal; the errors of `access`; the reason of `signal`
 */
export async function readInThread(
  access: FileAccess,
  { signal, limitMs }: { signal?: AbortSignal | undefined; limitMs?: number } = {},
): Promise<ReadSource> {
  const { byteSize, ending } = access;
  const { port1, port2 } = new MessageChannel();
  const failed = new AbortController();
  const stopped = AbortSignal.any(signal ? [signal, failed.signal] : [failed.signal]);
  port1.on("message", (request: WorkerRequest) => {
    answer(access, request).then(
      (found) => port1.postMessage(found),
      (error) => failed.abort(error),
    );
  });
  try {
    const task = { byteSize, ending, pieceBytes: transferLimits.pieceBytes, port: port2 };
    const read = await pool.run("readFile", task, { signal: stopped, limitMs, transferList: [port2] });
    if ("source" in read) return read.source;
    throw new FileRefusal(read.fault);
  } catch (error) {
    throw stopped.aborted ? error : toRefusal(error);
  } finally {
    port1.close();
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

/** A thread that runs out of memory read a file that is too large; any other error is a file no reader expects. */
function toRefusal(error: unknown): FileRefusal {
  if (error instanceof FileRefusal) return error;
  if (error instanceof ThreadTimeoutError) return new FileRefusal("tooSlow");
  const isMemory = error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
  return new FileRefusal(isMemory ? "tooLarge" : "invalid");
}
