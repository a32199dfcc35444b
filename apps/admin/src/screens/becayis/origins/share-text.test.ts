import { expect, it } from "vitest";
import { shareText } from "./share-text.ts";

it.each([
  [12, 30, "12\u00a0(%40)"],
  [1_200, 900, "1.200\u00a0(%133)"],
  [0, 30, "0"],
  [3, 0, "3"],
])("%d of %d is %s", (count, questions, text) => {
  expect(shareText(count, questions)).toBe(text);
});
