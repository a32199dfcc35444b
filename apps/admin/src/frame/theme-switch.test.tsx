import "@site/tokens/set-theme.js";
import { ThemeSwitch } from "@site/browser/theme-switch";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { renderScreen } from "../testing/render-screen.tsx";

afterEach(() => localStorage.clear());

/** Stores a theme as another tab does. */
function storeElsewhere(theme: string): void {
  localStorage.setItem("theme", theme);
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "theme" })));
}

test.each([
  ["two-way", "light", "Tema: açık", ["dark", "light"]],
  ["two-way", "dark", "Tema: koyu", ["light", "dark"]],
  ["two-way", "system", "Tema: açık", ["dark", "light"]],
  ["two-way", "sepia", "Tema: açık", ["dark", "light"]],
  ["three-way", "light", "Tema: açık", ["dark", "system", "light"]],
  ["three-way", "system", "Tema: sistem", ["light", "dark"]],
])("a %s switch begins with %s of another tab and chooses the next ones", async (kind, stored, tip, chosen) => {
  renderScreen(<ThemeSwitch isTwoWay={kind === "two-way"} />);
  storeElsewhere(stored);
  const button = screen.getByRole("button", { name: "Tema değiştir" });
  await expect.poll(() => button.dataset.tip).toBe(tip);
  expect(localStorage.getItem("theme"), "showing it chooses nothing").toBe(stored);
  for (const theme of chosen) {
    await userEvent.click(button);
    expect(localStorage.getItem("theme")).toBe(theme);
    expect(document.documentElement.dataset.theme).toBe(theme);
  }
});
