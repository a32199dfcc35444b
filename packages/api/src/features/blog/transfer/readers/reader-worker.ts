import type { MessagePort } from "node:worker_threads";
import type { ImportErrorReason } from "@site/contract/blog/transfer/labels";
import { readArchive } from "./archive.ts";
import { readGhost } from "./ghost.ts";
import { FileRefusal, type Reader, type ReaderHost, type ReadRecord, type ReadSource } from "./records.ts";
import { readWordPress } from "./wordpress.ts";

export interface FileTask {
  byteSize: number;
  pieceBytes: number;
  ending: "xml" | "json" | "zip";
  /** Where the thread asks for what it may not do itself. */
  port: MessagePort;
}

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

const readers: Record<FileTask["ending"], Reader> = { xml: readWordPress, json: readGhost, zip: readArchive };

/** Function of the thread of reader-thread.ts: it reads a file of a stranger with bounded memory and time. */
export async function readFile({
  byteSize,
  pieceBytes,
  ending,
  port,
}: FileTask): Promise<{ source: ReadSource } | { fault: ImportErrorReason }> {
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

  try {
    return { source: await readers[ending](host) };
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error;
    return { fault: error.fault };
  }
}
