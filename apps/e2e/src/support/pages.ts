import { expect, type Locator, type Page, type Response } from "@playwright/test";

/** Opens an address and waits for hydration. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await untilHydrated(page);
  return response;
}

/** Waits until React has attached to the content. */
export async function untilHydrated(page: Page): Promise<void> {
  const isHydrated = () =>
    Object.keys(document.querySelector("main > *") ?? {}).some((key) => key.startsWith("__reactFiber"));
  await expect
    .poll(() => page.evaluate(isHydrated), { message: "the page is hydrated", intervals: [20, 50] })
    .toBe(true);
}

/** Moves to another page of the open app without loading a document, like Back, and waits for another title. */
export async function moveTo(page: Page, path: string): Promise<void> {
  const title = await page.title();
  await page.evaluate((address) => {
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await expect.poll(() => page.title(), { message: `the title of ${path}`, intervals: [20, 50] }).not.toBe(title);
}

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = (element: Element) => element === document.activeElement;
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate(isFocused)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the Tab key does not reach ${target}`);
}

/** Reaches a control by Tab and presses a key on it. */
export async function pressOn(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
