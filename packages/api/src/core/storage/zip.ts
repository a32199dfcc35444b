import { setImmediate as nextTurn } from "node:timers/promises";

/** A file of an archive: texts in order, which are compressed, or bytes that already are. */
export interface ArchivedFile {
  name: string;
  content: AsyncIterable<string> | Uint8Array;
}

/** Writes files into a ZIP archive in pieces, so that the event loop stays free and memory small. */
export async function* zipFiles(
  files: Iterable<ArchivedFile> | AsyncIterable<ArchivedFile>,
): AsyncGenerator<Uint8Array> {
  const { strToU8, Zip, ZipDeflate, ZipPassThrough } = await import("fflate");
  let made: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    made.push(bytes);
  });
  function* take(): Generator<Uint8Array> {
    yield* made;
    made = [];
  }
  for await (const { name, content } of files) {
    if (content instanceof Uint8Array) {
      const file = new ZipPassThrough(name);
      zip.add(file);
      file.push(content, true);
    } else {
      const file = new ZipDeflate(name, { level: 6 });
      zip.add(file);
      for await (const text of content) {
        file.push(strToU8(text));
        yield* take();
        await nextTurn();
      }
      file.push(new Uint8Array(), true);
    }
    yield* take();
  }
  zip.end();
  yield* take();
}
