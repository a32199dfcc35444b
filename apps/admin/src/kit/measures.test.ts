import { expect, test } from "vitest";
import { sizeText } from "./measures.ts";

test.each([
  [0, "0 B"],
  [999, "999 B"],
  [1_400, "1,4 kB"],
  [2_000_000, "2 MB"],
  [12_600_000, "13 MB"],
])("%i bytes are shown as %s", (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
