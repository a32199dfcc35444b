import { adminToken } from "@site/browser/admin-token";
import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible } from "@site/browser/testing/expect-accessible";
import { adminPaths } from "@site/contract/admin-paths";
import { adminSignInTexts } from "@site/contract/identity/sign-in/admin-labels";
import type { SiteSettings } from "@site/contract/settings/schema";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { dashboardAnswers } from "../testing/browser/dashboard-answers.ts";
import { openScreen } from "../testing/browser/open-screen.tsx";
import { postAnswers } from "../testing/browser/post-answers.ts";

const user = { id: 1, username: "deniz", email: "deniz@example.org", role: "admin" as const };
const settings: SiteSettings = {
  site_name: "Hukuk ve Yazılım",
  site_description: "",
  site_url: "http://localhost",
  contact_email: "",
  social_github: "",
  social_instagram: "",
  social_youtube: "",
  default_meta_title: "",
  default_meta_description: "",
  default_meta_keywords: "",
  google_analytics_id: "",
  ads_client_id: "",
  ads_slot_id: "",
  show_follow_form: "true",
  profile_image_url: "",
  logo_image_url: "",
  icon_image_url: "",
  logo_version: "",
  icon_version: "",
  turnstile_id: "",
  turnstile_enabled: "false",
  turnstile_site_key: "",
};
const login = vi.fn();
const me = vi.fn();
const username = page.getByRole("textbox", { name: "Kullanıcı Adı" });
const password = page.getByLabelText("Şifre", { exact: true });
const code = page.getByRole("textbox", { name: "Doğrulama Kodu" });
const submit = page.getByRole("button", { name: "Giriş Yap" });
const failure = page.getByRole("alert").filter({ hasText: "Giriş başarısız" });

/** Opens a screen with an expired session, so that the sign-in is shown. */
async function open() {
  me.mockImplementation(() => {
    throw callError({ code: "UNAUTHORIZED", message: "Oturum süresi dolmuş", httpStatus: 401 });
  });
  const router = await openScreen(adminPaths.tags, {
    site: { settings: { get: () => settings } },
    admin: { session: { me, login, options: () => ({ google: true }) }, tags: { list: () => [] } },
  });
  await expect.element(submit).toBeVisible();
  expect(adminToken.read()).toBeNull();
  return router;
}

beforeEach(() => {
  login.mockReset();
});

test("empty fields are named beside them and the first gets the focus", async () => {
  await open();
  await expect.element(username).toHaveFocus();
  expect(document.title).toBe("Yönetici Girişi");
  await submit.click();
  await expect.element(username).toHaveAccessibleDescription(adminSignInTexts.usernameRequired);
  await expect.element(password).toHaveAccessibleDescription(adminSignInTexts.passwordRequired);
  await expect.element(username).toHaveFocus();
  await expectAccessible();
  await username.fill("deniz");
  await submit.click();
  await expect.element(username).not.toHaveAttribute("aria-invalid", "true");
  await expect.element(password).toHaveFocus();
  expect(login).not.toHaveBeenCalled();
});

test("a wrong password and a server that cannot be reached are named; then the wanted screen is shown", async () => {
  login.mockRejectedValueOnce(callError({ code: "UNAUTHORIZED", message: "Giriş başarısız: şifre hatalı" }));
  login.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const router = await open();
  await username.fill("deniz");
  await password.fill("bu-sifre-yanlis");
  await userEvent.keyboard("{Enter}");
  await expect.element(failure).toHaveTextContent("şifre hatalı");
  await expect.element(password).toHaveFocus();
  expect(adminToken.read()).toBeNull();
  await page.getByRole("button", { name: "Yazdığımı göster" }).click();
  await expect.element(password).toHaveAttribute("type", "text");
  await submit.click();
  await expect.element(page.getByRole("alert").filter({ hasText: /^Giriş başarısız$/ })).toBeVisible();
  login.mockImplementation(() => {
    me.mockImplementation(() => user);
    return { token: "a_test", user };
  });
  await submit.click();
  await expect.element(page.getByRole("heading", { name: "Henüz etiket yok" })).toBeVisible();
  expect(router.state.location.pathname).toBe(adminPaths.tags);
});

test("the second step keeps the names and says what is wrong with a code", async () => {
  const wrong = "Kod hatalı ya da daha önce kullanılmış.";
  login.mockRejectedValueOnce(callError({ code: "SECOND_FACTOR_REQUIRED", message: "" }));
  login.mockRejectedValueOnce(callError({ code: "VALIDATION_FAILED", message: wrong, fields: { code: wrong } }));
  await open();
  await username.fill("deniz");
  await password.fill("dogru-parola-1");
  await userEvent.keyboard("{Enter}");
  await expect.element(code).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard("111111{Enter}");
  await expect.element(code).toHaveAccessibleDescription(new RegExp(wrong));
  await expect.element(code).toHaveValue("111111");
  await expect.element(username).toHaveValue("deniz");
});

test.each([
  { set: "is not done", isPostponed: false, start: adminPaths.dashboard },
  { set: "is put off", isPostponed: true, start: adminPaths.home },
] as const)("who asked for no screen and whose set-up $set begins at $start", async ({ isPostponed, start }) => {
  const get = vi.fn(() => ({ steps: [{ step: "mail" as const, isDone: false }], isDismissed: false, isPostponed }));
  const shown = { ...postAnswers, ...dashboardAnswers, tags: { list: () => [] }, setupChecklist: { get } };
  me.mockImplementation(() => {
    throw callError({ code: "UNAUTHORIZED", message: "Oturum süresi dolmuş", httpStatus: 401 });
  });
  const router = await openScreen(adminPaths.home, {
    site: { settings: { get: () => settings } },
    admin: { ...shown, session: { me, login, options: () => ({ google: true }) } },
  });
  await expect.element(submit).toBeVisible();
  login.mockImplementation(() => {
    me.mockImplementation(() => user);
    return { token: "a_test", user };
  });
  await username.fill("deniz");
  await password.fill("dogru-parola-1");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => router.state.location.pathname).toBe(start);
});
