import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Injection attempts that Trusted Types must block. */
const ATTEMPTS: Record<string, () => void> = {
  "HTML as text": () => {
    document.body.innerHTML = "<img src=x>";
  },
  "HTML beside an element": () => document.body.insertAdjacentHTML("beforeend", "<p>yabancı</p>"),
  "a script of another origin": () => {
    document.createElement("script").src = "https://example.org/a.js";
  },
  "text as a script": () => {
    document.createElement("script").text = "1";
  },
};

/** Asserts that the page's Trusted Types block each attempt. */
export async function expectInjectionsRefused(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => window.trustedTypes?.defaultPolicy);
  for (const [name, attempt] of Object.entries(ATTEMPTS))
    await expect(page.evaluate(attempt), `${path}: ${name}`).rejects.toThrow(/TypeError/);
}
