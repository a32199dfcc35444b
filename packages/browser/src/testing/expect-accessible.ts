import axe from "axe-core";
import { expect } from "vitest";
import {
  countMoving,
  DESK,
  findOverflowing,
  findSmallTargets,
  findTextsTooWide,
  findViolations,
  getLooks,
  LONG_WORD,
  OWN_LABELS,
  PHONE,
  SMALLEST_PHONE,
  TARGET_PX,
} from "./page-checks.ts";
import { withoutPassedParts } from "./passed-parts.ts";
import { resizeFrame, restoreWindow } from "./resize-frame.ts";

window.axe = axe;
axe.configure({ noHtml: true }); // otherwise it writes the markup of each element that it examines

/**
 * Fails for what axe finds in the page in each look, if the page is wider than the window, and if words of 70 letters
 * make it wider than the smallest phone. Afterwards the page is light and as wide as a desk's. Rules about whole
 * documents belong to journeys.
 */
export async function expectAccessible(): Promise<void> {
  await resizeFrame(SMALLEST_PHONE);
  const findWide = () => findTextsTooWide({ word: LONG_WORD, labels: OWN_LABELS });
  await expect.poll(findWide, { message: "texts that a long word makes wider than the window" }).toEqual([]);
  await expectRoomForWideType();
  for (const { look, theme, viewport } of getLooks(import.meta.env.ALL_LOOKS)) {
    document.documentElement.dataset.mantineColorScheme = theme; // before the page is laid out in its new size
    await resizeFrame(viewport);
    await expect.poll(findOverflowing, { message: "elements wider than the window" }).toEqual([]);
    await expectNoViolations(look);
  }
  await restoreWindow();
}

/**
 * Fails if a wide typeface makes the page wider than the smallest phone. People have their own typefaces and may widen
 * the spaces between letters and words as WCAG 2.2, 1.4.12 names, which is wider than any machine's typefaces.
 */
async function expectRoomForWideType(): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, ::before, ::after { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }");
  document.adoptedStyleSheets.push(sheet);
  try {
    await expect
      .poll(findOverflowing, { message: "elements that wide letters make wider than the window" })
      .toEqual([]);
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  }
}

/**
 * Fails for links, buttons and fields that are too small to tap, in the width of a phone and of a desk, which remains.
 */
export async function expectLargeTargets(): Promise<void> {
  for (const viewport of [PHONE, DESK]) {
    await resizeFrame(viewport);
    expect(findSmallTargets(TARGET_PX), `targets smaller than ${TARGET_PX} px`).toEqual([]);
  }
  await restoreWindow();
}

/** Fails for what axe finds in the page as it is, for later states of a screen whose looks have been checked. */
export async function expectNoViolations(look = "as shown"): Promise<void> {
  await expect.poll(countMoving, { message: "animations that run" }).toBe(0);
  expect(await withoutPassedParts(findViolations), look).toEqual([]);
}
