import { expect, it } from "vitest";
import { textChanges } from "./text-changes.ts";

const shown = (before: string, after: string) =>
  textChanges(before, after).map(({ kind, text }) => ({ same: text, removed: `-${text}-`, added: `+${text}+` })[kind]);

it("shows single words that change", () => {
  expect(shown("Kira artışı nasıl hesaplanır?", "Kira artışı kolay hesaplanır?")).toEqual([
    "Kira artışı ",
    "-nasıl-",
    "+kolay+",
    " hesaplanır?",
  ]);
});

it("joins neighbouring changes, so that a rewritten sentence is read as a whole", () => {
  expect(shown("bakılır; ardından on iki aylık", "sözleşmeye göre on bir günlük")).toEqual([
    "-bakılır; ardından on iki aylık-",
    "+sözleşmeye göre on bir günlük+",
  ]);
});

it.each([
  ["", "yeni metin"],
  ["eski metin", ""],
  ["aynı metin", "aynı metin"],
  ["bir iki üç", "iki üç dört"],
  ["a b c d e", "x b y d z"],
])("keeps both texts whole: %j and %j", (before, after) => {
  const changes = textChanges(before, after);
  const without = (kind: string) =>
    changes
      .filter((change) => change.kind !== kind)
      .map(({ text }) => text)
      .join("");
  expect([without("added"), without("removed")]).toEqual([before, after]);
});
