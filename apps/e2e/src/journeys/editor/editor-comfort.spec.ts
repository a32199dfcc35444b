import type { Page } from "@playwright/test";
import { articleText, openAdmin } from "../../support/admin-screens.ts";
import { expectAccessible } from "../../support/screen-checks.ts";
import { expect, test } from "../../support/test.ts";

const LINKED = "Bağlanılacak ığdırlı yazı";
const MARKDOWN = "## Yapıştırılan bölüm\n\n- **bir**\n- iki\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\nSon söz.";

test("an article is written with the block menu, Markdown and a link to another article", async ({ page, api }) => {
  const other = await api.createPost({
    title: LINKED,
    slug: "baglanilacak-igdirli-yazi",
    content: "<p>Metin.</p>",
    status: "published",
  });
  await openAdmin(page, "/admin/posts/new");
  await page.getByLabel("Başlık", { exact: true }).fill("Rahat yazılan yazı");
  const text = articleText(page);
  await text.focus();

  await test.step("'/' offers blocks, found without Turkish marks", async () => {
    const menu = page.getByRole("listbox", { name: "Blok ekle" });
    await page.keyboard.type("/");
    await expect(menu.getByRole("option")).toHaveCount(10);
    await expect(menu, "it stands at the cursor").toBeInViewport({ ratio: 1 });
    const left = (await text.boundingBox())?.x ?? Number.POSITIVE_INFINITY;
    await expect.poll(async () => (await menu.boundingBox())?.x).toBeGreaterThanOrEqual(left);
    await expectAccessible(page);
    await page.keyboard.type("numarali");
    await expect(menu.getByRole("option")).toHaveText(["Numaralı liste"]);
    await page.keyboard.press("Enter");
    await expect(menu).toBeHidden();
    await page.keyboard.type("Birinci adım");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
  });

  await test.step("Markdown becomes rich content, typed and pasted", async () => {
    await page.keyboard.type("# Yazılan bölüm");
    await page.keyboard.press("Enter");
    await paste(page, MARKDOWN);
    await expect(text.getByRole("heading", { level: 2 })).toHaveText(["Yazılan bölüm", "Yapıştırılan bölüm"]);
    await expect(text.getByRole("columnheader")).toHaveText(["A", "B"]);
    await expect(page.getByRole("status", { name: "Metnin uzunluğu" })).toContainText("14 kelime");
  });

  await test.step("another article is linked by its title", async () => {
    await page.keyboard.type(" ");
    await page.keyboard.press("Control+k");
    const dialog = page.getByRole("dialog", { name: "Bağlantı" });
    await dialog.getByRole("combobox", { name: "Bu sitedeki bir yazı" }).fill("igdirli");
    await page.getByRole("option", { name: LINKED }).click();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Ekle" }).click();
    await expect(text.getByRole("link")).toHaveAttribute("href", `/blog/${other.slug}`);
  });

  await test.step("the HTML can be edited", async () => {
    await page.getByRole("button", { name: "HTML" }).click();
    const source = page.getByRole("textbox", { name: "İçerik (HTML)" });
    await source.fill((await source.inputValue()).replace("Birinci adım", "İlk adım"));
    await expectAccessible(page);
    await page.getByRole("button", { name: "HTML" }).click();
    await expect(text.getByRole("listitem").first()).toHaveText("İlk adım");
  });

  await test.step("the shortcuts are listed", async () => {
    await page.getByRole("button", { name: "Kısayollar" }).press("Shift+?");
    const dialog = page.getByRole("dialog", { name: "Kısayollar" });
    await expect(dialog.getByRole("row", { name: "Ctrl + K Bağlantı" })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  await test.step("the server keeps all of it", async () => {
    await page.getByRole("button", { name: "Kaydet", exact: true }).click();
    await expect(page.getByText("Blog yazısı oluşturuldu.")).toBeVisible();
    await page.getByRole("link", { name: "Rahat yazılan yazı" }).click();
    await expect(text.getByRole("listitem")).toHaveText(["İlk adım", "bir", "iki"]);
    await expect(text.getByRole("table")).toBeVisible();
    await expect(text.getByRole("link")).toHaveAttribute("href", `/blog/${other.slug}`);
  });
});

/** Pastes a plain text into the focused element. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}
