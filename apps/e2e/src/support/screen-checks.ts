import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import {
  countMoving,
  findOverflowing,
  findTextsTooWide,
  findViolations,
  LONG_WORD,
  OWN_LABELS,
  SMALLEST_PHONE,
} from "@site/browser/testing/page-checks";

/** The minified build: a document compiles it in half the time. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Minimum target size (WCAG 2.2, 2.5.8). */
const TARGET_PX = 24;

/** Fails if axe finds an accessibility violation. */
export async function expectAccessible(page: Page): Promise<void> {
  const count = () => page.evaluate(countMoving); // contrast in the middle of an animation would fail axe
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
 * Fails for links, buttons and fields outside running text that are too small to tap; map markers are excepted, because
 * a table contains them too (WCAG 2.2, 2.5.8, "Equivalent").
 */
export async function expectLargeTargets(page: Page): Promise<void> {
  const small = await page.evaluate((size) => {
    const reach = size / 2 - 0.5;

    function isRunningText(target: Element): boolean {
      if (getComputedStyle(target).display !== "inline") return false;
      let block = target.parentElement;
      while (block && getComputedStyle(block).display === "inline") block = block.parentElement;
      return (block?.textContent ?? "").trim().length > (target.textContent ?? "").trim().length;
    }

    /** Returns true if a tap at this point activates the target, directly or through its label. */
    function isHit(target: Element, x: number, y: number): boolean {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (target.contains(hit) || hit.closest("label")?.control === target);
    }

    const targets = [...document.querySelectorAll("a[href], button, input, select, textarea, summary")].filter(
      (element) =>
        !element.closest("svg, [inert]") &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    return targets.flatMap((target) => {
      target.scrollIntoView({ block: "center", behavior: "instant" });
      const box = target.getClientRects()[0];
      if (!box || box.bottom < 0 || isRunningText(target)) return [];
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const corners = [
        [x - reach, y],
        [x + reach, y],
        [x, y - reach],
        [x, y + reach],
      ] as const;
      const label = target.getAttribute("aria-label") ?? target.textContent?.trim() ?? "";
      const isLarge = corners.every(([cornerX, cornerY]) => isHit(target, cornerX, cornerY));
      return isLarge
        ? []
        : [`${target.tagName.toLowerCase()} “${label}” (${Math.round(box.width)} × ${Math.round(box.height)})`];
    });
  }, TARGET_PX);
  expect(small, `targets smaller than ${TARGET_PX} px`).toEqual([]);
}
