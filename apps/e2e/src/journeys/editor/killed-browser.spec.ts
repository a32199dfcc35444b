import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { articleText, openAdmin, storedDraft } from "../../support/admin-screens.ts";
import { visit } from "../../support/pages.ts";
import { openProfile } from "../../support/profile-browser.ts";
import { expect, test } from "../../support/test.ts";

/** At full length the browser's own copy, which Chromium writes to disk late, is older than the server's by itself. */
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
    const type = async (some: string[]) => {
      for (const word of some) {
        await articleText(killed.page).pressSequentially(`${word} `);
        if (IS_FULL_LENGTH) await killed.page.waitForTimeout(PAUSE_MS);
      }
    };
    const half = Math.floor(WORDS / 2);
    await type(words.slice(0, half));
    await expect.poll(() => storedDraft(killed.page, "new")).toContain(words[half - 1]);
    const early = await storedDraft(killed.page, "new");
    await type(words.slice(half));
    await expect.poll(() => api.newPostDrafts()).toContain(words.at(-1));
    await killed.kill();

    const { page, kill } = await openProfile(profile);
    await openAdmin(page, "/admin/posts", product.address);
    // After a power cut the disk holds the copy of half a minute ago.
    if (!IS_FULL_LENGTH) await page.evaluate(storeAlone, early);
    await visit(page, product.address + PATH);
    await page.getByRole("button", { name: "Taslağı Geri Yükle" }).click();
    await expect(articleText(page)).toHaveText(words.join(" "));
    await kill();
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    await api.discardNewPosts();
  }
});

/** Runs in the page: replaces the drafts of the browser by one. */
function storeAlone(draft: string): void {
  for (const key of Object.keys(localStorage)) if (/Draft:/.test(key)) localStorage.removeItem(key);
  localStorage.setItem(`postDraft:new:${JSON.parse(draft).id}`, draft);
}
