import { describe, expect, it } from "vitest";
import { parseCsv } from "./csv.ts";

const cellsOf = (text: string) => parseCsv(text).map(({ cells }) => cells);

describe("a CSV file", () => {
  it.each([",", ";", "\t"])("is read with the separator %j", (separator) => {
    expect(cellsOf(["a", '"b;,\tc"'].join(separator))).toEqual([["a", "b;,\tc"]]);
    expect(cellsOf(`\uFEFFemail${separator}"Ad, soyad"${separator}c\r\n1${separator}2${separator}3`)).toEqual([
      ["email", "Ad, soyad", "c"],
      ["1", "2", "3"],
    ]);
  });

  it.each(["\n", "\r\n", "\r"])("is read with lines that end with %j, and counts them", (end) => {
    expect(parseCsv(["a,b", "", '1,"x', 'y"', "2,3"].join(end))).toEqual([
      { line: 1, cells: ["a", "b"] },
      { line: 3, cells: ["1", `x${end}y`] },
      { line: 5, cells: ["2", "3"] },
    ]);
  });

  it.each(["sep=;\r\n", '"sep=;"\n', "SEP=;\r"])("may name its separator: %j", (head) => {
    expect(parseCsv(`\uFEFF${head}a,b;c\r\n1,2;3`)).toEqual([
      { line: 2, cells: ["a,b", "c"] },
      { line: 3, cells: ["1,2", "3"] },
    ]);
  });
});
