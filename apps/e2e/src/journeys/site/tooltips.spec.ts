import type { Page } from "@playwright/test";
import { tabTo, visit } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

const themeSwitch = (page: Page) => page.getByRole("button", { name: "Tema değiştir" });
const search = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Sitede ara" });
const tip = (page: Page) => page.getByRole("tooltip");

/** Opens a page with a paused clock, after a first hover has loaded the code of the tooltips. */
async function openWithStoppedClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await visit(page, "/gizlilik-politikasi");
  const code = page.waitForResponse(/\/assets\/tooltips-.*\.js$/);
  await themeSwitch(page).hover();
  await code;
  await expect(tip(page)).toHaveText("Tema: açık");
  await page.mouse.move(5, 400);
  await expect(tip(page)).toHaveCount(0);
  await page.clock.pauseAt(now + 600_000);
}

test("a tooltip appears after 700 ms of hovering, the next one within 300 ms appears at once", async ({ page }) => {
  await openWithStoppedClock(page);
  await themeSwitch(page).hover();
  await page.clock.runFor(DELAY_MS - 1);
  await expect(tip(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tip(page)).toHaveText("Tema: açık");
  await expect(themeSwitch(page)).toHaveAccessibleDescription("Tema: açık");

  await page.mouse.move(5, 400);
  await expect(tip(page)).toHaveCount(0);
  await page.clock.runFor(SKIP_DELAY_MS - 1);
  await search(page).hover();
  await expect(tip(page)).toHaveText("Sitede ara (Ctrl+K)");

  await page.mouse.move(5, 400);
  await page.clock.runFor(SKIP_DELAY_MS);
  await themeSwitch(page).hover();
  await expect(themeSwitch(page)).not.toHaveAttribute("aria-describedby");
  await expect(tip(page)).toHaveCount(0);
  await page.clock.runFor(DELAY_MS);
  await expect(tip(page)).toBeVisible();
});

test("a tooltip appears at once on focus, closes on Escape and stays under the pointer", async ({ page }) => {
  await visit(page, "/gizlilik-politikasi");
  await tabTo(page, themeSwitch(page));
  await expect(tip(page)).toHaveText("Tema: açık");
  await page.keyboard.press("Escape");
  await expect(tip(page)).toHaveCount(0);
  await expect(themeSwitch(page)).toBeFocused();
  await search(page).hover();
  await expect(tip(page)).toBeVisible();
  const box = await tip(page).boundingBox();
  if (!box) throw new Error("the tooltip has no place");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
  await expect(tip(page)).toBeVisible();
});

test("a tooltip whose code arrives late belongs to the element that has the focus by then", async ({ page }) => {
  let isAsked: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  let letThrough: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/tooltips-[^/]*\.js$/, async (route) => {
    isAsked();
    await released;
    await route.continue();
  });
  await visit(page, "/gizlilik-politikasi");
  await tabTo(page, page.locator('[data-tip^="Sitede ara"]'));
  await asked;
  await tabTo(page, themeSwitch(page));
  letThrough();
  await expect(tip(page)).toHaveText("Tema: açık");
});
