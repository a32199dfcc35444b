import { signInByKeyboard } from "../support/admin-screens.ts";
import { administrator } from "../support/administrator.ts";
import { visit } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

test("empty fields are named beside them and the first gets the focus", async ({ page }) => {
  await visit(page, "/admin/login");
  const username = page.getByRole("textbox", { name: "Kullanıcı Adı" });
  const password = page.getByLabel("Şifre", { exact: true });
  const signIn = page.getByRole("button", { name: "Giriş Yap" });

  await signIn.click();
  await expect(username).toHaveAccessibleDescription("Kullanıcı adı gereklidir");
  await expect(password).toHaveAccessibleDescription("Şifre gereklidir");
  await expect(username).toHaveAttribute("aria-invalid", "true");
  await expect(username).toBeFocused();

  await username.fill(administrator.username);
  await signIn.click();
  await expect(username).not.toHaveAttribute("aria-invalid", "true");
  await expect(password).toBeFocused();
});

test("a wrong password is refused in words and can be corrected", async ({ page, faults }) => {
  faults.expect(/status of 401/);
  await visit(page, "/admin/login");
  await page.getByRole("textbox", { name: "Kullanıcı Adı" }).fill(administrator.username);
  const password = page.getByLabel("Şifre", { exact: true });
  await password.fill("bu-sifre-yanlis");
  await password.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "Giriş başarısız" })).toBeVisible();
  await expect(password).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem("adminToken"))).toBeNull();

  await page.getByRole("button", { name: "Yazdığımı göster" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await password.fill(administrator.password);
  await password.press("Enter");
  await expect(page).toHaveURL(/\/admin$/);
});

test("a sign-in that cannot reach the server says so", async ({ page, faults }) => {
  faults.expect(/net::ERR_FAILED/);
  await visit(page, "/admin/login");
  await page.route("**/trpc/admin.session.login**", (route) => route.abort());
  await page.getByRole("textbox", { name: "Kullanıcı Adı" }).fill(administrator.username);
  await page.getByLabel("Şifre", { exact: true }).fill(administrator.password);
  await page.getByRole("button", { name: "Giriş Yap" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Giriş başarısız" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Giriş Yap" })).toBeEnabled();
});

for (const path of ["/admin", "/admin/dashboard", "/admin/posts", "/admin/posts/new", "/admin/posts/1"]) {
  test(`${path} sends a visitor without a session to the sign-in, and back after it`, async ({ page }) => {
    await signInByKeyboard(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test("whoever is signed in does not see the sign-in again, and signing out ends that", async ({ page }) => {
  await signInByKeyboard(page);
  await page.goto("/admin/login");
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByText(`Hoş geldiniz, ${administrator.username}`)).toBeVisible();

  await page.getByRole("button", { name: "Çıkış Yap" }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.goto("/admin/posts");
  await expect(page).toHaveURL(/\/admin\/login$/);
});

test("a stored token alone opens nothing: the cookie beside it belongs to it", async ({ page, context, faults }) => {
  faults.expect(/status of 401/);
  await signInByKeyboard(page);
  await context.clearCookies();
  await page.goto("/admin/posts");
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect(await page.evaluate(() => localStorage.getItem("adminToken"))).toBeNull();
});
