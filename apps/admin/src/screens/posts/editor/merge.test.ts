import { expect, test } from "vitest";
import { differencesOf, mergeValues } from "./merge.ts";
import { emptyPost } from "./post-form.ts";

const base = { ...emptyPost, title: "Başlık", excerpt: "Özet", tagIds: [1] };

test("a field that only one side changed is taken from that side", () => {
  const versions = { base, mine: { ...base, title: "Benim" }, theirs: { ...base, excerpt: "Onun", tagIds: [1, 2] } };
  const differences = differencesOf(versions);
  expect(differences).toEqual([
    { name: "title", isConflict: false, suggested: "mine" },
    { name: "excerpt", isConflict: false, suggested: "theirs" },
    { name: "tagIds", isConflict: false, suggested: "theirs" },
  ]);
  const chosen = Object.fromEntries(differences.map(({ name, suggested }) => [name, suggested]));
  expect(mergeValues(versions, chosen)).toEqual({ ...base, title: "Benim", excerpt: "Onun", tagIds: [1, 2] });
});

test("a field that both sides changed is a conflict, and mine is suggested", () => {
  const versions = { base, mine: { ...base, title: "Benim" }, theirs: { ...base, title: "Onun" } };
  expect(differencesOf(versions)).toEqual([{ name: "title", isConflict: true, suggested: "mine" }]);
  expect(mergeValues(versions, { title: "theirs" }).title).toBe("Onun");
});

test("equal changes of both sides are no difference", () => {
  expect(differencesOf({ base, mine: { ...base, title: "Aynı" }, theirs: { ...base, title: "Aynı" } })).toEqual([]);
});
