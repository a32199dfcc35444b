/** An XML element. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  /** Own text, without that of children. */
  text: string;
  children: XmlElement[];
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

/** Parses a document of elements and text. @throws if it is not well-formed (XML 1.0) */
export function parseXml(source: string): XmlElement {
  if (FORBIDDEN.test(source)) throw new Error("a character that XML does not allow");
  const declared = /^<\?xml version="1\.0" encoding="UTF-8"\?>\n/.exec(source)?.[0];
  if (!declared) throw new Error("no declaration");
  const root: XmlElement = { name: "", attributes: {}, text: "", children: [] };
  const open = [root];
  for (const [whole, closing, name = "", attributes = "", selfClosing, text] of source
    .slice(declared.length)
    .matchAll(/<(\/?)([a-zA-Z][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)|</g)) {
    const parent = open.at(-1);
    if (whole === "<" || !parent) throw new Error(`a stray < in ${parent?.name}`);
    if (text !== undefined) parent.text += decode(text);
    else if (closing) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes ${parent.name}`);
    } else {
      const element = {
        name,
        attributes: Object.fromEntries(
          [...attributes.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [key, decode(value)]),
        ),
        text: "",
        children: [],
      };
      parent.children.push(element);
      if (!selfClosing) open.push(element);
    }
  }
  const [document, ...more] = root.children;
  if (open.length !== 1 || !document || more.length > 0 || root.text.trim() !== "") throw new Error("not one element");
  return document;
}

/** Returns the children with this name. */
export function getChildren(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** Returns the text of the first child with this name. */
export function textIn(element: XmlElement, name: string): string | undefined {
  return getChildren(element, name)[0]?.text;
}

function decode(text: string): string {
  return text.replace(/&(?:(\w+);)?/g, (reference, name: string | undefined) => {
    const sign = ENTITIES[name ?? ""];
    if (sign === undefined) throw new Error(`an unknown reference ${reference}`);
    return sign;
  });
}
