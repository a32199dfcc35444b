import { expect, test } from "vitest";
import type { Draft } from "./draft.ts";
import { offeredDrafts } from "./offered-drafts.ts";

const at = (second: number) => `2026-11-22T10:00:0${second}.000Z`;
const draft = (values: string, more: Partial<Draft<string>> = {}): Draft<string> => ({
  values,
  savedAt: at(0),
  ...more,
});
const offered = (...drafts: Draft<string>[]) => offeredDrafts(drafts, "kayıt").map(({ values }) => values);

test("of one visit only the copy with the higher count is offered, whatever its time", () => {
  const late = draft("uzun", { id: "a", counter: 9, savedAt: at(1) });
  const early = draft("kısa", { id: "a", counter: 8, savedAt: at(9) });
  expect(offered(early, late)).toEqual(["uzun"]);
  expect(offered(late, early)).toEqual(["uzun"]);
});

test("drafts of several visits are all offered, newest first, equal texts once", () => {
  expect(
    offered(
      draft("bir", { id: "a", counter: 90, savedAt: at(1) }),
      draft("iki", { id: "b", counter: 1, savedAt: at(3) }),
      draft("bir", { savedAt: at(2) }),
    ),
  ).toEqual(["iki", "bir"]);
});

test("a draft that equals the record is not offered", () => {
  expect(offered(draft("kayıt", { id: "a", counter: 3 }))).toEqual([]);
});
