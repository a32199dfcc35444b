import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { readArchive } from "./archive.ts";
import { readGhost } from "./ghost.ts";
import type { HostAnswer, WorkerRequest, WorkerRequestBody } from "./reader-thread.ts";
import { FileRefusal, type Reader, type ReaderHost } from "./records.ts";
import { readWordPress } from "./wordpress.ts";

/** Entry of the thread started by reader-thread.ts: it reads a file of a stranger with bounded memory and time. */
const task = z.object({ byteSize: z.int(), pieceBytes: z.int(), ending: z.enum(["xml", "json", "zip"]) });
const readers: Record<z.output<typeof task>["ending"], Reader> = {
  xml: readWordPress,
  json: readGhost,
  zip: readArchive,
};

const port = parentPort;
if (port) {
  const { byteSize, pieceBytes, ending } = task.parse(workerData);
  const waiting = new Map<number, (answer: HostAnswer) => void>();
  let lastId = 0;
  port.on("message", (answer: HostAnswer) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });

  const ask = (body: WorkerRequestBody): Promise<HostAnswer> =>
    new Promise((resolve) => {
      const request: WorkerRequest = { ...body, id: ++lastId };
      waiting.set(request.id, resolve);
      port.postMessage(request);
    });

  let held: { index: number; bytes: Uint8Array } | undefined;
  const pieceAt = async (index: number): Promise<Uint8Array> => {
    if (held?.index === index) return held.bytes;
    const { bytes } = await ask({ kind: "piece", index });
    if (!bytes) throw new FileRefusal("truncated");
    held = { index, bytes };
    return bytes;
  };

  const host: ReaderHost = {
    byteSize,
    async read(offset, length) {
      const joined = new Uint8Array(length);
      for (let at = 0; at < length; ) {
        const index = Math.floor((offset + at) / pieceBytes);
        const from = (offset + at) % pieceBytes;
        const part = (await pieceAt(index)).subarray(from, from + length - at);
        if (part.length === 0) throw new FileRefusal("truncated");
        joined.set(part, at);
        at += part.length;
      }
      return joined;
    },
    async write(records) {
      if (records.length > 0) await ask({ kind: "records", records });
    },
    async storeImage(libraryKey, bytes) {
      return (await ask({ kind: "image", libraryKey, bytes })).storageKey ?? "";
    },
  };

  readers[ending](host).then(
    (source) => port.postMessage({ id: 0, kind: "end", source }),
    (error: unknown) => {
      if (!(error instanceof FileRefusal)) throw error;
      port.postMessage({ id: 0, kind: "refused", fault: error.fault });
    },
  );
}
