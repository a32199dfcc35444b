import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { articleText, openAdmin } from "../../support/admin-screens.ts";
import { openProfile } from "../../support/profile-browser.ts";
import { expect, test } from "../../support/test.ts";

const IS_FULL_LENGTH = process.env.ENDURANCE !== undefined;
const WORDS = IS_FULL_LENGTH ? 125 : 6;
const PAUSE_MS = 600;
const PATH = "/admin/posts/new";

const words = Array.from({ length: WORDS }, (_, index) => `sözcük${index}`);

test("a browser that was killed gets back every word that the server has acknowledged", { tag: "@apart" }, async ({
  product,
  api,
}) => {
  test.setTimeout(240_000);
  const profile = await mkdtemp(join(tmpdir(), "killed-browser-"));
  await api.discardNewPosts();
  try {
    const killed = await openProfile(profile);
    await openAdmin(killed.page, PATH, product.address);
    await killed.page.getByLabel("Başlık", { exact: true }).fill("Elektrik kesildi");
    for (const word of words) {
      await articleText(killed.page).pressSequentially(`${word} `);
      if (IS_FULL_LENGTH) await killed.page.waitForTimeout(PAUSE_MS);
    }
    await expect.poll(() => api.newPostDrafts()).toContain(words.at(-1));
    await killed.kill();

    const { page, kill } = await openProfile(profile);
    await openAdmin(page, PATH, product.address);
    await page.getByRole("button", { name: "Taslağı Geri Yükle" }).click();
    await expect(articleText(page)).toHaveText(words.join(" "));
    await kill();
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    await api.discardNewPosts();
  }
});
