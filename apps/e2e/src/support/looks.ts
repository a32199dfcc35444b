import { expect, type Page } from "@playwright/test";
import { getLooks } from "@site/browser/testing/page-checks";
import { expectAccessible, expectNoSidewaysScrolling, expectRoomForLongWords } from "./screen-checks.ts";
import { test } from "./test.ts";

/** Lets a document follow the device's theme; runs before its scripts. The initial blank document has no storage. */
export function followDevice(): void {
  if (location.protocol.startsWith("http")) localStorage.setItem("theme", "system");
}

/** Checks the open page with axe and for sideways scrolling in each look. The page must follow the device's theme. */
export async function expectAccessibleInEachLook(page: Page): Promise<void> {
  await inEachLook(page, async () => {
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
  });
  await expectRoomForLongWords(page);
}

/** Checks the open page in each theme and width without loading it again. */
export async function inEachLook(page: Page, check: (look: string) => Promise<void>): Promise<void> {
  for (const { look, theme, viewport } of getLooks(process.env.ALL_LOOKS)) {
    await test.step(look, async () => {
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize(viewport);
      await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", theme);
      await check(look);
    });
  }
}
