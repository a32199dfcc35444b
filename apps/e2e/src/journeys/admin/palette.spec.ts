import type { Page } from "@playwright/test";
import { openSession } from "../../support/members.ts";
import { visit } from "../../support/pages.ts";
import { ringMember } from "../../support/sample-board.ts";
import { expectAccessible } from "../../support/screen-checks.ts";
import { expect, test } from "../../support/test.ts";

const getPalette = (page: Page) => page.getByRole("dialog", { name: "Sitede ara" });
const getField = (page: Page) => getPalette(page).getByRole("combobox");

async function open(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await expect(getField(page)).toBeFocused();
}

test("the palette opens by keyboard on any page and finds a service without diacritics", async ({ page }) => {
  await visit(page, "/gizlilik-politikasi");
  await open(page);
  await page.keyboard.type("bilirkisi");
  const first = getPalette(page).getByRole("option").first();
  await expect(first).toContainText("Bilirkişilik Görevlendirme ve Takip Sistemi");
  await expect(first).toHaveAttribute("aria-selected", "true");
  await expect(getField(page)).toHaveAttribute("aria-activedescendant", (await first.getAttribute("id")) ?? "missing");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/hizmetler\/bilirkisilik$/);
  await expect(getPalette(page)).toHaveCount(0);
});

test("it finds posts on the server or says that it cannot, and closing it restores the focus", async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/net::ERR_FAILED/);
  await visit(page, "/gizlilik-politikasi");
  const button = page.getByRole("link", { name: "Sitede ara" });

  await test.step("Escape and a click outside close it and restore the focus", async () => {
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(getField(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(getPalette(page)).toHaveCount(0);
    await expect(button).toBeFocused();
    await open(page);
    await page.mouse.click(5, 5);
    await expect(getPalette(page)).toHaveCount(0);
  });

  await button.click();
  await test.step("local entries are found while the server is unreachable", async () => {
    await page.route("**/trpc/blog.search**", (route) => route.abort());
    await getField(page).fill("iletisim");
    await expect(getPalette(page).getByRole("option", { name: "İletişim" })).toBeVisible();
    await expect(getPalette(page).getByRole("status")).toContainText("Yazılarda arama yapılamadı.");
    await page.unrouteAll();
  });

  await getField(page).fill("faiz hesabinda");
  const post = getPalette(page)
    .getByRole("group", { name: "Yazılar" })
    .getByRole("option", { name: /Yasal Faiz Hesabında/ });
  await expect(post).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("ArrowUp");
  await expect(getPalette(page).getByRole("option").last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(getPalette(page).getByRole("option").first()).toHaveAttribute("aria-selected", "true");
  await post.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Yasal Faiz Hesabında");
});

test("it offers sign-in links to visitors and their own pages to members", async ({ page, baseURL }) => {
  await visit(page, "/gizlilik-politikasi");
  await open(page);
  await getField(page).fill("giris");
  await expect(getPalette(page).getByRole("option", { name: /Giriş Yap/ })).toBeVisible();
  await openSession(page, baseURL ?? "", ringMember);
  await visit(page, "/gizlilik-politikasi");
  await open(page);
  await expect(getPalette(page).getByRole("option", { name: /Becayiş profilim/ })).toBeVisible();
  await expect(getPalette(page).getByRole("option", { name: /Giriş Yap/ })).toHaveCount(0);
});
