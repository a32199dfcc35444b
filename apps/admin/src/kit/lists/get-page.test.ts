import { expect, test } from "vitest";
import { getPage } from "./get-page.ts";

const rows = ["Işık", "Isı", "Usul", "Ispat", "Delil"];
const getTexts = (row: string) => [row];

test("splits the rows into pages", () => {
  expect(getPage(rows, { page: 2, search: "" }, 2, getTexts)).toEqual({
    items: ["Usul", "Ispat"],
    page: 2,
    limit: 2,
    total: 5,
    pageCount: 3,
  });
  expect(getPage([], { page: 1, search: "" }, 2, getTexts)).toEqual({
    items: [],
    page: 1,
    limit: 2,
    total: 0,
    pageCount: 1,
  });
});

test("finds Turkish letters in either case", () => {
  expect(getPage(rows, { page: 1, search: "ISI" }, 10, getTexts).items).toEqual(["Işık", "Isı"]);
});
