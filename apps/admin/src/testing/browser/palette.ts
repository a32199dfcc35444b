import type { Answers } from "@site/browser/testing/answer-calls";
import { onePage } from "@site/browser/testing/one-page";
import { expect } from "vitest";
import { page, userEvent } from "vitest/browser";

/** Answers of the searches for records and stored settings, without results. */
export const noRecords = {
  posts: { page: () => onePage([]) },
  users: { page: () => onePage([]) },
  becayis: { listings: { list: () => onePage([]) } },
  pages: { list: () => [] },
  notificationSettings: { listAll: () => [] },
} satisfies Answers["admin"];

/**
 * Opens the search over the whole app by its keys.
 * @returns its field
 */
export async function openPalette() {
  await expect.element(page.getByRole("button", { name: "Ara", exact: true })).toBeVisible();
  await userEvent.keyboard("{Control>}k{/Control}");
  const field = page.getByRole("combobox", { name: "Yönetimde ara" });
  await expect.element(field).toHaveFocus();
  return field;
}
