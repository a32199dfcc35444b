import { expect } from "vitest";
import { page } from "vitest/browser";

const TABLET = { width: 768, height: 1024 };
const DESK = { width: 1280, height: 800 };

/** Fails if the page is wider than a tablet, where the menu already stands beside it. */
export async function expectFitsTablet(): Promise<void> {
  await page.viewport(TABLET.width, TABLET.height);
  const { documentElement: root } = document;
  const message = "pixels wider than the tablet";
  await expect.poll(() => Math.max(0, root.scrollWidth - root.clientWidth), { message }).toBe(0);
  await page.viewport(DESK.width, DESK.height);
}
