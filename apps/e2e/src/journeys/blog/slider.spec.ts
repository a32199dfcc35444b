import type { Locator, Page } from "@playwright/test";
import { visit } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

const INTERVAL_MS = 6_000;
const SLIDES = 5;

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const getSlider = (page: Page): Locator => page.getByRole("region", { name: "Öne çıkan yazılar" });

/** Opens the blog with a paused clock that the test advances. */
async function openSlider(page: Page): Promise<Locator> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
  await visit(page, "/blog");
  const slider = getSlider(page);
  await expectSlide(slider, 1);
  return slider;
}

async function expectSlide(slider: Locator, number: number): Promise<void> {
  await expect(slider.locator('[data-current="true"]')).toHaveAttribute("aria-label", `${number} / ${SLIDES}`);
}

test("the slider advances automatically, pauses while it is used, and moves by arrows and indicators", async ({
  page,
}) => {
  const slider = await openSlider(page);
  for (const number of [2, 3, 4, 5, 1]) {
    await page.clock.runFor(INTERVAL_MS);
    await expectSlide(slider, number);
  }

  await test.step("it pauses under the pointer and while it has the focus", async () => {
    await slider.hover();
    await page.clock.runFor(5 * INTERVAL_MS);
    await expectSlide(slider, 1);
    await page.mouse.move(0, 0);
    await page.clock.runFor(INTERVAL_MS);
    await expectSlide(slider, 2);
    await slider.getByRole("button", { name: "Sonraki slayt" }).focus();
    await page.clock.runFor(5 * INTERVAL_MS);
    await expectSlide(slider, 2);
  });

  await test.step("arrows move in both directions and wrap around, indicators select their slide", async () => {
    const back = slider.getByRole("button", { name: "Önceki slayt" });
    await back.click();
    await expectSlide(slider, 1);
    await back.click();
    await expectSlide(slider, SLIDES);
    await slider.getByRole("button", { name: "Sonraki slayt" }).click();
    await expectSlide(slider, 1);
    const third = slider.getByRole("button", { name: "3. slayta git" });
    await third.click();
    await expectSlide(slider, 3);
    await expect(third).toHaveAttribute("aria-current", "true");
    await page.clock.resume(); // a timer collects the calls of a tick
    await slider.locator('[data-current="true"]').getByRole("link").click();
    await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/);
  });
});

test("slides do not move with reduced motion", async ({ openBrowser }) => {
  const page = await openBrowser({ reducedMotion: "reduce" });
  const slider = await openSlider(page);
  await page.clock.runFor(5 * INTERVAL_MS);
  await expectSlide(slider, 1);
});
