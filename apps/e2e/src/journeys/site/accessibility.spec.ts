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
import { publicScreens } from "../../support/screens.ts";
import { expect, test } from "../../support/test.ts";

test.describe.configure({ mode: "parallel" });
test.use({ viewport: PHONE });
test.beforeEach(({ context }) => context.addInitScript(followDevice));

test("public pages are accessible", async ({ page }) => {
  test.setTimeout(180_000);
  let pathname: string | undefined;
  for (const { name, path, isMissing } of publicScreens.filter(({ isSeenElsewhere }) => !isSeenElsewhere))
    await test.step(name, async () => {
      const next = new URL(path, "http://localhost").pathname;
      // axe is quicker in a document that it knows, so that only the first and missing ones are new.
      await (pathname === undefined || pathname === next || isMissing ? visit(page, path) : moveTo(page, path));
      pathname = next;
      await inEachLook(page, async () => {
        await expectNoSidewaysScrolling(page);
        await expectAccessible(page);
        await expectLargeTargets(page);
      });
      await expectRoomForLongWords(page);
    });
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

test("a member's becayiş profile with an open list is accessible", async ({ page, baseURL }) => {
  await openSession(page, baseURL ?? "", ringMember);
  await visit(page, "/profil/becayis");
  await page.getByRole("button", { name: "Düzenle" }).click();
  await page.getByRole("combobox", { name: "Şehir", exact: true }).click();
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectAccessibleInEachLook(page);
});

test("forced colours keep what is drawn and chosen, a zoom of 400 % has no sticky bars", async ({ page, baseURL }) => {
  await openSession(page, baseURL ?? "", ringMember);
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page, "/becayis");
  const arrow = page.locator("main article p span[aria-hidden]").first();
  await expect(arrow).toHaveCSS("mask-image", /url/);
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(arrow).not.toHaveCSS("background-color", canvas);

  await page.setViewportSize({ width: 320, height: 256 }); // a window of 1280 × 1024 at 400 %
  await visit(page, "/profil/becayis");
  const tab = page.getByRole("link", { name: "Becayiş Profili" });
  await expect(tab).toHaveCSS("outline-style", "solid");
  await page.getByRole("button", { name: "Düzenle" }).focus();
  await page.evaluate(() => scrollTo({ top: 400, behavior: "instant" }));
  await expect(tab).not.toBeInViewport();
  await expect(page.getByRole("banner")).not.toBeInViewport();
});

test("the admin area's frame and dashboard are accessible with content from the server", async ({ page }) => {
  await openAdmin(page, "/admin/dashboard");
  await expect(page.getByRole("definition").first()).toHaveText(/\d/);
  await expectAccessibleInEachLook(page);
});
