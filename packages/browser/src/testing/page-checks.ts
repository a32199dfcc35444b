import type axe from "axe-core";

// Checks of the open page. Component tests call them, and journeys send them to their browser, so that each function
// must not use anything outside of itself.

export const SMALLEST_PHONE = { width: 320, height: 700 };
export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1280, height: 800 };

/** Minimum target size (WCAG 2.2, 2.5.8). */
export const TARGET_PX = 24;

/** Two looks that cover both themes and both widths. */
const LOOKS = [
  { look: "dark on a phone", theme: "dark", viewport: PHONE },
  { look: "light at a desk", theme: "light", viewport: DESK },
] as const;
const OTHER_LOOKS = [
  { look: "light on a phone", theme: "light", viewport: PHONE },
  { look: "dark at a desk", theme: "dark", viewport: DESK },
] as const;

/** Returns the themes and widths to check. @param allLooks the variable ALL_LOOKS, which adds the other combinations */
export function getLooks(allLooks: string | undefined) {
  return allLooks ? [...OTHER_LOOKS, ...LOOKS] : LOOKS;
}

declare global {
  interface Window {
    /** Present once axe's source has run in the document. */
    axe?: typeof axe;
  }
}

/** The longest Turkish word, of 70 letters. */
export const LONG_WORD = "Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine";

/** Labels that the product itself writes, and elements by which charts measure texts. */
export const OWN_LABELS = [
  "body > [aria-hidden=true], script, style, svg, noscript, select, textarea, button, label, legend, th, time",
  ".button, .visually-hidden, [class*=badge], .mantine-AppShell-header, .mantine-Button-root, .mantine-Badge-root",
  ".mantine-InputWrapper-label, .mantine-Divider-label",
].join(", ");

/**
 * Counts running animations. Mantine starts a transition two frames after its element appears; skeletons pulse without
 * end.
 */
export async function countMoving(): Promise<number> {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const hasEnd = ({ effect }: Animation) => Number.isFinite(effect?.getComputedTiming().endTime);
  return document.getAnimations().filter((each) => each.playState === "running" && hasEnd(each)).length;
}

/**
 * Runs axe, which must have been loaded. Of an open modal dialog only the dialog is examined, because the rest cannot
 * be reached.
 * @returns a line for each element with a serious or critical violation
 */
export async function findViolations(): Promise<string[]> {
  const dialog = [...document.querySelectorAll("[role=dialog][aria-modal=true]")].at(-1);
  const results = await window.axe?.run(dialog ?? document, {
    resultTypes: ["violations"],
    iframes: false,
    preload: false, // otherwise it loads all style sheets, for a rule that does not run
  });
  if (!results) return ["axe is missing"];
  const severe = results.violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  return severe.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.any[0]?.message ?? node.failureSummary ?? ""}`),
  );
}

/** Returns by how many pixels the page is wider than the window, and the elements that cause it; nothing if it fits. */
export function findOverflowing(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return []; // an open dialog leaves the scrollbar's space empty
  const wide = [...document.querySelectorAll("body *")].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  );
  return [
    `the page is ${scrollWidth - clientWidth}px too wide`,
    ...wide.slice(0, 5).map((element) => `${element.tagName.toLowerCase()}.${element.className}`),
  ];
}

/**
 * Finds links, buttons and fields outside running text that are too small to tap.
 * @param size least width and height in CSS pixels
 */
export function findSmallTargets(size: number): string[] {
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
      !element.closest("svg, [inert]") && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
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
}

/**
 * Replaces each text by a long word for a moment.
 * @param labels selector of elements whose texts stay
 * @returns the width and elements that the word makes wider than the window; nothing if the page still fits
 */
export function findTextsTooWide({ word, labels }: { word: string; labels: string }): string[] {
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
    .map((element) => `${element.tagName.toLowerCase()}.${element.className} in .${element.parentElement?.className}`);
  for (const [node, text] of written) node.data = text;
  return scrollWidth > clientWidth ? [`${scrollWidth} px wide`, ...names.slice(0, 5)] : [];
}
