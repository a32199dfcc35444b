import { expect, type Page } from "@playwright/test";

/**
 * Follows a link of the admin area's menu, unfolding its groups where it is hidden, without loading a document, and
 * waits for the other screen.
 */
export async function goTo(page: Page, name: string): Promise<void> {
  const menu = page.getByRole("navigation", { name: "Yönetim menüsü" });
  const link = menu.getByRole("link", { name, exact: true });
  await expect(menu.getByRole("link").first()).toBeVisible();
  const folded = menu.getByRole("button", { expanded: false });
  while (!(await link.isVisible()) && (await folded.count()) > 0) await folded.first().click();
  await link.click();
  await expect(link).toHaveAttribute("aria-current", "page");
}
