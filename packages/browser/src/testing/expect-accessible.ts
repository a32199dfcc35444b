import axe, { type AxeResults } from "axe-core";
import { expect } from "vitest";
import { page } from "vitest/browser";
import { showColorScheme } from "../color-scheme.ts";
import { resizeFrame } from "./resize-frame.ts";

/** Parts that screens share, which hold most of a screen's elements in the admin app. */
const SHARED_PARTS = ":is(header, nav, footer):not(:is(header, nav, footer, main, [role=dialog]) *)";
/** What a modal dialog covers. */
const COVERED_PARTS = ":is(header, nav, footer, main):not(:is(header, nav, footer, main, [role=dialog]) *)";
/** What React and Mantine name anew each time. */
const GIVEN_IDS = /(?:_r_|mantine-)[\da-z]+/g;
/** Markup of shared parts that axe has passed in this run, with the looks that it passed in. */
const passedParts = new Set<string>();

axe.configure({ noHtml: true }); // it would write the markup of each element that it looks at

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

/**
 * Fails for what axe finds in the page, dark on a phone and light at a desk, and if the page is wider than the phone. A
 * modal dialog is looked at alone, because what it covers cannot be reached. Rules about whole documents belong to
 * journeys.
 */
export async function expectAccessible(): Promise<void> {
  showColorScheme("dark"); // before the page is laid out for its new size
  await resizeFrame(PHONE);
  await expect.poll(findOverflow, { message: "pixels wider than the phone" }).toBe(0);
  expect(await findViolations(), "dark on a phone").toEqual([]);
  showColorScheme("light");
  await resizeFrame();
  if (innerWidth !== DESK.width || innerHeight !== DESK.height) await page.viewport(DESK.width, DESK.height);
  expect(await findViolations(), "light at a desk").toEqual([]);
}

/** Fails for what axe finds in the page as it is: for later states of a screen whose looks have been checked. */
export async function expectNoViolations(): Promise<void> {
  expect(await findViolations(), "as shown").toEqual([]);
}

function findOverflow(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return Math.max(0, scrollWidth - clientWidth); // an open dialog leaves the scrollbar's room empty
}

/** Returns a line for each element with a serious or critical violation, once animations have ended. */
async function findViolations(): Promise<string[]> {
  await expect.poll(countMoving, { message: "animations that run" }).toBe(0);
  const dialog = [...document.querySelectorAll("[role=dialog][aria-modal=true]")].at(-1);
  if (dialog) return toLines(await runAxe(dialog, [...document.querySelectorAll<HTMLElement>(COVERED_PARTS)]));
  const parts = [...document.querySelectorAll<HTMLElement>(SHARED_PARTS)].map((part) => ({ part, key: toKey(part) }));
  const passed = parts.filter(({ key }) => passedParts.has(key)).map(({ part }) => part);
  const lines = toLines(await runAxe(document, passed));
  if (lines.length === 0) for (const { key } of parts) passedParts.add(key);
  return lines;
}

/** @param without parts that cost time, because axe looks at all that the document holds whatever it is asked about */
async function runAxe(context: Document | Element, without: HTMLElement[]): Promise<AxeResults> {
  const isNeeded = (part: Node) => part.contains(context) || part.contains(document.activeElement);
  const putBack = without.filter((part) => !isNeeded(part)).map(takeOut);
  try {
    return await axe.run(context, { resultTypes: ["violations"], iframes: false });
  } finally {
    for (const each of putBack) each();
  }
}

function toLines({ violations }: AxeResults): string[] {
  const severe = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  return severe.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.any[0]?.message ?? node.failureSummary ?? ""}`),
  );
}

/** Leaves an empty box in the place of a part. @returns puts the part back */
function takeOut(part: HTMLElement): () => void {
  const box = part.cloneNode(false) as HTMLElement;
  box.style.minHeight = `${part.offsetHeight}px`;
  part.replaceWith(box);
  return () => box.replaceWith(part);
}

/** Names the looks of a part: its markup, the window's width, and the theme, which the root element states. */
function toKey(part: Element): string {
  const root = document.documentElement.cloneNode(false) as Element;
  return `${innerWidth} ${root.outerHTML} ${part.outerHTML.replaceAll(GIVEN_IDS, "")}`;
}

/** Mantine starts a transition two frames after its element appears; skeletons pulse without an end. */
async function countMoving(): Promise<number> {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const hasEnd = ({ effect }: Animation) => Number.isFinite(effect?.getComputedTiming().endTime);
  return document.getAnimations().filter((each) => each.playState === "running" && hasEnd(each)).length;
}
