import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

test("cells are quoted, and none is a formula", () => {
  expect(
    toCsv(
      ["Ad", "Sayı"],
      [
        ['a,"b"', 3],
        ["=1+1", null],
      ],
    ),
  ).toBe('\uFEFFAd,Sayı\r\n"a,""b""","3"\r\n"\'=1+1",""\r\n');
});
