import type { Editor } from "@tiptap/core";
import { DOMSerializer, type Node } from "@tiptap/pm/model";

/** The HTML of blocks; a block that an edit leaves alone stays the same object. */
const known = new WeakMap<Node, string>();

/** A document without a window, in which images are not loaded. */
const inert = document.implementation.createHTMLDocument();

/**
 * Returns the text as HTML, "" if it is empty, without empty paragraphs at its end. It serialises changed blocks only:
 * the whole text at each key would make long articles slow.
 */
export function getHtml({ state: { doc }, schema, isEmpty }: Editor): string {
  if (isEmpty) return "";
  const serialiser = DOMSerializer.fromSchema(schema);
  const blocks: string[] = [];
  doc.forEach((block) => {
    const html = known.get(block) ?? serialiseBlock(serialiser, block);
    known.set(block, html);
    blocks.push(html);
  });
  while (blocks.at(-1) === "<p></p>") blocks.pop();
  return blocks.join("");
}

/** Returns the HTML of one block. */
export function serialiseBlock(serialiser: DOMSerializer, block: Node): string {
  const container = inert.createElement("div");
  container.append(serialiser.serializeNode(block, { document: inert }));
  return container.innerHTML;
}
