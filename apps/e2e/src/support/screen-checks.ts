import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

/** The minified build: a document compiles it in half the time. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

declare global {
  interface Window {
    /** Present once axe's source has run in the document. */
    axe?: typeof axe;
  }
}

/** Minimum target size (WCAG 2.2, 2.5.8). */
const TARGET_PX = 24;

/**
 * Waits until animations end; mid-animation contrast would fail axe. Mantine starts a transition two frames after its
 * element appears. Skeletons pulse without an end.
 */
async function untilCalm(page: Page): Promise<void> {
  const countMoving = async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return document
      .getAnimations()
      .filter(
        ({ playState, effect }) => playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime),
      ).length;
  };
  await expect.poll(() => page.evaluate(countMoving), { message: "animations that run", intervals: [50] }).toBe(0);
}

/** Fails if axe finds an accessibility violation. */
export async function expectAccessible(page: Page): Promise<void> {
  await untilCalm(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const found = await page.evaluate(findViolations);
  expect(found, "serious and critical findings of axe").toEqual([]);
}

/** Runs in the page, after axe. @returns a line for each element with a serious or critical violation */
async function findViolations(): Promise<string[]> {
  const results = await window.axe?.run({ resultTypes: ["violations"], iframes: false });
  if (!results) return ["axe is missing"];
  const severe = results.violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  return severe.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.any[0]?.message ?? node.failureSummary ?? ""}`),
  );
}

/** Fails if the page stays wider than the viewport; menus slide for a moment after the window has changed. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const findOverflowing = () => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const wide = [...document.querySelectorAll("body *")].filter(
      (element) => element.getBoundingClientRect().right > width + 1,
    );
    return [
      `the page is ${document.documentElement.scrollWidth - width}px too wide`,
      ...wide.slice(0, 5).map((element) => `${element.tagName.toLowerCase()}.${element.className}`),
    ];
  };
  await expect.poll(() => page.evaluate(findOverflowing), { message: "elements wider than the window" }).toEqual([]);
}

/** The longest Turkish word, of 70 letters. */
export const MAX_WORD_LENGTH = "Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine";
/** Labels that the product itself writes. */
const OWN_LABELS = [
  "script, style, svg, noscript, select, textarea, button, label, legend, th, .button, .visually-hidden",
  ".mantine-AppShell-header, .mantine-Button-root, .mantine-Badge-root, .mantine-InputWrapper-label, .mantine-Divider-label, [class*=badge]",
].join(", ");

/** Fails if the page becomes wider than a phone of 320 px when each of its texts is a word of 70 letters. */
export async function expectRoomForLongWords(page: Page): Promise<void> {
  const viewport = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  const findWide = ({ word, labels }: { word: string; labels: string }) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const written: [Text, string][] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node instanceof Text && /\p{L}{3}/u.test(node.data) && !node.parentElement?.closest(labels))
        written.push([node, node.data]);
    }
    for (const [node] of written) node.data = word;
    const { scrollWidth, clientWidth } = document.documentElement;
    const names = written
      .flatMap(([{ parentElement }]) => parentElement ?? [])
      .filter((element) => scrollWidth > clientWidth && element.getBoundingClientRect().right > clientWidth + 1)
      .map(
        (element) => `${element.tagName.toLowerCase()}.${element.className} in .${element.parentElement?.className}`,
      );
    for (const [node, text] of written) node.data = text;
    return scrollWidth > clientWidth ? [`${scrollWidth} px wide`, ...names.slice(0, 5)] : [];
  };
  const look = () => page.evaluate(findWide, { word: MAX_WORD_LENGTH, labels: OWN_LABELS });
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
