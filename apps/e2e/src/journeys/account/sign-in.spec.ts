import { signInByKeyboard, signInHere } from "../../support/admin-screens.ts";
import { administrator } from "../../support/administrator.ts";
import { visit } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

test("mistakes at the sign-in are named and can be corrected, and signing out ends the session", async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 401/);
  pageErrors.expect(/net::ERR_FAILED/);
  await visit(page, "/admin/login");
  const username = page.getByRole("textbox", { name: "Kullanıcı Adı" });
  const password = page.getByLabel("Şifre", { exact: true });
  const signIn = page.getByRole("button", { name: "Giriş Yap" });
  const failure = page.getByRole("alert").filter({ hasText: "Giriş başarısız" });

  await test.step("empty fields are named beside them and the first gets the focus", async () => {
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

  await test.step("a wrong password is refused in words", async () => {
    await password.fill("bu-sifre-yanlis");
    await password.press("Enter");
    await expect(failure).toBeVisible();
    await expect(password).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem("adminToken"))).toBeNull();
  });

  await test.step("a server that cannot be reached is named too", async () => {
    await page.route("**/trpc/admin.session.login**", (route) => route.abort());
    await page.getByRole("button", { name: "Yazdığımı göster" }).click();
    await expect(password).toHaveAttribute("type", "text");
    await password.fill(administrator.password);
    const failed = page.waitForEvent("requestfailed");
    await signIn.click(); // removes the previous alert
    await failed;
    await expect(failure).toBeVisible();
    await expect(signIn).toBeEnabled();
    await page.unrouteAll();
  });

  await password.press("Enter");
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByText(`Hoş geldiniz, ${administrator.username}`)).toBeVisible();
  await page.goto("/admin/login");
  await expect(page, "whoever is signed in does not see the sign-in again").toHaveURL(/\/admin$/);
  await page.getByRole("button", { name: "Çıkış Yap" }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.goto("/admin/posts");
  await expect(page).toHaveURL(/\/admin\/login$/);
});

test("a visitor without a session is sent to the sign-in and back, as with a token without its cookie", async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.expect(/status of 401/);
  await signInByKeyboard(page, "/admin/posts/new");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.clearCookies();
  await page.goto("/admin/posts");
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect(await page.evaluate(() => localStorage.getItem("adminToken"))).toBeNull();
  await signInHere(page);
  await expect(page).toHaveURL(/\/admin\/posts$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
