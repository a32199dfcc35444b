import { type Locator, page } from "vitest/browser";

/** Returns the button of the menu with the actions of a row or card. */
export const rowMenu = (row: Locator) => row.getByRole("button", { name: / için işlemler$/ });

/** Chooses an action of a row or card in its menu. */
export async function chooseRowAction(row: Locator, action: string): Promise<void> {
  await rowMenu(row).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}
