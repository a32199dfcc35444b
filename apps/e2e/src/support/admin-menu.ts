import { expect, type Page } from "@playwright/test";

/**
 * Follows the links of the admin area to a place and a screen in it, without loading a document, and waits for that
 * screen.
 */
export async function goTo(page: Page, place: string, screen?: string): Promise<void> {
  const inMenu = page.getByRole("navigation", { name: "Yönetim menüsü" }).getByRole("link", { name: place });
  await inMenu.click();
  await expect(inMenu).toHaveAttribute("aria-current", /page|true/);
  if (screen === undefined) return;
  const inPlace = page.getByRole("navigation", { name: place, exact: true }).getByRole("link", { name: screen });
  await inPlace.click();
  await expect(inPlace).toHaveAttribute("aria-current", "page");
}
