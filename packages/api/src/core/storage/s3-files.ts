import type { UpstreamErrorReason } from "@site/contract/system/schema";
import { S3mini, S3NetworkError, S3ServiceError } from "s3mini";
import type { Upstreams } from "../../integrations/watched/upstreams.ts";
import { watchCalls } from "../../integrations/watched/watched.ts";
import { FilesUnavailableError } from "../calls/errors.ts";
import { addressOfFile, type FileStore, isFileKey } from "./files.ts";

/** An S3-compatible storage. */
export interface S3Options {
  /** Address of the service without the bucket, as in "https://s3.example.com". */
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

/** Keys per list request; S3 answers at most a thousand. */
const KEYS_PER_LIST = 1_000;

/**
 * Milliseconds for a whole request with its body: short ones for images, which people wait for, long ones for exports.
 */
const TIMEOUT_MS = 8_000;
const LARGE_TIMEOUT_MS = 60_000;
const LARGE_BYTES = 8 * 1024 * 1024;

/** Creates a file store in an S3 bucket; it holds a whole file in memory while writing it. */
export function createS3FileStore(
  { endpoint, bucket, region, accessKey, secretKey }: S3Options,
  timeoutMs = TIMEOUT_MS,
): FileStore {
  const s3 = new S3mini({
    endpoint: `${endpoint}/${bucket}`,
    region,
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    fetch: fetchWithin(timeoutMs),
  });
  async function* objectsBelow(folder: string) {
    let next: string | undefined;
    do {
      const page = await explained(s3.listObjectsPaged("/", `${folder}/`, KEYS_PER_LIST, next));
      for (const object of page?.objects ?? []) if (isFileKey(object.Key)) yield object;
      next = page?.nextContinuationToken;
    } while (next !== undefined);
  }
  return {
    async put(key, content) {
      if (!isFileKey(key)) throw new Error(`${key} names no file`);
      const bytes = content instanceof Uint8Array ? content : await joined(content);
      await explained(s3.putObject(key, bytes));
    },
    async get(key) {
      if (!isFileKey(key)) return undefined;
      const content = await explained(s3.getObjectArrayBuffer(key));
      return content === null ? undefined : Buffer.from(content);
    },
    async remove(key) {
      if (!isFileKey(key)) throw new Error(`${key} names no file`);
      await explained(s3.deleteObject(key));
    },
    async *listOlderThan(folder, moment) {
      for await (const { Key, LastModified } of objectsBelow(folder))
        if (isIn(folder, Key) && LastModified < moment) yield Key;
    },
    async *list(folder) {
      for await (const { Key } of objectsBelow(folder)) yield Key;
    },
    getAddress: addressOfFile,
  };
}

/** Returns a fetch whose requests end in time, from the connection to the last byte of the answer. */
function fetchWithin(timeoutMs: number): typeof fetch {
  return async (input, init) => {
    const ending = new AbortController();
    const end = () => ending.abort(new DOMException("the storage did not answer in time", "TimeoutError"));
    const { body } = init ?? {};
    const isLarge = body instanceof Uint8Array && body.length > LARGE_BYTES;
    let timer = setTimeout(end, isLarge ? LARGE_TIMEOUT_MS : timeoutMs).unref();
    const answer = await fetch(input, { ...init, signal: ending.signal });
    if (Number(answer.headers.get("content-length")) > LARGE_BYTES) {
      clearTimeout(timer);
      timer = setTimeout(end, LARGE_TIMEOUT_MS).unref();
    }
    return answer;
  };
}

/** Waits for a request. @throws FilesUnavailableError */
async function explained<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    throw new FilesUnavailableError(getError(error), error);
  }
}

function getError(error: unknown): UpstreamErrorReason {
  if (error instanceof S3ServiceError) {
    if (error.status === 429 || error.status === 503) return "busy";
    return error.status >= 500 ? "broken" : "refused";
  }
  // fetch() rejects with a TypeError if no answer came, or not all of it
  const isSilent = error instanceof DOMException || error instanceof TypeError || error instanceof S3NetworkError;
  return isSilent ? "unreachable" : "broken";
}

/** Returns whether a file is directly in a folder, not in a folder below it. */
function isIn(folder: string, key: string): boolean {
  return !key.slice(folder.length + 1).includes("/");
}

async function joined(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

/** Returns the store with reads and writes that record how the S3 storage answered. */
export function watchS3(files: FileStore, upstreams: Upstreams): FileStore {
  const watch = watchCalls(upstreams, "s3", (error) =>
    error instanceof FilesUnavailableError ? error.reason : "none",
  );
  return {
    ...files,
    put: (key, content) => watch(files.put(key, content)),
    get: (key) => watch(files.get(key)),
    remove: (key) => watch(files.remove(key)),
  };
}
