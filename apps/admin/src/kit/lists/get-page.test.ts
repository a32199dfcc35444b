import { expect, test } from "vitest";
import { getPage } from "./get-page.ts";

const rows = ["Işık", "Isı", "Usul", "Ispat", "Delil"];
const getTexts = (row: string) => [row];

test("splits the rows into pages", () => {
  expect(getPage(rows, { page: 2, search: "" }, 2, getTexts)).toEqual({
    rows: ["Usul", "Ispat"],
    total: 5,
    pageCount: 3,
  });
  expect(getPage([], { page: 1, search: "" }, 2, getTexts)).toEqual({ rows: [], total: 0, pageCount: 1 });
});

test("finds Turkish letters in either case", () => {
  expect(getPage(rows, { page: 1, search: "ISI" }, 10, getTexts).rows).toEqual(["Işık", "Isı"]);
});
