import { expect, type Locator, type Page } from "@playwright/test";
import { read } from "./admin-api.ts";
import { SCRIPT_HEADERS, storeInBrowser } from "./script-calls.ts";

export const PASSWORD = "Çağla-badem 2026";

/** Returns a form field by its exact label; password fields have no ARIA role. */
export function field(page: Page, name: string): Locator {
  return page.getByRole("main").getByLabel(name, { exact: true });
}

export function button(page: Page, name: string): Locator {
  return page.getByRole("main").getByRole("button", { name, exact: true });
}

/** Data of a registration. */
export interface Person {
  firstName: string;
  lastName: string;
  phone: string;
}

/** Signs this browser in by a call. */
export async function openSession(page: Page, origin: string, email: string, password = PASSWORD): Promise<void> {
  const { session } = await read<{ session: { access_token: string } }>(
    await page.request.post(`${origin}/api/auth/login`, { headers: SCRIPT_HEADERS, data: { email, password } }),
  );
  await storeInBrowser(page, origin, { userToken: session.access_token });
}

/** Signs this browser in by a call and opens the profile. */
export async function signIn(page: Page, origin: string, email: string, password = PASSWORD): Promise<void> {
  await openSession(page, origin, email, password);
  await page.goto(`${origin}/profil`);
  await expectProfile(page);
}

/** Signs in with the form and waits for the profile. */
export async function signInByForm(page: Page, origin: string, email: string, password = PASSWORD): Promise<void> {
  await fillSignIn(page, origin, email, password);
  await page.waitForURL("**/profil");
  await expectProfile(page);
}

async function expectProfile(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: "Profil Bilgileri" })).toBeVisible();
}

/** Submits the sign-in form without expecting success. */
export async function fillSignIn(page: Page, origin: string, email: string, password: string): Promise<void> {
  await page.goto(`${origin}/giris-yap`);
  await field(page, "E-posta").fill(email);
  await field(page, "Şifre").fill(password);
  await button(page, "Giriş Yap").click();
}
