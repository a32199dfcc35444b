import { page } from "vitest/browser";
import { DESK } from "./page-checks.ts";

/**
 * Gives the frame that a component test runs in another size, and waits until the page has seen it. `page.viewport`
 * also resizes the browser's window, which takes twice the processor time.
 * @param size in pixels; without it the frame fills the window again
 */
export async function resizeFrame(size?: { width: number; height: number }): Promise<void> {
  const { style } = window.frameElement as HTMLElement;
  style.width = size ? `${size.width}px` : "100%";
  style.height = size ? `${size.height}px` : "100%";
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}

/** Gives the page the desk's window again, as each test begins with. */
export async function restoreWindow(): Promise<void> {
  const { style } = window.frameElement as HTMLElement;
  if (style.width !== "100%" || style.height !== "100%") await resizeFrame();
  if (innerWidth !== DESK.width || innerHeight !== DESK.height) await page.viewport(DESK.width, DESK.height);
}
