import { expect, it } from "vitest";
import { growthText } from "./board-dashboard.tsx";

it.each([
  [0, 0, 0, "Bunlardan son 60 günde: yok"],
  [6, 0, 100, "Bunlardan son 30 günde: 6 (önceki 30 günde yok)"],
  [4, 4, 0, "Bunlardan son 30 günde: 4 (önceki 30 günle aynı)"],
  [8, 4, 100, "Bunlardan son 30 günde: 8 (%100 artış)"],
  [2100, 100, 2000, "Bunlardan son 30 günde: 2.100 (%2.000 artış)"],
  [0, 4, -100, "Bunlardan son 30 günde: 0 (%100 azalış)"],
])("%d new records after %d", (recent, before, percent, text) => {
  expect(growthText({ recent, before }, percent)).toBe(text);
});
