import { S3mini } from "s3mini";
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

/** Longer than a large export takes on a slow line. */
const TIMEOUT_MS = 60_000;

/** Creates a file store in an S3 bucket; it holds a whole file in memory while writing it. */
export function createS3FileStore({ endpoint, bucket, region, accessKey, secretKey }: S3Options): FileStore {
  const s3 = new S3mini({
    endpoint: `${endpoint}/${bucket}`,
    region,
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    requestAbortTimeout: TIMEOUT_MS,
  });
  async function* objectsBelow(folder: string) {
    let next: string | undefined;
    do {
      const page = await s3.listObjectsPaged("/", `${folder}/`, KEYS_PER_LIST, next);
      for (const object of page?.objects ?? []) if (isFileKey(object.Key)) yield object;
      next = page?.nextContinuationToken;
    } while (next !== undefined);
  }
  return {
    async put(key, content) {
      if (!isFileKey(key)) throw new Error(`${key} names no file`);
      await s3.putObject(key, content instanceof Uint8Array ? content : await joined(content));
    },
    async get(key) {
      if (!isFileKey(key)) return undefined;
      const content = await s3.getObjectArrayBuffer(key);
      return content === null ? undefined : Buffer.from(content);
    },
    async remove(key) {
      if (!isFileKey(key)) throw new Error(`${key} names no file`);
      await s3.deleteObject(key);
    },
    async *listOlderThan(folder, moment) {
      for await (const { Key, LastModified } of objectsBelow(folder))
        if (isIn(folder, Key) && LastModified < moment) yield Key;
    },
    async *list(folder) {
      for await (const { Key } of objectsBelow(folder)) yield Key;
    },
    addressOf: addressOfFile,
  };
}

/** Returns whether a file is in a folder itself, in none below it. */
function isIn(folder: string, key: string): boolean {
  return !key.slice(folder.length + 1).includes("/");
}

async function joined(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}
