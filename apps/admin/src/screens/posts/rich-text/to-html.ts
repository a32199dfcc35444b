import type { Editor } from "@tiptap/core";
import { DOMSerializer, type Node } from "@tiptap/pm/model";

/** HTML by block. An unchanged block stays the same object, so it is serialised once. */
const known = new WeakMap<Node, string>();

/** A document without a window, which loads no images. */
const inert = document.implementation.createHTMLDocument();

/**
 * Returns the HTML of the text without empty paragraphs at its end; "" if it is empty. Only changed blocks are
 * serialised, because serialising a long article at each key would be slow.
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

/** Returns the HTML of one block, without captions that nothing was written into. */
export function serialiseBlock(serialiser: DOMSerializer, block: Node): string {
  const container = inert.createElement("div");
  container.append(serialiser.serializeNode(block, { document: inert }));
  for (const caption of container.querySelectorAll("figcaption:empty")) caption.remove();
  return container.innerHTML;
}
