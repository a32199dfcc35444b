import { expect } from "vitest";
import { page } from "vitest/browser";

/** Widths of a phone, and of a tablet, where the menu already stands beside the screen. */
export const PHONE_PX = 360;
export const TABLET_PX = 768;
const HEIGHT_PX = 800;
const DESK_PX = 1280;

/** Fails if the page is wider than one of these windows. */
export async function expectFits(...widths: number[]): Promise<void> {
  const { documentElement: root } = document;
  for (const width of widths) {
    await page.viewport(width, HEIGHT_PX);
    const message = `pixels wider than ${width}`;
    await expect.poll(() => Math.max(0, root.scrollWidth - root.clientWidth), { message }).toBe(0);
  }
  await page.viewport(DESK_PX, HEIGHT_PX);
}
