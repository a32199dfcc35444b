import { expect, type Page } from "@playwright/test";

/** Follows a link of the admin area's menu, without loading a document, and waits for the other screen. */
export async function goTo(page: Page, name: string): Promise<void> {
  const link = page.getByRole("navigation", { name: "Yönetim menüsü" }).getByRole("link", { name, exact: true });
  await link.click();
  await expect(link).toHaveAttribute("aria-current", "page");
}
