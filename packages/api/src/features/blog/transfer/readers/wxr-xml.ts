import { Parser } from "htmlparser2";
import { FileRefusal, type ReaderHost } from "./records.ts";

/** Bytes that are parsed before the records found in them are passed on. */
const PIECE = 512 * 1024;
/** Bytes in which the XML declaration stands. */
const HEAD = 200;
const DEEPEST = 16;
/** Characters of one record: an article of the product has half a million at most. */
const MAX_TEXT_LENGTH = 8_000_000;

/** An element of the channel, as in `<item>`, with the texts of its children. */
export interface WxrRecord {
  name: string;
  text: string;
  fields: Map<string, string>;
  meta: Map<string, string>;
  categories: { domain: string; slug: string; name: string }[];
  commentCount: number;
}

/**
 * Reads the children of a WXR channel in order. Entities other than XML's own five are not expanded.
 * @throws FileRefusal for a DOCTYPE, another kind of file, a cut one, or one beyond the bounds
 */
export async function readWxr(host: ReaderHost, take: (records: WxrRecord[]) => Promise<void> | void): Promise<void> {
  const reading = new WxrParser();
  const decoder = createDecoder(await host.read(0, Math.min(HEAD, host.byteSize)));
  for (let offset = 0; offset < host.byteSize; offset += PIECE) {
    const bytes = await host.read(offset, Math.min(PIECE, host.byteSize - offset));
    await take(reading.write(decoder.decode(bytes, { stream: true })));
  }
  await take(reading.end());
}

/** Returns the decoder of the encoding that a byte order mark or the XML declaration names; UTF-8 by default. */
function createDecoder(head: Uint8Array): TextDecoder {
  const [first, second] = head;
  const marked =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : undefined;
  const declared = /^[^<]{0,3}<\?xml[^>]*\sencoding=["']([\w.:-]{1,40})["']/.exec(
    new TextDecoder("latin1").decode(head),
  )?.[1];
  try {
    return new TextDecoder(marked ?? declared);
  } catch {
    return new TextDecoder();
  }
}

class WxrParser {
  readonly #stack: string[] = [];
  #found: WxrRecord[] = [];
  #record: WxrRecord | undefined;
  #child = { text: "", domain: "", slug: "", metaKey: "", metaValue: "" };
  #size = 0;
  #isEnding = false;
  #isClosed = false;

  readonly #parser = new Parser(
    {
      onprocessinginstruction: (name) => {
        if (name.startsWith("!")) throw new FileRefusal("doctype");
      },
      onopentag: (name, attributes) => this.#open(name, attributes),
      ontext: (text) => this.#add(text),
      onclosetag: (name) => this.#close(name),
    },
    { xmlMode: true },
  );

  write(text: string): WxrRecord[] {
    this.#parser.write(text);
    return this.#found.splice(0);
  }

  end(): WxrRecord[] {
    this.#isEnding = true;
    this.#parser.end();
    if (!this.#isClosed) throw new FileRefusal("truncated");
    return this.#found.splice(0);
  }

  #open(name: string, attributes: Record<string, string>): void {
    const depth = this.#stack.push(name);
    if (depth > DEEPEST) throw new FileRefusal("tooDeep");
    if ((depth === 1 && name !== "rss") || (depth === 2 && name !== "channel")) throw new FileRefusal("notWordPress");
    if (depth === 3) {
      this.#size = 0;
      this.#record = { name, text: "", fields: new Map(), meta: new Map(), categories: [], commentCount: 0 };
    }
    if (depth === 4) {
      const { domain = "", nicename = "" } = attributes;
      this.#child = { text: "", domain, slug: nicename, metaKey: "", metaValue: "" };
    }
  }

  #add(text: string): void {
    const record = this.#record;
    const [, , , child, part] = this.#stack;
    if (!record || child === "wp:comment") return;
    this.#size += text.length;
    if (this.#size > MAX_TEXT_LENGTH) throw new FileRefusal("tooLarge");
    if (child === undefined) record.text += text;
    else if (part === undefined) this.#child.text += text;
    else if (part === "wp:meta_key") this.#child.metaKey += text;
    else if (part === "wp:meta_value") this.#child.metaValue += text;
  }

  #close(name: string): void {
    const depth = this.#stack.length;
    this.#stack.pop();
    const record = this.#record;
    if (depth === 1) this.#isClosed = !this.#isEnding;
    if (!record) return;
    if (depth === 4) this.#closeChild(record, name);
    if (depth === 3) {
      this.#found.push(record);
      this.#record = undefined;
    }
  }

  #closeChild(record: WxrRecord, name: string): void {
    const { text, domain, slug, metaKey, metaValue } = this.#child;
    if (name === "wp:comment") record.commentCount++;
    else if (name === "wp:postmeta") record.meta.set(metaKey, metaValue);
    else if (name === "category") record.categories.push({ domain, slug, name: text });
    else record.fields.set(name, text);
  }
}
