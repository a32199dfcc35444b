import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "..");
/** Finds calls whose rejection is not handled, which browsers report as errors. */
const UNCAUGHT = /void [\w.]+\.mutateAsync\((?:[^()]|\([^()]*\))*\)(?!\s*\.(?:catch|then)\()/;

test("no button leaves a failed call uncaught: it calls `mutate`, or takes the rejection", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => UNCAUGHT.test(readFileSync(join(SOURCES, file), "utf8")))).toEqual([]);
});
