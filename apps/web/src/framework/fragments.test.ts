import { describe, expect, it } from "vitest";
import type { FragmentEntry } from "./fragments.tsx";
import { insertCachedFragments } from "./fragments.tsx";

const card = (of: object, entry: Partial<FragmentEntry> = {}): FragmentEntry => ({
  of,
  variant: "",
  children: "card",
  ...entry,
});

/** Inserts one fragment. @returns whether it was rendered */
function isRendered(shell: object, entry: FragmentEntry): boolean {
  let renders = 0;
  const pieces = insertCachedFragments(
    '<p><template id="a"></template></p>',
    new Map([["a", entry]]),
    shell,
    (part) => {
      renders++;
      return String(part);
    },
  );
  expect(pieces.map(String).join("")).toBe("<p>card</p>");
  return renders > 0;
}

describe("a fragment", () => {
  it("is rendered once for the same content", () => {
    const shell = {};
    expect([isRendered(shell, card({ id: 1 })), isRendered(shell, card({ id: 1 }))]).toEqual([true, false]);
    expect(isRendered(shell, card({ id: 1, title: "Yeni" }))).toBe(true);
    expect(isRendered(shell, card({ id: 1 }, { variant: "h3" }))).toBe(true);
  });

  it("is rendered again when what all pages show has changed", () => {
    const entry = card({ id: 1 });
    expect([isRendered({}, entry), isRendered({}, entry)]).toEqual([true, true]);
  });
});

it("inserts fragments in the order of their placeholders", () => {
  const parts = new Map([
    ["one", card({}, { children: "1" })],
    ["two", card({}, { children: "2" })],
  ]);
  const body = 'a<template id="one"></template>b<template id="two"></template>c';
  expect(insertCachedFragments(body, parts, {}, String).map(String).join("")).toBe("a1b2c");
  expect(() => insertCachedFragments("a", parts, {}, String)).toThrow("no placeholder for one");
});
