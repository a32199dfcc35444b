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
  ).toBe('\uFEFFAd;Sayı\r\n"a,""b""";"3"\r\n"\'=1+1";""\r\n');
});

test.each(["=1+1", "+90", "-1", "@SUM(1)", "\t=1", "\r=1"])(
  "a text that a spreadsheet would run is disarmed: %j",
  (text) => {
    expect(toCsv(["Ad"], [[text]])).toBe(`\uFEFFAd\r\n"'${text}"\r\n`);
  },
);
