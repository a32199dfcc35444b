import { signInByKeyboard, signInHere } from "../../support/admin-screens.ts";
import { administrator } from "../../support/administrator.ts";
import { expect, test } from "../../support/test.ts";

test("an administrator is sent to the sign-in and back, also with a token without its cookie, and signs out", async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.expect(/status of 401/);
  await signInByKeyboard(page, "/admin/tags");
  await expect(page.getByRole("heading", { level: 1, name: "Etiketler" })).toBeVisible();
  await context.clearCookies();
  await page.goto("/admin/categories");
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect(await page.evaluate(() => localStorage.getItem("adminToken"))).toBeNull();
  await signInHere(page);
  await expect(page).toHaveURL(/\/admin\/categories$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await page.goto("/admin/login");
  await expect(page, "whoever is signed in does not see the sign-in again").toHaveURL(/\/admin$/);
  await expect(page.getByText(`Hoş geldiniz, ${administrator.username}`)).toBeVisible();
  await page.getByRole("button", { name: "Çıkış Yap" }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.goto("/admin/tags");
  await expect(page).toHaveURL(/\/admin\/login$/);
});
