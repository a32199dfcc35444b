import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";

/**
 * The largest body in bytes that is compressed in this thread, in a millisecond or two. Handing it to another thread
 * and back takes a third more CPU, and memory in each thread.
 */
const AT_ONCE_BYTES = 128 * 1024;

export type Compression = "br" | "gzip";
export type Encoding = Compression | "identity";

const COMPRESSIONS: Compression[] = ["br", "gzip"];

/** Returns the encoding that the Accept-Encoding header prefers. */
export function encodingFor(accepted: string | undefined): Encoding {
  return negotiate(accepted?.toLowerCase() ?? "", COMPRESSIONS) ?? "identity";
}

/**
 * Compression levels. The first answer after a render takes a third of the time and is an eighth larger, because most
 * pages of a large site are requested once before they are purged. Levels above the best ones here save a few percent
 * of the size and double the time.
 */
const LEVELS = { br: { quick: 3, best: 5 }, gzip: { quick: 1, best: 6 } } as const;
export type Effort = keyof (typeof LEVELS)[Compression];

const brotliOptions = (bytes: Buffer, level: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
});

const compressors = {
  br: {
    atOnce: (bytes: Buffer, level: number) => brotliCompressSync(bytes, brotliOptions(bytes, level)),
    aside: (bytes: Buffer, level: number) => promisify(brotliCompress)(bytes, brotliOptions(bytes, level)),
  },
  gzip: {
    atOnce: (bytes: Buffer, level: number) => gzipSync(bytes, { level }),
    aside: (bytes: Buffer, level: number) => promisify(gzip)(bytes, { level }),
  },
} as const;

/** Compresses a body: a small one at once, a large one in another thread. */
export function compress(bytes: Buffer, encoding: Compression, effort: Effort): Buffer | Promise<Buffer> {
  const { atOnce, aside } = compressors[encoding];
  const level = LEVELS[encoding][effort];
  return bytes.length <= AT_ONCE_BYTES ? atOnce(bytes, level) : aside(bytes, level);
}
