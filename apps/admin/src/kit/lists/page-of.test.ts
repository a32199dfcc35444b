import { expect, test } from "vitest";
import { pageOf } from "./page-of.ts";

const rows = ["Işık", "Isı", "Usul", "Ispat", "Delil"];
const textsOf = (row: string) => [row];

test("splits the rows into pages", () => {
  expect(pageOf(rows, { page: 2, search: "" }, 2, textsOf)).toEqual({
    rows: ["Usul", "Ispat"],
    total: 5,
    pageCount: 3,
  });
  expect(pageOf([], { page: 1, search: "" }, 2, textsOf)).toEqual({ rows: [], total: 0, pageCount: 1 });
});

test("finds Turkish letters in either case", () => {
  expect(pageOf(rows, { page: 1, search: "ISI" }, 10, textsOf).rows).toEqual(["Işık", "Isı"]);
});
