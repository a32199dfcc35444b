import { ThemeSwitch } from "@site/browser/theme-switch";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { renderScreen } from "../testing/render-screen.tsx";

afterEach(() => localStorage.clear());

test.each([
  ["light", "Tema: açık", ["dark", "light"]],
  ["dark", "Tema: koyu", ["light", "dark"]],
  ["system", "Tema: açık", ["dark", "light"]],
])("the switch of this area chooses between light and dark, from %s", async (stored, tip, chosen) => {
  localStorage.setItem("theme", stored);
  renderScreen(<ThemeSwitch isTwoWay />);
  const button = screen.getByRole("button", { name: "Tema değiştir" });
  expect(button.dataset.tip).toBe(tip);
  expect(localStorage.getItem("theme"), "showing it chooses nothing").toBe(stored);
  for (const scheme of chosen) {
    await userEvent.click(button);
    expect(localStorage.getItem("theme")).toBe(scheme);
  }
});
