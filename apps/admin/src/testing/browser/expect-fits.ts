import { resizeFrame } from "@site/browser/testing/resize-frame";
import { expect } from "vitest";

/** Widths of a phone, and of a tablet that already shows the menu beside the screen. */
export const PHONE_PX = 360;
export const TABLET_PX = 768;
const HEIGHT_PX = 800;

/** Fails if the page overflows a window of one of these widths. */
export async function expectFits(...widths: number[]): Promise<void> {
  const { documentElement: root } = document;
  for (const width of widths) {
    await resizeFrame({ width, height: HEIGHT_PX });
    const message = `pixels wider than ${width}`;
    await expect.poll(() => Math.max(0, root.scrollWidth - root.clientWidth), { message }).toBe(0);
  }
  await resizeFrame();
}
