import axe from "axe-core";
import { expect } from "vitest";
import { page } from "vitest/browser";
import { showColorScheme } from "../color-scheme.ts";

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

/**
 * Fails for what axe finds in the page, dark on a phone and light at a desk, and if the page is wider than the phone. A
 * modal dialog is looked at alone, because what it covers cannot be reached. Rules about whole documents belong to
 * journeys.
 */
export async function expectAccessible(): Promise<void> {
  await page.viewport(PHONE.width, PHONE.height);
  showColorScheme("dark");
  await expect.poll(findOverflow, { message: "pixels wider than the phone" }).toBe(0);
  expect(await findViolations(), "dark on a phone").toEqual([]);
  await page.viewport(DESK.width, DESK.height);
  showColorScheme("light");
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
  const results = await axe.run(dialog ?? document, { resultTypes: ["violations"], iframes: false });
  const severe = results.violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  return severe.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.any[0]?.message ?? node.failureSummary ?? ""}`),
  );
}

/** Mantine starts a transition two frames after its element appears; skeletons pulse without an end. */
async function countMoving(): Promise<number> {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const hasEnd = ({ effect }: Animation) => Number.isFinite(effect?.getComputedTiming().endTime);
  return document.getAnimations().filter((each) => each.playState === "running" && hasEnd(each)).length;
}
