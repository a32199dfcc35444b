import { expect, type Page } from "@playwright/test";
import { read } from "./admin-api.ts";
import { administrator } from "./administrator.ts";
import { tabTo, visit } from "./pages.ts";
import { SCRIPT_HEADERS, storeInBrowser } from "./script-calls.ts";

/** Sessions that `openAdmin` has opened in this worker, by origin and token. */
const opened: { origin: string; token: string }[] = [];

/** Ends the sessions of `openAdmin`. An account has twenty at most, so they would end the worker's own one. */
export async function endOpenedSessions(): Promise<void> {
  for (const { origin, token } of opened.splice(0))
    await fetch(`${origin}/api/admin/logout`, { method: "POST", headers: { authorization: `Bearer ${token}` } });
}

/** Signs this browser in as administrator by a call and opens an admin screen. */
export async function openAdmin(page: Page, path = "/admin", origin = ""): Promise<void> {
  const { token } = await read<{ token: string }>(
    await page.request.post(`${origin}/api/admin/login`, { headers: SCRIPT_HEADERS, data: administrator }),
  );
  await storeInBrowser(page, origin, { adminToken: token });
  await visit(page, origin + path);
  opened.push({ origin: new URL(page.url()).origin, token });
}

/** Opens an admin screen and signs in by keyboard. */
export async function signInByKeyboard(page: Page, path = "/admin"): Promise<void> {
  await visit(page, path);
  await expect(page).toHaveURL(/\/admin\/login$/);
  await signInHere(page);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
}

/** Fills in and submits the visible sign-in form. */
export async function signInHere(page: Page): Promise<void> {
  await tabTo(page, page.getByRole("textbox", { name: "Kullanıcı Adı" }));
  await page.keyboard.type(administrator.username);
  await tabTo(page, page.getByLabel("Şifre", { exact: true }));
  await page.keyboard.type(administrator.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Yönetici Girişi" })).toHaveCount(0);
}

/** Returns the editor's content area. */
export function articleText(page: Page) {
  return page.getByRole("textbox", { name: "İçerik" });
}
