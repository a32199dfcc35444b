import { pickPostTexts, postFieldLabels } from "@site/contract/blog/posts/fields";
import type { PostRevision } from "@site/contract/blog/posts/revision-schema";
import type { PostFormValues } from "../post-form.ts";
import { getBlocks } from "../rich-text/get-blocks.ts";
import { type BlockSide, joinRegions, mergeBlocks, type Region } from "./merge-blocks.ts";

export type FieldName = keyof PostFormValues;
export type Side = "mine" | "theirs";

/** The values of an edit conflict. */
export interface Versions {
  /** The state from which editing started; fields that are not known any more are missing. */
  base: Partial<PostFormValues>;
  mine: PostFormValues;
  /** The state that somebody else saved since then. */
  theirs: PostFormValues;
}

/** A field, other than the text, whose values differ between both sides. */
export interface Difference {
  name: Exclude<FieldName, "content">;
  /** "unknown" where the base does not tell who changed it. */
  changedBy: Side | "both" | "unknown";
}

/** How a merge is decided: a side for fields that need one, and for each conflict of the text in its order. */
export interface Choice {
  fields: Partial<Record<FieldName, Side>>;
  blocks: readonly (BlockSide | undefined)[];
}

/** Returns what a revision shows about a form's values. */
export function getBase({ settings, ...revision }: PostRevision): Partial<PostFormValues> {
  const texts = pickPostTexts(revision);
  return settings ? { ...texts, ...settings, featuredImage: settings.featuredImage ?? "" } : texts;
}

/** Returns the fields, without the text, whose values differ between both sides, in the order of their labels. */
export function getDifferences({ base, mine, theirs }: Versions): Difference[] {
  const names = Object.keys(postFieldLabels).filter((name): name is FieldName => name in mine);
  return names.flatMap((name): Difference[] =>
    name === "content" || isEqual(mine[name], theirs[name])
      ? []
      : [{ name, changedBy: getChanger(base[name], mine[name], theirs[name]) }],
  );
}

/** Returns the text, merged by blocks; undefined if both sides have the same. */
export function mergeContent({ base, mine, theirs }: Versions): Region[] | undefined {
  const [my, their] = [getBlocks(mine.content), getBlocks(theirs.content)];
  if (isEqual(my, their)) return undefined;
  const started = base.content === undefined ? undefined : getBlocks(base.content);
  // A text that one side alone changed is taken as it is, with what the editor does not know.
  if (started && isEqual(my, started)) return [{ isConflict: false, blocks: [theirs.content] }];
  if (started && isEqual(their, started)) return [{ isConflict: false, blocks: [mine.content] }];
  return mergeBlocks(started, my, their);
}

/** Returns the merged values. Where nothing is chosen, mine stay. */
export function mergeValues(
  { mine, theirs }: Versions,
  regions: readonly Region[] | undefined,
  { fields, blocks }: Choice,
): PostFormValues {
  const taken = Object.fromEntries(
    Object.entries(theirs).filter(([name]) =>
      Object.entries(fields).some(([key, side]) => key === name && side === "theirs"),
    ),
  );
  const content = regions ? joinRegions(regions, blocks) : theirs.content;
  return { ...mine, ...taken, content };
}

function getChanger(base: unknown, mine: unknown, theirs: unknown): Difference["changedBy"] {
  if (base === undefined) return "unknown";
  if (isEqual(mine, base)) return "theirs";
  return isEqual(theirs, base) ? "mine" : "both";
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
