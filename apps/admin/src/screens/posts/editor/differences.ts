import { getSchema } from "@tiptap/core";
import { DOMSerializer, DOMParser as SchemaParser } from "@tiptap/pm/model";
import { fieldNames } from "../field-texts.ts";
import type { PostFormValues } from "../post-form.ts";
import { articleExtensions } from "../rich-text/extensions.ts";
import { serialiseBlock } from "../rich-text/to-html.ts";

/** Returns the fields whose values differ. Articles are compared in the HTML that the editor writes. */
export function getDifferences(one: PostFormValues, other: PostFormValues): (keyof PostFormValues)[] {
  return fieldNames.filter((name) =>
    name === "content" ? !isEqual(getBlocks(one.content), getBlocks(other.content)) : !isEqual(one[name], other[name]),
  );
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Returns the blocks of an article (paragraphs, headings, lists, figures) in the HTML that the editor writes. So the
 * server's HTML, which has additions such as ids of headings, can be compared. Empty paragraphs at the end are left
 * out.
 */
function getBlocks(html: string): string[] {
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
