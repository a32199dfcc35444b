import { expect, it } from "vitest";
import { createStatementNames } from "./statement-names.ts";

it("names each statement once, up to the maximum", () => {
  const getName = createStatementNames();
  const first = getName({ sql: "SELECT 1" });
  expect(getName({ sql: "SELECT 2" })).not.toBe(first);
  expect(getName({ sql: "SELECT 1" })).toBe(first);
  const names = Array.from({ length: 1000 }, (_, index) => getName({ sql: `SELECT ${index}` }));
  expect(new Set(names).size).toBeLessThan(400);
  expect(names.at(-1)).toBe("");
  expect(getName({ sql: "SELECT 1" })).toBe(first);
});
