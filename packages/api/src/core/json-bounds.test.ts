import { expect, it } from "vitest";
import { isBoundedJson, JSON_BOUNDS } from "./json-bounds.ts";

const { depth, nodes } = JSON_BOUNDS;

it("lets what a form sends pass, however long its texts are", () => {
  const texts = ["", "a,[{".repeat(10_000), '\\"[{,'.repeat(10_000), "\\\\".repeat(10_000)];
  for (const text of texts) expect(isBoundedJson(JSON.stringify({ text, list: [text, { text }] }))).toBe(true);
  expect(isBoundedJson("[".repeat(depth) + "]".repeat(depth))).toBe(true);
});

it("refuses what is deep or wide before it is parsed", () => {
  const MEBIBYTE = 1024 * 1024;
  for (const piece of ["[", '{"a":', "[],", "{},", "0,", '"",', '"\\\\",[', ","])
    expect(isBoundedJson(`[${piece.repeat(MEBIBYTE / piece.length)}`)).toBe(false);
  expect(isBoundedJson("[".repeat(depth + 1))).toBe(false);
  expect(isBoundedJson(`[${"0,".repeat(nodes)}0]`)).toBe(false);
});

it("leaves what is no JSON to the parser", () => {
  for (const text of ["", '"', '"\\', "]]]", '"'.repeat(3), "\u0000"]) expect(isBoundedJson(text)).toBe(true);
});
