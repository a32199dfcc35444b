import { fieldNames } from "../field-texts.ts";
import type { PostFormValues } from "../post-form.ts";
import { getBlocks } from "../rich-text/get-blocks.ts";

/** Returns the fields whose values differ. Articles are compared in the HTML that the editor writes. */
export function getDifferences(one: PostFormValues, other: PostFormValues): (keyof PostFormValues)[] {
  return fieldNames.filter((name) =>
    name === "content" ? !isEqual(getBlocks(one.content), getBlocks(other.content)) : !isEqual(one[name], other[name]),
  );
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
