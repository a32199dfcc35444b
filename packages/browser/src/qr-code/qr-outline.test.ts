import { expect, it } from "vitest";
import { getQrOutline } from "./qr-outline.ts";

it("draws the three finder patterns within the light margin", () => {
  const { size, path } = getQrOutline("https://site.example.org/becayis/ilan/ankara-izmir-7?utm_source=afis");
  const isDark = (x: number, y: number) => path.includes(`M${x} ${y}h1v1h-1z`);
  const end = size - 1 - 4;
  for (const [left, top] of [
    [4, 4],
    [end - 6, 4],
    [4, end - 6],
  ] as const) {
    const middle = Array.from({ length: 7 }, (_, x) => isDark(left + x, top + 3));
    expect(middle).toEqual([true, false, true, true, true, false, true]);
  }
  const margins = Array.from({ length: size }, (_, at) => [isDark(at, 3), isDark(3, at), isDark(at, end + 1)]);
  expect(margins.flat()).not.toContain(true);
});

it("differs with its text", () => {
  expect(getQrOutline("a").path).not.toBe(getQrOutline("b").path);
});
