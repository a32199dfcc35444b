import { setImmediate as nextTurn } from "node:timers/promises";

/** A file of an archive, as a sequence of texts. */
export interface ArchivedFile {
  name: string;
  texts: AsyncIterable<string>;
}

/** Writes files into a ZIP archive in pieces, so that the event loop stays free and memory small. */
export async function* zipFiles(
  files: ArchivedFile[],
  attachments: Record<string, Uint8Array>,
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
  for (const { name, texts } of files) {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    for await (const text of texts) {
      file.push(strToU8(text));
      yield* take();
      await nextTurn();
    }
    file.push(new Uint8Array(), true);
  }
  for (const [name, bytes] of Object.entries(attachments)) {
    const file = new ZipPassThrough(name);
    zip.add(file);
    file.push(bytes, true);
  }
  zip.end();
  yield* take();
}
