import { expect, it } from "vitest";
import { isBoundedJson, JSON_BOUNDS } from "./json-bounds.ts";

const { depth, nodes } = JSON_BOUNDS;

it("accepts large forms with long texts", () => {
  const texts = ["", "a,[{".repeat(10_000), '\\"[{,'.repeat(10_000), "\\\\".repeat(10_000)];
  for (const text of texts) expect(isBoundedJson(JSON.stringify({ text, list: [text, { text }] }))).toBe(true);
  expect(isBoundedJson("[".repeat(depth) + "]".repeat(depth))).toBe(true);
});

it("rejects deep or wide JSON before parsing", () => {
  const MEBIBYTE = 1024 * 1024;
  for (const piece of ["[", '{"a":', "[],", "{},", "0,", '"",', '"\\\\",[', ","])
    expect(isBoundedJson(`[${piece.repeat(MEBIBYTE / piece.length)}`)).toBe(false);
  expect(isBoundedJson("[".repeat(depth + 1))).toBe(false);
  expect(isBoundedJson(`[${"0,".repeat(nodes)}0]`)).toBe(false);
});

it("leaves invalid JSON to the parser", () => {
  for (const text of ["", '"', '"\\', "]]]", '"'.repeat(3), "\u0000"]) expect(isBoundedJson(text)).toBe(true);
});
