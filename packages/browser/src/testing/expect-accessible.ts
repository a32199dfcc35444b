import axe from "axe-core";
import { expect } from "vitest";
import { page } from "vitest/browser";
import { showColorScheme } from "../color-scheme.ts";
import {
  countMoving,
  findOverflowing,
  findTextsTooWide,
  findViolations,
  getLooks,
  LONG_WORD,
  OWN_LABELS,
  SMALLEST_PHONE,
} from "./page-checks.ts";

window.axe = axe;

/**
 * Fails for what axe finds in the page in each look, if the page is wider than the window, and if words of 70 letters
 * make it wider than the smallest phone. Ends light at a desk. Rules about whole documents belong to journeys.
 */
export async function expectAccessible(): Promise<void> {
  await page.viewport(SMALLEST_PHONE.width, SMALLEST_PHONE.height);
  const findWide = () => findTextsTooWide({ word: LONG_WORD, labels: OWN_LABELS });
  await expect.poll(findWide, { message: "texts that a long word makes wider than the window" }).toEqual([]);
  for (const { look, theme, viewport } of getLooks(import.meta.env.ALL_LOOKS)) {
    await page.viewport(viewport.width, viewport.height);
    showColorScheme(theme);
    await expect.poll(findOverflowing, { message: "elements wider than the window" }).toEqual([]);
    await expectNoViolations(look);
  }
}

/** Fails for what axe finds in the page as it is: for later states of a screen whose looks have been checked. */
export async function expectNoViolations(look = "as shown"): Promise<void> {
  await expect.poll(countMoving, { message: "animations that run" }).toBe(0);
  expect(await findViolations(), look).toEqual([]);
}
