import { expect } from "vitest";
import { type Locator, userEvent } from "vitest/browser";

/** Activates a button by keyboard. This also works below a notification, which stays while the pointer is over it. */
export async function press(button: Locator): Promise<void> {
  await expect.element(button).toBeEnabled();
  const element = button.element();
  if (element instanceof HTMLElement) element.focus();
  await userEvent.keyboard("{Enter}");
}
