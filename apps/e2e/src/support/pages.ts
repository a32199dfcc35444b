import { expect, type Locator, type Page, type Response } from "@playwright/test";

/** Opens an address and waits until script has taken the page over; before that, nothing answers. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await untilTakenOver(page);
  return response;
}

/** Waits until React knows the content that the server sent or the browser built. */
export async function untilTakenOver(page: Page): Promise<void> {
  const isTakenOver = () =>
    Object.keys(document.querySelector("main > *") ?? {}).some((key) => key.startsWith("__reactFiber"));
  await expect.poll(() => page.evaluate(isTakenOver), { message: "script takes the page over" }).toBe(true);
}

/** Presses Tab until the focus is on an element, as somebody without a mouse gets there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = (element: Element) => element === document.activeElement;
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate(isFocused)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the Tab key does not reach ${target}`);
}
