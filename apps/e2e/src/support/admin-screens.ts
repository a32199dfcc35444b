import { expect, type Locator, type Page } from "@playwright/test";
import { read } from "./admin-api.ts";
import { administrator } from "./administrator.ts";
import { tabTo, visit } from "./pages.ts";
import { SCRIPT_HEADERS, storeInBrowser } from "./script-calls.ts";

/** Administrators' sessions that this worker has opened. A token is valid only together with its cookie. */
const opened: { origin: string; authorization: string; cookie: string }[] = [];

async function rememberSession(page: Page, token: string): Promise<void> {
  const { origin } = new URL(page.url());
  const cookies = await page.context().cookies(origin);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  opened.push({ origin, authorization: `Bearer ${token}`, cookie });
}

/** Ends these sessions, because an account has at most twenty and the worker's own one would end. */
export async function endOpenedSessions(): Promise<void> {
  for (const { origin, ...headers } of opened.splice(0))
    await fetch(`${origin}/api/admin/logout`, { method: "POST", headers });
}

/** Signs this browser in as administrator by a call and opens an admin screen. */
export async function openAdmin(page: Page, path = "/admin", origin = ""): Promise<void> {
  const { token } = await read<{ token: string }>(
    await page.request.post(`${origin}/api/admin/login`, { headers: SCRIPT_HEADERS, data: administrator }),
  );
  await storeInBrowser(page, origin, { adminToken: token });
  await rememberSession(page, token);
  await visit(page, origin + path);
}

/** Opens an admin screen and signs in by keyboard. */
export async function signInByKeyboard(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await expect(page).toHaveURL(/\/admin\/login$/);
  await signInHere(page);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
}

/** Chooses an action of a row or card in its menu. */
export async function chooseRowAction(row: Locator, action: string): Promise<void> {
  await row.getByRole("button", { name: / için işlemler$/ }).click();
  await row.page().getByRole("menuitem", { name: action, exact: true }).click();
}

/** Fills in and submits the visible sign-in form. */
export async function signInHere(page: Page): Promise<void> {
  await tabTo(page, page.getByRole("textbox", { name: "Kullanıcı Adı" }));
  await page.keyboard.type(administrator.username);
  await tabTo(page, page.getByLabel("Şifre", { exact: true }));
  await page.keyboard.type(administrator.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Yönetici Girişi" })).toHaveCount(0);
  const token = await page.evaluate(() => localStorage.getItem("adminToken"));
  if (token) await rememberSession(page, token);
}

/**
 * Returns what the browser has stored of the unsaved post with this id as JSON, "" if nothing.
 * @param id "new" or a number
 */
export function storedDraft(page: Page, id: string): Promise<string> {
  return page.evaluate((prefix) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith(prefix));
    return (key && localStorage.getItem(key)) ?? "";
  }, `postDraft:${id}:`);
}

/** Returns the editor's content area. */
export function articleText(page: Page) {
  return page.getByRole("textbox", { name: "İçerik" });
}

/** Has the editor's toolbar above the text for good, by its key, and returns it. The cursor is in the text. */
export async function pinToolbar(page: Page) {
  const toolbar = page.getByRole("toolbar", { name: "Metin biçimlendirme" });
  await page.keyboard.press("Alt+F10");
  await toolbar.getByRole("button", { name: "Sabitle" }).click();
  return toolbar;
}

/** Publishes the post in the editor now, with the dialog's proposals. */
export async function publishNow(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Yayınla", exact: true }).click();
  await page.getByRole("dialog", { name: "Yayınla" }).getByRole("button", { name: "Yayınla" }).click();
}
