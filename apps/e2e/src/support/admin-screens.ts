import { expect, type Page } from "@playwright/test";
import { administrator } from "./administrator.ts";
import { tabTo, visit } from "./pages.ts";

/** Opens a screen of the admin area as somebody who signs in first, without the mouse. */
export async function signInByKeyboard(page: Page, path = "/admin"): Promise<void> {
  await visit(page, path);
  await expect(page).toHaveURL(/\/admin\/login$/);
  await signInHere(page);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
}

/** Fills in the sign-in form that is shown. */
export async function signInHere(page: Page): Promise<void> {
  await tabTo(page, page.getByRole("textbox", { name: "Kullanıcı Adı" }));
  await page.keyboard.type(administrator.username);
  await tabTo(page, page.getByLabel("Şifre", { exact: true }));
  await page.keyboard.type(administrator.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Yönetici Girişi" })).toHaveCount(0);
}

/** The text of an article, in the editor. */
export function articleText(page: Page) {
  return page.getByRole("textbox", { name: "İçerik" });
}
