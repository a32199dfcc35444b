import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** The least a finger hits with certainty (WCAG 2.2, 2.5.8). */
const TARGET_PX = 24;

/** Fails where axe finds something that keeps people out. */
export async function expectAccessible(page: Page): Promise<void> {
  // Legacy mode looks at this document alone: there are no frames, and the empty page that others would need costs time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .analyze();
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const found = grave.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.any[0]?.message ?? node.failureSummary ?? ""}`),
  );
  expect(found, "serious and critical findings of axe").toEqual([]);
}

/** Fails where the page is wider than the window. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const wide = [...document.querySelectorAll("body *")].filter(
      (element) => element.getBoundingClientRect().right > width + 1,
    );
    return [
      `the page is ${document.documentElement.scrollWidth - width}px too wide`,
      ...wide.slice(0, 5).map((element) => `${element.tagName.toLowerCase()}.${element.className}`),
    ];
  });
  expect(beyond, "what sticks out of the window").toEqual([]);
}

/** Fails for links, buttons and fields outside running text that a finger can miss; places on a map stand in its table as well (WCAG 2.2, 2.5.8, "Equivalent"). */
export async function expectLargeTargets(page: Page): Promise<void> {
  const small = await page.evaluate((size) => {
    const reach = size / 2 - 0.5;

    function isRunningText(target: Element): boolean {
      if (getComputedStyle(target).display !== "inline") return false;
      let block = target.parentElement;
      while (block && getComputedStyle(block).display === "inline") block = block.parentElement;
      return (block?.textContent ?? "").trim().length > (target.textContent ?? "").trim().length;
    }

    /** What a touch there sets off: a label belongs to its field, and what covers a link leads where it leads. */
    function isHit(target: Element, x: number, y: number): boolean {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (target.contains(hit) || hit.closest("label")?.control === target);
    }

    const targets = [...document.querySelectorAll("a[href], button, input, select, textarea, summary")].filter(
      (element) =>
        !element.closest("svg") && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
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
      const isLarge = corners.every(([cornerX, cornerY]) => isHit(target, cornerX, cornerY));
      return isLarge
        ? []
        : [
            `${target.tagName.toLowerCase()} “${target.getAttribute("aria-label") ?? target.textContent?.trim() ?? ""}” (${Math.round(box.width)} × ${Math.round(box.height)})`,
          ];
    });
  }, TARGET_PX);
  expect(small, `targets smaller than ${TARGET_PX} px`).toEqual([]);
}
