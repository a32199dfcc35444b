import { getSchema } from "@tiptap/core";
import { DOMSerializer, DOMParser as SchemaParser } from "@tiptap/pm/model";
import { articleExtensions } from "./extensions.ts";
import { serialiseBlock } from "./to-html.ts";

/**
 * Returns the blocks of an article (paragraphs, headings, lists, figures) in the HTML that the editor writes. So the
 * server's HTML, which has additions such as ids of headings, can be compared. Empty paragraphs at the end are left
 * out.
 */
export function getBlocks(html: string): string[] {
  const schema = getSchema(articleExtensions);
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const serialiser = DOMSerializer.fromSchema(schema);
  const blocks: string[] = [];
  SchemaParser.fromSchema(schema)
    .parse(body)
    .forEach((block) => {
      blocks.push(serialiseBlock(serialiser, block));
    });
  while (blocks.at(-1) === "<p></p>") blocks.pop();
  return blocks;
}
