import { expectInjectionsRefused } from "../../support/injections.ts";
import { expect, test } from "../../support/test.ts";

test("pages reject HTML and scripts that no policy has created", async ({ page }) => {
  for (const path of ["/", "/blog", "/admin/login"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectInjectionsRefused(page, path);
  }
});
