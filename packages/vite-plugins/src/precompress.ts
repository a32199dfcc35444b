import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const COMPRESSIBLE = /\.(js|css|svg|json|txt|webmanifest)$/;
const MIN_BYTES = 512;
const BEST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** Writes a brotli and a gzip copy beside every text asset of a client build, so that no request has to compress it. */
export function precompress(): Plugin {
  let folder = "";
  return {
    name: "precompress",
    apply: (config) => !config.build?.ssr,
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    async closeBundle() {
      const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
      await Promise.all(
        names.filter((name) => COMPRESSIBLE.test(name)).map((name) => compressFile(join(folder, name))),
      );
    },
  };
}

/** Compresses a file in other threads. */
async function compressFile(file: string): Promise<void> {
  if (statSync(file).size < MIN_BYTES) return;
  const bytes = readFileSync(file);
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, BEST_BROTLI),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, gzipped);
}

/** Compresses bytes as the files of a build. */
export function getBrotli(bytes: Uint8Array): Buffer {
  return brotliCompressSync(bytes, BEST_BROTLI);
}
