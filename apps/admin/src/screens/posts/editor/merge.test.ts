import { expect, test } from "vitest";
import { emptyPost } from "../post-form.ts";
import { getDifferences, mergeContent, mergeValues } from "./merge.ts";

const base = { ...emptyPost, title: "Başlık", excerpt: "Özet", tagIds: [1] };
const nothing = { fields: {}, blocks: [] };

test("a field that only one side changed is that side's", () => {
  const versions = { base, mine: { ...base, title: "Benim" }, theirs: { ...base, excerpt: "Onun", tagIds: [1, 2] } };
  expect(getDifferences(versions)).toEqual([
    { name: "title", changedBy: "mine" },
    { name: "excerpt", changedBy: "theirs" },
    { name: "tagIds", changedBy: "theirs" },
  ]);
  const fields = { title: "mine", excerpt: "theirs", tagIds: "theirs" } as const;
  expect(mergeValues(versions, undefined, { fields, blocks: [] })).toEqual({
    ...base,
    title: "Benim",
    excerpt: "Onun",
    tagIds: [1, 2],
  });
});

test("a field that both sides changed is a conflict", () => {
  const versions = { base, mine: { ...base, title: "Benim" }, theirs: { ...base, title: "Onun" } };
  expect(getDifferences(versions)).toEqual([{ name: "title", changedBy: "both" }]);
  expect(mergeValues(versions, undefined, { fields: { title: "theirs" }, blocks: [] }).title).toBe("Onun");
});

test("a field whose base is not known any more is nobody's, also where it is null", () => {
  const { title: _, ...known } = base;
  const versions = { base: known, mine: { ...base, title: "Benim" }, theirs: { ...base, categoryId: 3 } };
  expect(getDifferences(versions)).toEqual([
    { name: "title", changedBy: "unknown" },
    { name: "categoryId", changedBy: "theirs" },
  ]);
});

test("equal changes of both sides are no difference", () => {
  const versions = { base, mine: { ...base, title: "Aynı" }, theirs: { ...base, title: "Aynı" } };
  expect(getDifferences(versions)).toEqual([]);
  expect(mergeContent(versions)).toBeUndefined();
});

const content = (html: string) => ({ ...base, content: html });

test("changes of different paragraphs are both kept, however the server writes them", () => {
  const versions = {
    base: content('<h2 id="giris">Giriş</h2><p>Bir</p><p>İki</p>'),
    mine: content("<h2>Giriş</h2><p>Bir, benim</p><p>İki</p>"),
    theirs: content('<h2 id="giris">Giriş</h2><p>Bir</p><p>İki, onun</p>'),
  };
  const regions = mergeContent(versions);
  expect(regions?.some(({ isConflict }) => isConflict)).toBe(false);
  expect(mergeValues(versions, regions, nothing).content).toBe("<h2>Giriş</h2><p>Bir, benim</p><p>İki, onun</p>");
});

test("a text that one side changed is taken as it is", () => {
  const imported = "<details><summary>Not</summary><p>Ek</p></details><p>Son</p>";
  const versions = { base: content("<p>Bir</p>"), mine: content("<p>Bir</p>"), theirs: content(imported) };
  expect(mergeValues(versions, mergeContent(versions), nothing).content).toBe(imported);
});

test("the same paragraph changed by both is asked, and both can stay", () => {
  const versions = { base: content("<p>Bir</p>"), mine: content("<p>Benim</p>"), theirs: content("<p>Onun</p>") };
  const regions = mergeContent(versions);
  expect(regions).toEqual([
    { isConflict: true, base: ["<p>Bir</p>"], mine: ["<p>Benim</p>"], theirs: ["<p>Onun</p>"] },
  ]);
  expect(mergeValues(versions, regions, { fields: {}, blocks: ["both"] }).content).toBe("<p>Benim</p><p>Onun</p>");
});

test("without a base, each difference of the text is asked", () => {
  const { content: _, ...known } = base;
  const versions = { base: known, mine: content("<p>Bir</p><p>Benim</p>"), theirs: content("<p>Bir</p><p>Onun</p>") };
  expect(mergeContent(versions)).toEqual([
    { isConflict: false, blocks: ["<p>Bir</p>"] },
    { isConflict: true, base: [], mine: ["<p>Benim</p>"], theirs: ["<p>Onun</p>"] },
  ]);
});
