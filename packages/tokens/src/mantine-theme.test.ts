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
