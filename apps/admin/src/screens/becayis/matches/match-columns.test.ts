import { expect, it } from "vitest";
import { getScoreColor } from "./match-columns.tsx";

it("is green from 90, yellow from 70 and red below", () => {
  expect([100, 90, 89, 70, 69, 0].map(getScoreColor)).toEqual([
    "success",
    "success",
    "warning",
    "warning",
    "danger",
    "danger",
  ]);
});
