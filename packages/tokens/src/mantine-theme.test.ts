import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DEFAULT_THEME } from "@mantine/core";
import { expect, test } from "vitest";
import { mantineTheme, mantineVariables } from "./mantine-theme.ts";

const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");
const [light = "", dark = ""] = css.split('[data-mantine-color-scheme="dark"]');
const definedIn = (text: string) => [...text.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name);

test("the admin theme uses existing tokens only", () => {
  const theme = JSON.stringify([mantineTheme, mantineVariables(DEFAULT_THEME)]);
  const named = new Set([...theme.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
  expect(named.size).toBeGreaterThan(20);
  expect([...named].filter((name) => !definedIn(light).includes(name))).toEqual([]);
});

test("the dark scheme sets the same colours and shadows as the light one", () => {
  const isLook = (name = "") => !/^--(?:serif|sans|mono|text|space|radius|page|measure|header|top-bar)/.test(name);
  expect(definedIn(dark)).toEqual(definedIn(light).filter(isLook));
});

/** Returns a colour's relative luminance (WCAG 2.2). */
function getLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colours (WCAG 2.2). */
function getContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [getLuminance(one), getLuminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.each([
  ["light", light],
  ["dark", dark],
])("borders of fields and the focus stand out from every surface of the %s scheme (WCAG 2.2, 1.4.11)", (_, scheme) => {
  const find = (name: string) => scheme.match(new RegExp(`--${name}: (#\\w{6});`))?.[1] ?? "";
  for (const border of ["line-strong", "focus"])
    for (const surface of ["paper", "surface", "surface-sunken"])
      expect(getContrast(find(border), find(surface)), `${border} on ${surface}`).toBeGreaterThanOrEqual(3);
});
