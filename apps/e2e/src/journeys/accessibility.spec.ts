import type { Page } from "@playwright/test";
import { signInByKeyboard } from "../support/admin-screens.ts";
import { signIn } from "../support/members.ts";
import { visit } from "../support/pages.ts";
import { ringMember } from "../support/sample-board.ts";
import { expectAccessible, expectLargeTargets, expectNoSidewaysScrolling } from "../support/screen-checks.ts";
import { adminScreens, memberScreens, publicScreens, signInScreens } from "../support/screens.ts";
import { expect, test } from "../support/test.ts";

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };
/** These two cover every theme and width; ALL_LOOKS adds the other combinations. */
const looks = [
  { look: "dark on a phone", theme: "dark", viewport: phone },
  { look: "light at a desk", theme: "light", viewport: desk },
];
if (process.env.ALL_LOOKS)
  looks.push(
    { look: "light on a phone", theme: "light", viewport: phone },
    { look: "dark at a desk", theme: "dark", viewport: desk },
  );

test.describe.configure({ mode: "parallel" });

for (const { look, theme, viewport } of looks) {
  test.describe(look, () => {
    test.use({ viewport, contextOptions: { reducedMotion: "reduce" } });
    test.beforeEach(({ context }) => context.addInitScript(chooseTheme, theme));

    for (const { name, path } of publicScreens) {
      test(`${name} is accessible`, async ({ page }) => {
        await visit(page, path);
        await expectLook(page, theme);
        await expectNoSidewaysScrolling(page);
        await expectAccessible(page);
        await expectLargeTargets(page);
      });
    }

    test("the sign-in screens are accessible", async ({ page }) => {
      await visit(page, "/admin/login");
      await expectLook(page, theme);
      await page.getByRole("button", { name: "Giriş Yap" }).click();
      await expectNoSidewaysScrolling(page);
      await expectAccessible(page);
    });

    test("the member screens are accessible", async ({ page, baseURL }) => {
      test.setTimeout(180_000);
      for (const screen of signInScreens) await expectScreen(page, screen, theme);
      await signIn(page, baseURL ?? "", ringMember);
      for (const screen of memberScreens) await expectScreen(page, screen, theme);
    });

    test("the admin screens are accessible", async ({ page }) => {
      test.setTimeout(120_000);
      await signInByKeyboard(page);
      for (const { name, path, prepare } of adminScreens) {
        await test.step(name, async () => {
          await visit(page, path);
          await prepare?.(page);
          await expectLook(page, theme);
          await expectNoSidewaysScrolling(page);
          await expectAccessible(page);
        });
      }
    });
  });
}

async function expectScreen(
  page: Page,
  { name, path, prepare }: (typeof memberScreens)[number],
  theme: string,
): Promise<void> {
  await test.step(name, async () => {
    await visit(page, path);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await prepare?.(page);
    await expectLook(page, theme);
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
  });
}

/** Runs in every document before its scripts; the initial blank document has no storage. */
function chooseTheme(theme: string): void {
  if (location.protocol.startsWith("http")) localStorage.setItem("theme", theme);
}

async function expectLook(page: Page, theme: string): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", theme);
}
