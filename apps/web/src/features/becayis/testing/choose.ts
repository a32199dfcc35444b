import { expect } from "vitest";
import { page, userEvent } from "vitest/browser";

/** Selects an option of a combobox by keyboard. @param typed a part of its name, in any spelling */
export async function choose(name: string, typed: string, option: string): Promise<void> {
  const field = page.getByRole("combobox", { name, exact: true });
  await field.fill(typed);
  await expect.element(page.getByRole("option").first()).toHaveTextContent(option);
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveValue(option);
}
