import { page } from "vitest/browser";
import { DESK } from "./page-checks.ts";

/**
 * Resizes the frame of a component test and waits until the page has noticed. `page.viewport` would also resize the
 * browser's window, which takes twice the processor time.
 * @param size in pixels; without it the frame fills the window again
 */
export async function resizeFrame(size?: { width: number; height: number }): Promise<void> {
  const { style } = window.frameElement as HTMLElement;
  style.width = size ? `${size.width}px` : "100%";
  style.height = size ? `${size.height}px` : "100%";
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}

/** Gives the page the size of a desk's window again, with which each test begins. */
export async function restoreWindow(): Promise<void> {
  const { style } = window.frameElement as HTMLElement;
  if (style.width !== "100%" || style.height !== "100%") await resizeFrame();
  if (innerWidth !== DESK.width || innerHeight !== DESK.height) await page.viewport(DESK.width, DESK.height);
}
