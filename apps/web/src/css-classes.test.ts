import { findUnknownClasses } from "@site/vite-plugins/css-classes";
import { expect, it } from "vitest";

it("components use only classes that their style sheet has", () => {
  expect(findUnknownClasses(import.meta.dirname)).toEqual([]);
});
