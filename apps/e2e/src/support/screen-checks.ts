import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import {
  countMoving,
  findOverflowing,
  findSmallTargets,
  findTextsTooWide,
  findViolations,
  LONG_WORD,
  OWN_LABELS,
  SMALLEST_PHONE,
  TARGET_PX,
} from "@site/browser/testing/page-checks";

/** The minified build, because a document compiles it in half the time. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Fails if axe finds an accessibility violation. */
export async function expectAccessible(page: Page): Promise<void> {
  const count = () => page.evaluate(countMoving); // an unfinished animation of colours would fail axe
  await expect.poll(count, { message: "animations that run", intervals: [50] }).toBe(0);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const found = await page.evaluate(findViolations);
  expect(found, "serious and critical findings of axe").toEqual([]);
}

/** Fails if the page stays wider than the viewport; menus slide for a moment after the window has changed. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(findOverflowing), { message: "elements wider than the window" }).toEqual([]);
}

/** Fails if the page becomes wider than a phone of 320 px when each of its texts is a word of 70 letters. */
export async function expectRoomForLongWords(page: Page): Promise<void> {
  const viewport = page.viewportSize();
  await page.setViewportSize(SMALLEST_PHONE);
  const look = () => page.evaluate(findTextsTooWide, { word: LONG_WORD, labels: OWN_LABELS });
  await expect.poll(look, { message: "texts that a long word makes wider than the window" }).toEqual([]);
  if (viewport) await page.setViewportSize(viewport);
}

/**
 * Fails for links, buttons and fields outside running text that are too small to tap. Map markers are excepted, because
 * a table has the same links (WCAG 2.2, 2.5.8, "Equivalent").
 */
export async function expectLargeTargets(page: Page): Promise<void> {
  const small = await page.evaluate(findSmallTargets, TARGET_PX);
  expect(small, `targets smaller than ${TARGET_PX} px`).toEqual([]);
}
