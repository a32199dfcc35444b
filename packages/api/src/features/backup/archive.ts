import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { OperatorError } from "@site/db";
import tar from "tar-stream";
import { syncFolder } from "../../core/storage/files.ts";
import { getPart } from "./leftovers.ts";
import { isArchiveName, isList } from "./manifest.ts";

/** A file on its way into an archive. */
export interface ArchiveEntry {
  name: string;
  bytes: number;
  content: Uint8Array | Readable;
}

/** Size and SHA-256 (hexadecimal) of a file. */
export interface Measured {
  bytes: number;
  sha256: string;
}

/** Thrown for an archive that is not exactly as it was written. */
export class DamagedArchiveError extends OperatorError {
  constructor(path: string, reason: string) {
    super(`${path} is no whole backup (${reason}): nothing was restored`);
  }
}

/**
 * Bounds of what is extracted, since anybody can compute the digest at an archive's end. Files read as a whole (lists
 * and the secret) are smaller than tables and files, which are streamed.
 */
export const archiveLimits = {
  entries: 1_000_000,
  listBytes: 256 * 1024 * 1024,
  /** Extracted bytes for each byte of the archive; rows of one text repeated reach about 100. */
  ratio: 200,
  /** Extracted bytes that each archive may have. */
  smallBytes: 64 * 1024 * 1024,
  /** Bytes of tar headers beyond the two blocks for each entry. */
  headerBytes: 1024 * 1024,
};

const TAR_BLOCK_BYTES = 512;

/**
 * The end of an archive: an empty gzip member that holds the SHA-256 of everything before it in an extra field (RFC
 * 1952, 2.3.1.1). Programs that read gzip skip it.
 */
const MEMBER_HEAD = Buffer.from([0x1f, 0x8b, 8, 4, 0, 0, 0, 0, 0, 255, 36, 0, 0x48, 0x56, 32, 0]);
const MEMBER_END = Buffer.from([3, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
const TRAILER_BYTES = MEMBER_HEAD.length + 32 + MEMBER_END.length;

const getTrailer = (digest: Buffer) => Buffer.concat([MEMBER_HEAD, digest, MEMBER_END]);

/** Writes a gzipped tar file with a digest at its end. A file of this name appears only when it is whole. */
export async function writeArchive(
  path: string,
  entries: AsyncIterable<ArchiveEntry>,
  signal?: AbortSignal,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = getPart(path);
  const file = createWriteStream(draft, { flags: "wx", mode: 0o600, flush: true });
  const packing = tar.pack();
  try {
    const written = pipeline(packing, createGzip(), withDigest, file, { signal });
    await Promise.all([written, fill(packing, entries)]);
    await rename(draft, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function fill(packing: tar.Pack, entries: AsyncIterable<ArchiveEntry>): Promise<void> {
  try {
    for await (const { name, bytes, content } of entries) {
      const source = content instanceof Readable ? content : Readable.from([content]);
      await pipeline(source, packing.entry({ name, size: bytes, mode: 0o600 }));
    }
    packing.finalize();
  } catch (error) {
    packing.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}

async function* withDigest(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const hash = createHash("sha256");
  for await (const chunk of source) {
    hash.update(chunk);
    yield chunk;
  }
  yield getTrailer(hash.digest());
}

/**
 * Extracts an archive into a folder.
 * @returns size and SHA-256 of each file
 * @throws DamagedArchiveError before anything is extracted if a byte has changed, and for an archive beyond the limits
 */
export async function extractArchive(
  path: string,
  folder: string,
  bounds: typeof archiveLimits = archiveLimits,
): Promise<Map<string, Measured>> {
  const { bytes, contentBytes } = await verifyArchive(path);
  const files = new Map<string, Measured>();
  const extracting = tar.extract();
  const limit = new ExtractionLimit(path, bytes, bounds);
  const content = createReadStream(path, { end: contentBytes - 1 });
  const read = pipeline(content, createGunzip(), (chunks) => limit.count(chunks), extracting);
  const write = async () => {
    for await (const entry of extracting) {
      const { name, type, size } = entry.header;
      if (type !== "file" || !isArchiveName(name) || files.has(name))
        throw new DamagedArchiveError(path, `it contains ${JSON.stringify(name.slice(0, 200))} twice or wrongly`);
      limit.allow(name, size ?? 0);
      const target = join(folder, name);
      await mkdir(dirname(target), { recursive: true });
      files.set(name, await writeMeasured(Readable.from(entry), target));
    }
  };
  try {
    await Promise.all([read, write()]);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    if (error instanceof Error && "code" in error && error.code === "ENOSPC")
      throw new OperatorError(`${folder} has no room for the files of ${path}: nothing was restored`);
    throw new DamagedArchiveError(path, error instanceof Error ? error.message : String(error));
  }
  return files;
}

/** Counts extracted bytes and entries, and throws beyond the limits. */
class ExtractionLimit {
  readonly #path: string;
  readonly #bounds: typeof archiveLimits;
  readonly #total: number;
  #declared: number;
  #entries = 0;

  constructor(path: string, archiveBytes: number, bounds: typeof archiveLimits) {
    this.#path = path;
    this.#bounds = bounds;
    this.#total = Math.max(bounds.smallBytes, archiveBytes * bounds.ratio);
    this.#declared = bounds.headerBytes;
  }

  /** Passes chunks on while they belong to declared entries: headers are kept in memory. */
  async *count(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let passed = 0;
    for await (const chunk of chunks) {
      passed += chunk.length;
      if (passed > this.#total) throw this.#error("is too large for its archive");
      if (passed > this.#declared) throw this.#error("has too long headers");
      yield chunk;
    }
  }

  /** Declares the next entry. */
  allow(name: string, bytes: number): void {
    this.#entries++;
    this.#declared += bytes + 3 * TAR_BLOCK_BYTES;
    if (this.#entries > this.#bounds.entries) throw this.#error("has too many files");
    if (isList(name) && bytes > this.#bounds.listBytes) throw this.#error(`has too long a ${name}`);
  }

  #error(reason: string): DamagedArchiveError {
    return new DamagedArchiveError(this.#path, `its content ${reason}`);
  }
}

/** Writes a stream to a new file. */
export async function writeMeasured(source: Readable, path: string): Promise<Measured> {
  const hash = createHash("sha256");
  let bytes = 0;
  const measure = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  };
  await pipeline(source, measure, createWriteStream(path, { flags: "wx", mode: 0o600 }));
  return { bytes, sha256: hash.digest("hex") };
}

/**
 * Reads an archive and compares the digest at its end.
 * @returns size and SHA-256 of the file, and the bytes before its trailer
 * @throws DamagedArchiveError
 */
export async function verifyArchive(path: string): Promise<Measured & { contentBytes: number }> {
  const { size } = await stat(path).catch(() => {
    throw new OperatorError(`there is no file ${path}`);
  });
  if (size <= TRAILER_BYTES) throw new DamagedArchiveError(path, "it is too short");
  const ending = Buffer.alloc(TRAILER_BYTES);
  const file = await open(path);
  try {
    await file.read(ending, 0, TRAILER_BYTES, size - TRAILER_BYTES);
  } finally {
    await file.close();
  }
  const contentBytes = size - TRAILER_BYTES;
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path, { end: contentBytes - 1 })) hash.update(chunk);
  const whole = hash.copy().update(ending);
  const digest = hash.digest();
  if (!ending.equals(getTrailer(digest))) throw new DamagedArchiveError(path, "it was cut off or changed");
  return { bytes: size, sha256: whole.digest("hex"), contentBytes };
}
