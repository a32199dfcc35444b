import { expect, test } from "../support/test.ts";

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

test("pages reject HTML and scripts that no policy has created", async ({ page }) => {
  for (const path of ["/", "/blog", "/admin/login"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.mouse.move(100, 100); // the first use starts the scripts, which create the policies
    await page.mouse.move(110, 110);
    await page.waitForFunction(() => window.trustedTypes?.defaultPolicy);
    for (const [name, attempt] of Object.entries(ATTEMPTS))
      await expect(page.evaluate(attempt), `${path}: ${name}`).rejects.toThrow(/TypeError/);
  }
});
