import type { Page } from "@playwright/test";
import { PHONE } from "@site/browser/testing/page-checks";
import { openAdmin } from "../../support/admin-screens.ts";
import { expectAccessibleInEachLook, followDevice, inEachLook } from "../../support/looks.ts";
import { openSession } from "../../support/members.ts";
import { moveTo, visit } from "../../support/pages.ts";
import { ringMember } from "../../support/sample-board.ts";
import {
  expectAccessible,
  expectLargeTargets,
  expectNoSidewaysScrolling,
  expectRoomForLongWords,
} from "../../support/screen-checks.ts";
import { adminScreens, memberScreens, publicScreens, type Screen } from "../../support/screens.ts";
import { expect, test } from "../../support/test.ts";

test.describe.configure({ mode: "parallel" });
test.use({ viewport: PHONE });
test.beforeEach(({ context }) => context.addInitScript(followDevice));

for (const part of getParts(publicScreens.filter(({ isSeenElsewhere }) => !isSeenElsewhere)))
  test(`these screens are accessible: ${part.map(({ name }) => name).join(", ")}`, async ({ page }) => {
    test.setTimeout(180_000);
    await walk(page, part, async () => {
      await inEachLook(page, async () => {
        await expectNoSidewaysScrolling(page);
        await expectAccessible(page);
        await expectLargeTargets(page);
      });
      await expectRoomForLongWords(page);
    });
  });

test("the admin area's sign-in is accessible", async ({ page }) => {
  await visit(page, "/admin/login");
  await page.getByRole("button", { name: "Giriş Yap" }).click();
  await expectAccessibleInEachLook(page);
});

test("the reference of the interface renders within its policy and asks no other host", async ({
  page,
  baseURL,
  pageErrors,
}) => {
  pageErrors.allow(/content policy: script-src eval .*\/scalar\.js/); // the library works without eval
  const asked: string[] = [];
  const refused: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  page.on("console", (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  await page.goto("/api/docs"); // a page of the server, which belongs to neither app
  await expect(page.getByRole("heading", { name: "Hukuk ve Yazılım API" })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("Site ayarları").first()).toBeVisible();
  expect(refused).toEqual([]);
  expect(asked.filter((url) => !url.startsWith(baseURL ?? ""))).toEqual([]);
});

test("screens of the member area are accessible", async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  await openSession(page, baseURL ?? "", ringMember);
  await walk(page, memberScreens, async () => {
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessibleInEachLook(page);
  });
});

test("screens of the admin area are accessible", async ({ page }) => {
  test.setTimeout(180_000);
  await openAdmin(page);
  await walk(page, adminScreens, () => expectAccessibleInEachLook(page));
});

/**
 * Checks screens one after the other. New documents are only the first one, a missing one and one with the address of
 * the last one, because axe is quicker in a document that it knows.
 */
async function walk(page: Page, screens: Screen[], check: () => Promise<void>): Promise<void> {
  let pathname: string | undefined;
  for (const { name, path, isMissing, prepare } of screens) {
    await test.step(name, async () => {
      const next = new URL(path, "http://localhost").pathname;
      await (pathname === undefined || pathname === next || isMissing ? visit(page, path) : moveTo(page, path));
      pathname = next;
      await prepare?.(page);
      await check();
    });
  }
}

/** Splits screens into parts for the workers; the screens of a part share one browser with its cache. */
function getParts(screens: Screen[]): Screen[][] {
  const count = 2;
  return Array.from({ length: count }, (_, part) => screens.filter((_screen, index) => index % count === part));
}
