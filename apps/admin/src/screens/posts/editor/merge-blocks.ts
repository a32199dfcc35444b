import { diffArrays } from "diff";

/** Side that wins where both changed the same blocks: "both" keeps mine, then theirs. */
export type BlockSide = "mine" | "theirs" | "both";

/** Consecutive blocks, as HTML, that are equal, that one side changed, or between which a choice is needed. */
export type Region =
  | { isConflict: false; blocks: string[] }
  | { isConflict: true; base: string[]; mine: string[]; theirs: string[] };

/** The changes of a side: to each block of the base, and the blocks that it added before each and after the last. */
interface Edits {
  /** The block itself, what replaced it, or nothing. */
  blocks: string[][];
  gaps: string[][];
}

/** Where a side wrote a block. */
interface Place {
  list: keyof Edits;
  at: number;
}

/**
 * Merges two states of an article block by block. An insertion beside a changed block is no conflict, as it would be in
 * a merge by lines: two people often write into neighbouring paragraphs.
 * @param base the blocks from which both sides started; undefined if unknown: then every difference is a conflict
 */
export function mergeBlocks(
  base: readonly string[] | undefined,
  mine: readonly string[],
  theirs: readonly string[],
): Region[] {
  if (!base) return compareBlocks(mine, theirs);
  const [my, their] = [getEdits(base, mine), getEdits(base, theirs)];
  keepMovesOnce(base, my, their);
  const regions: Region[] = [];
  for (let index = 0; index <= base.length; index++) {
    addRegion(regions, [], my.gaps[index] ?? [], their.gaps[index] ?? []);
    addRegion(regions, base.slice(index, index + 1), my.blocks[index] ?? [], their.blocks[index] ?? []);
  }
  return regions;
}

/** Returns the merged article. @param chosen a side for each conflict, in their order */
export function joinRegions(regions: readonly Region[], chosen: readonly (BlockSide | undefined)[]): string {
  const conflicts = regions.filter((region) => region.isConflict);
  return regions
    .flatMap((region) => {
      if (!region.isConflict) return region.blocks;
      const side = chosen[conflicts.indexOf(region)];
      if (side === "both") return [...region.mine, ...region.theirs];
      return side === "theirs" ? region.theirs : region.mine;
    })
    .join("");
}

function getEdits(base: readonly string[], side: readonly string[]): Edits {
  const edits: Edits = { blocks: base.map(() => []), gaps: [...base, ""].map(() => []) };
  let at = 0;
  let removed = 0;
  let added: string[] = [];
  /** Pairs removed and added blocks in their order; added ones that remain stand behind. */
  function flush(): void {
    for (let index = 0; index < removed; index++) edits.blocks[at + index] = added.slice(index, index + 1);
    at += removed;
    edits.gaps[at] = added.slice(removed);
    removed = 0;
    added = [];
  }
  for (const part of compared(base, side)) {
    if (part.removed) removed += part.value.length;
    else if (part.added) added = [...added, ...part.value];
    else {
      if (removed > 0 || added.length > 0) flush();
      for (const block of part.value) edits.blocks[at++] = [block];
    }
  }
  if (removed > 0 || added.length > 0) flush();
  return edits;
}

/**
 * Removes from their edits each block that both sides moved to different places, so that an image or a paragraph that
 * stood once in the article does not stand in it twice. It stays where I moved it.
 */
function keepMovesOnce(base: readonly string[], my: Edits, their: Edits): void {
  for (const [index, block] of base.entries()) {
    if (base.indexOf(block) !== base.lastIndexOf(block)) continue;
    if ([my, their].some(({ blocks }) => blocks[index]?.includes(block))) continue;
    const [myPlace, theirPlace] = [getPlace(block, my), getPlace(block, their)];
    if (!myPlace || !theirPlace || isSame(myPlace, theirPlace)) continue;
    const before = myPlace.list === "gaps" ? [] : base.slice(myPlace.at, myPlace.at + 1);
    // Where both sides wrote at that place, a choice will be asked, which must not lose the block.
    if (!isEqual(their[myPlace.list][myPlace.at] ?? [], before)) continue;
    const { list, at } = theirPlace;
    their[list][at] = their[list][at]?.filter((each) => each !== block) ?? [];
  }
}

const isSame = (one: Place, other: Place) => one.list === other.list && one.at === other.at;

/** Returns the only place at which a side wrote a block; undefined if it wrote it more than once or never. */
function getPlace(block: string, edits: Edits): Place | undefined {
  const places = (["blocks", "gaps"] as const).flatMap((list) =>
    edits[list].flatMap((written, at) => written.filter((each) => each === block).map(() => ({ list, at }))),
  );
  return places.length === 1 ? places[0] : undefined;
}

function addRegion(regions: Region[], base: string[], mine: string[], theirs: string[]): void {
  const last = regions.at(-1);
  if (!isEqual(mine, theirs) && !isEqual(mine, base) && !isEqual(theirs, base)) {
    const isPair = mine.length === 1 && theirs.length === 1;
    if (!last?.isConflict || isPair) regions.push({ isConflict: true, base, mine, theirs });
    else {
      last.base.push(...base);
      last.mine.push(...mine);
      last.theirs.push(...theirs);
    }
    return;
  }
  const blocks = isEqual(mine, base) ? theirs : mine;
  if (blocks.length > 0) regions.push({ isConflict: false, blocks });
}

function compareBlocks(mine: readonly string[], theirs: readonly string[]): Region[] {
  const regions: Region[] = [];
  let open: Extract<Region, { isConflict: true }> | undefined;
  for (const { value, removed, added } of compared(mine, theirs)) {
    if (!removed && !added) {
      open = undefined;
      regions.push({ isConflict: false, blocks: value });
      continue;
    }
    if (!open) {
      open = { isConflict: true, base: [], mine: [], theirs: [] };
      regions.push(open);
    }
    (removed ? open.mine : open.theirs).push(...value);
  }
  return regions;
}

interface Part {
  value: string[];
  removed?: boolean;
  added?: boolean;
}

/** Compares two lists. Equal ends are set apart first, so that one of several equal blocks is not taken for another. */
function compared(one: readonly string[], other: readonly string[]): Part[] {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start++;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const parts: Part[] = diffArrays(one.slice(start, one.length - end), other.slice(start, other.length - end));
  return [{ value: one.slice(0, start) }, ...parts, { value: one.slice(one.length - end) }].filter(
    ({ value }) => value.length > 0,
  );
}

function isEqual(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((block, index) => block === other[index]);
}
