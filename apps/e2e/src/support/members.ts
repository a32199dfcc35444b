import { expect, type Locator, type Page } from "@playwright/test";

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

const somebody: Person = { firstName: "Ayşe", lastName: "Yılmaz", phone: "+90 312 000 00 00" };

/** Registers up to the sign-in that follows. */
export async function register(
  page: Page,
  origin: string,
  email: string,
  { firstName, lastName, phone } = somebody,
): Promise<void> {
  await page.goto(`${origin}/uye-ol`);
  const values = { Ad: firstName, Soyad: lastName, "E-posta": email, Telefon: phone, Şifre: PASSWORD };
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
  await page.getByRole("checkbox", { name: /kabul ediyorum/ }).check();
  await button(page, "Üye Ol").click();
  await page.waitForURL("**/giris-yap");
}

/** Signs in and waits for the profile. */
export async function signIn(page: Page, origin: string, email: string, password = PASSWORD): Promise<void> {
  await fillSignIn(page, origin, email, password);
  await page.waitForURL("**/profil");
  await expect(page.getByRole("heading", { level: 1, name: "Profil Bilgileri" })).toBeVisible();
}

/** Submits the sign-in form without expecting success. */
export async function fillSignIn(page: Page, origin: string, email: string, password: string): Promise<void> {
  await page.goto(`${origin}/giris-yap`);
  await field(page, "E-posta").fill(email);
  await field(page, "Şifre").fill(password);
  await button(page, "Giriş Yap").click();
}
