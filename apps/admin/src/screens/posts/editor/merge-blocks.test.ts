import { expect, test } from "vitest";
import { type BlockSide, joinRegions, mergeBlocks } from "./merge-blocks.ts";

const blocks = (text: string) => [...text].map((letter) => `<p>${letter}</p>`);
const merged = (base: string | undefined, mine: string, theirs: string) =>
  mergeBlocks(base === undefined ? undefined : blocks(base), blocks(mine), blocks(theirs));
const letters = (html: string) => html.replaceAll(/<\/?p>/g, "");
/** Returns the article with each conflict as "[mine|theirs]". */
const shown = (base: string | undefined, mine: string, theirs: string) =>
  merged(base, mine, theirs)
    .map((region) =>
      letters(region.isConflict ? `[${region.mine.join("")}|${region.theirs.join("")}]` : region.blocks.join("")),
    )
    .join("");

test.each([
  ["paragraphs far from each other", "abcdef", "Xbcdef", "abcdeY", "XbcdeY"],
  ["neighbouring paragraphs", "abcd", "aXcd", "abYd", "aXYd"],
  ["all paragraphs in turn", "abcd", "XbYd", "aZcW", "XZYW"],
  ["one inserts, the other changes the next", "abc", "aNbc", "aXc", "aNXc"],
  ["one appends, the other changes the last", "abc", "abcN", "abX", "abXN"],
  ["one removes, the other changes another", "abcd", "acd", "abcX", "acX"],
  ["one moves a paragraph, the other changes another", "abcd", "bcad", "abcX", "bcaX"],
  ["equal changes of both", "abc", "aXc", "aXc", "aXc"],
  ["changes of one side alone", "abc", "abc", "xyz", "xyz"],
  ["repeated paragraphs", "aaaa", "aaXa", "Yaaa", "YaXa"],
  ["an empty article that one fills", "", "ab", "", "ab"],
])("%s are merged without a question", (_, base, mine, theirs, expected) => {
  expect(shown(base, mine, theirs)).toBe(expected);
  expect(shown(base, theirs, mine)).toBe(expected);
});

test.each([
  ["the same paragraph is changed by both", "abc", "aXc", "aYc", "a[X|Y]c"],
  ["both append", "ab", "abX", "abY", "ab[X|Y]"],
  ["one removes what the other changes", "abc", "ac", "aXc", "a[|X]c"],
  ["both write an empty article", "", "X", "Y", "[X|Y]"],
  ["both rewrite two paragraphs, which are asked one by one", "abcd", "aMNd", "aXYd", "a[M|X][N|Y]d"],
  ["one joins two paragraphs that the other changes", "abcd", "aMd", "aXYd", "a[M|XY]d"],
])("a choice is asked where %s", (_, base, mine, theirs, expected) => {
  expect(shown(base, mine, theirs)).toBe(expected);
});

test.each([
  ["both move a paragraph to different places", "abcd", "bacd", "bcda", "bacd"],
  ["both move it to the same place", "abcd", "bcda", "bcda", "bcda"],
  ["one moves it, and the other moves it and changes another", "abcde", "bcade", "bcdXa", "bcadX"],
  ["one moves it, the other removes it", "abcd", "bcad", "bcd", "bcad"],
  ["both remove it", "abcd", "acd", "acdX", "acdX"],
])("a paragraph stands once where %s", (_, base, mine, theirs, expected) => {
  expect(shown(base, mine, theirs)).toBe(expected);
});

test("where the base is unknown, every difference is asked", () => {
  expect(shown(undefined, "abXdN", "abYd")).toBe("ab[X|Y]d[N|]");
});

test.each<[BlockSide, string]>([
  ["mine", "aXc"],
  ["theirs", "aYc"],
  ["both", "aXYc"],
])("the choice %s is taken", (side, expected) => {
  expect(letters(joinRegions(merged("abc", "aXc", "aYc"), [side]))).toBe(expected);
});

test("no edit of either side is lost, whatever both did to different paragraphs", () => {
  const base = Array.from({ length: 12 }, (_, index) => `<p>${index}</p>`);
  for (let mask = 0; mask < 4_096; mask += 7) {
    const isMine = (index: number) => (mask >> index) % 2 === 1;
    const mine = base.map((block, index) => (isMine(index) ? `<p>M${index}</p>` : block));
    const theirs = base.map((block, index) => (isMine(index) ? block : `<p>T${index}</p>`));
    const regions = mergeBlocks(base, mine, theirs);
    expect(regions.some(({ isConflict }) => isConflict)).toBe(false);
    expect(joinRegions(regions, [])).toBe(base.map((_, i) => `<p>${isMine(i) ? "M" : "T"}${i}</p>`).join(""));
  }
});
