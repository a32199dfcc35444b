import { crc32, inflateRawSync } from "node:zlib";
import { FileRefusal, type ReaderHost } from "./records.ts";

/** A file in an archive, as its directory lists it. */
export interface ZipEntry {
  name: string;
  /** Bytes after inflating, as the directory claims. */
  size: number;
  read(): Promise<Uint8Array>;
}

/** Bounds that hold before anything is inflated. */
interface Bounds {
  files: number;
  fileBytes: number;
  totalBytes: number;
}

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const MAX_COMMENT_LENGTH = 65_535;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

/** Names without folders that lead elsewhere: no "..", no root, no backslash, no control characters. */
const SAFE_NAME = /^(?!\/)(?!.*(?:^|\/)\.{1,2}(?:\/|$))[^\\\p{Cc}:]{1,200}$/u;

/**
 * Lists the files of a ZIP archive. Sizes are checked against the bounds, and a file never inflates beyond the size
 * that the directory claims.
 * @throws FileRefusal
 */
export async function listZipEntries(host: ReaderHost, bounds: Bounds): Promise<ZipEntry[]> {
  const { count, offset, length } = await findDirectory(host);
  if (count > bounds.files) throw new FileRefusal("tooManyFiles");
  const directory = getView(await host.read(offset, length));
  const entries: ZipEntry[] = [];
  const names = new Set<string>();
  let total = 0;
  let at = 0;
  for (let number = 0; number < count; number++) {
    if (at + ENTRY_BYTES > length || directory.getUint32(at, true) !== ENTRY_SIGNATURE)
      throw new FileRefusal("notArchive");
    const entry = entryAt(directory, at, host);
    at = entry.next;
    if (!SAFE_NAME.test(entry.name) || names.has(entry.name)) throw new FileRefusal("unsafeName");
    names.add(entry.name);
    total += entry.size;
    if (entry.size > bounds.fileBytes || total > bounds.totalBytes) throw new FileRefusal("inflates");
    if (!entry.name.endsWith("/")) entries.push(entry);
  }
  return entries;
}

async function findDirectory(host: ReaderHost): Promise<{ count: number; offset: number; length: number }> {
  const tailBytes = Math.min(host.byteSize, END_BYTES + MAX_COMMENT_LENGTH);
  const tail = getView(await host.read(host.byteSize - tailBytes, tailBytes));
  for (let at = tailBytes - END_BYTES; at >= 0; at--) {
    if (tail.getUint32(at, true) !== END_SIGNATURE) continue;
    const count = tail.getUint16(at + 10, true);
    const length = tail.getUint32(at + 12, true);
    const offset = tail.getUint32(at + 16, true);
    if (offset + length > host.byteSize) break;
    return { count, offset, length };
  }
  throw new FileRefusal("notArchive");
}

function entryAt(view: DataView, at: number, host: ReaderHost): ZipEntry & { next: number } {
  const flags = view.getUint16(at + 8, true);
  const method = view.getUint16(at + 10, true);
  const check = view.getUint32(at + 16, true);
  const packed = view.getUint32(at + 20, true);
  const size = view.getUint32(at + 24, true);
  const nameLength = view.getUint16(at + 28, true);
  const next = at + ENTRY_BYTES + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  const start = view.getUint32(at + 42, true);
  if (flags & ENCRYPTED || (method !== STORED && method !== DEFLATED) || next > view.byteLength)
    throw new FileRefusal("notArchive");
  const name = new TextDecoder().decode(getBytes(view, at + ENTRY_BYTES, nameLength));
  return { name, size, next, read: () => readEntry(host, { start, packed, size, method, check }) };
}

interface Place {
  start: number;
  packed: number;
  size: number;
  method: number;
  check: number;
}

async function readEntry(host: ReaderHost, { start, packed, size, method, check }: Place): Promise<Uint8Array> {
  if (start + LOCAL_BYTES > host.byteSize) throw new FileRefusal("notArchive");
  const local = getView(await host.read(start, LOCAL_BYTES));
  if (local.getUint32(0, true) !== LOCAL_SIGNATURE) throw new FileRefusal("notArchive");
  const from = start + LOCAL_BYTES + local.getUint16(26, true) + local.getUint16(28, true);
  if (from + packed > host.byteSize) throw new FileRefusal("notArchive");
  const bytes = await host.read(from, packed);
  const content = method === STORED ? bytes : inflated(bytes, size);
  if (content.length !== size || crc32(content) !== check) throw new FileRefusal("notArchive");
  return content;
}

function inflated(bytes: Uint8Array, size: number): Uint8Array {
  try {
    return inflateRawSync(bytes, { maxOutputLength: Math.max(1, size) });
  } catch (error) {
    const isTooLong = error instanceof RangeError;
    throw new FileRefusal(isTooLong ? "inflates" : "notArchive");
  }
}

function getView(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function getBytes(view: DataView, offset: number, length: number): Uint8Array {
  return new Uint8Array(view.buffer, view.byteOffset + offset, length);
}
