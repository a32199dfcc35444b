import { expect, it } from "vitest";
import { createStatementNames } from "./statement-names.ts";

it("names each statement once, up to the maximum", () => {
  const nameOf = createStatementNames();
  const first = nameOf({ sql: "SELECT 1" });
  expect(nameOf({ sql: "SELECT 2" })).not.toBe(first);
  expect(nameOf({ sql: "SELECT 1" })).toBe(first);
  const names = Array.from({ length: 1000 }, (_, index) => nameOf({ sql: `SELECT ${index}` }));
  expect(new Set(names).size).toBeLessThan(400);
  expect(names.at(-1)).toBe("");
  expect(nameOf({ sql: "SELECT 1" })).toBe(first);
});
