import { untilHydrated, visit } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

const SCHEME = "data-mantine-color-scheme";

test("the theme changes by Enter and Space, is stored, reaches other tabs and colours the logo", async ({
  page,
  context,
}) => {
  await visit(page, "/hakkimda");
  const html = page.locator("html");
  const button = page.getByRole("button", { name: "Tema değiştir" });
  const getLogo = () =>
    page
      .getByRole("banner")
      .locator(".logo")
      .evaluate((element) => getComputedStyle(element).backgroundImage);
  const expectLogo = async (colour: string) => {
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      await expect.poll(getLogo, { message: `on a device in ${colorScheme} colours` }).toContain(colour);
    }
  };
  await expect(html).toHaveAttribute(SCHEME, "light");
  await expectLogo("rx='14' fill='%231f2a37'");
  const other = await context.newPage();
  await visit(other, "/gizlilik-politikasi");

  await button.focus();
  await page.keyboard.press("Enter");
  await expect(html).toHaveAttribute(SCHEME, "dark");
  await expectLogo("rx='14' fill='%23f6f1e7'");
  await expect(other.locator("html")).toHaveAttribute(SCHEME, "dark");

  await page.reload();
  await untilHydrated(page);
  await expect(html).toHaveAttribute(SCHEME, "dark");

  await button.focus();
  await page.keyboard.press("Space");
  await expect(button).toHaveAttribute("data-tip", "Tema: sistem");
  await expect(html, "the device asks for light").toHaveAttribute(SCHEME, "light");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(html, "the device asks for dark").toHaveAttribute(SCHEME, "dark");
});

test("each page has the chosen theme before the first paint, also as the previous site has stored it", async ({
  page,
}) => {
  await page.addInitScript((attribute) => {
    if (localStorage.getItem("theme") === null) localStorage.setItem("vite-ui-theme", "dark");
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      document.documentElement.setAttribute(
        "data-when-body-began",
        document.documentElement.getAttribute(attribute) ?? "",
      );
    }).observe(document, { childList: true, subtree: true });
  }, SCHEME);
  for (const path of ["/", "/blog", "/admin/login"]) {
    await page.goto(path);
    await expect(page.locator("html"), path).toHaveAttribute("data-when-body-began", "dark");
    await untilHydrated(page);
    await expect(page.locator("html"), path).toHaveAttribute(SCHEME, "dark");
  }
  expect(await page.evaluate(() => [localStorage.getItem("theme"), localStorage.getItem("vite-ui-theme")])).toEqual([
    "dark",
    null,
  ]);
});
