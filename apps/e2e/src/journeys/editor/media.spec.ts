import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { goTo } from "../../support/admin-menu.ts";
import { articleText, openAdmin, publishNow } from "../../support/admin-screens.ts";
import { visit } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

const IMAGES = resolve(import.meta.dirname, "../../../../web/public/images/blog");
const NAME = "Duruşma salonu.webp";

const first = "bilirkisi-raporu-nasil-okunur.webp";
// Small images, because encoding each size in each format takes time.
const second = "bilirkisi-gorevlendirme-takibi-640.webp";
const pasted = "kucuk-ekipler-icin-yedekleme-640.webp";

/** Drops files on the upload area, as a drag from the desktop does. */
async function drop(page: Page, files: { name: string; type: string; bytes: Buffer }[]): Promise<void> {
  const dropped = await page.evaluateHandle(
    (given) => {
      const transfer = new DataTransfer();
      for (const { name, type, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type }));
      }
      return transfer;
    },
    files.map(({ name, type, bytes }) => ({ name, type, base64: bytes.toString("base64") })),
  );
  await page.locator("[data-upload-area]").dispatchEvent("drop", { dataTransfer: dropped });
}

test("an image is dropped into the library, another pasted into an article, and readers get them as AVIF", {
  tag: "@apart",
}, async ({ page, api, openBrowser, pageErrors }) => {
  pageErrors.expect(/status of 400/); // the refused file
  const { slug } = await api.createPost({
    title: "Editörde görsel",
    slug: "editorde-gorsel",
    content: "<p>Metin</p>",
    status: "draft",
  });
  const card = page.getByRole("article", { name: NAME });

  await test.step("drops an image and a file that is none", async () => {
    const uploads = page.getByRole("list", { name: "Yüklemeler" });
    await openAdmin(page, "/admin/media");
    await drop(page, [
      { name: NAME, type: "image/webp", bytes: readFileSync(resolve(IMAGES, first)) },
      { name: "çizim.svg", type: "image/svg+xml", bytes: Buffer.from("<svg><script>alert(1)</script></svg>") },
    ]);
    await expect(uploads.getByText("Yüklendi")).toBeVisible();
    await expect(uploads.getByRole("alert")).toContainText("SVG dosyaları betik içerebildiği için kabul edilmiyor.");
    await expect(card.getByText("Alternatif metin yok")).toBeVisible();
  });

  await test.step("chooses it as featured image, pastes another one, describes both and publishes", async () => {
    await goTo(page, "Yazılar");
    await page.getByRole("link", { name: "Editörde görsel" }).click();
    const fields = page.getByRole("group", { name: "Görsel", exact: true });
    await fields.getByRole("button", { name: "Görsel Seç" }).click();
    await page.getByRole("button", { name: `Seç: ${NAME}` }).click();
    await fields.getByLabel("Görsel alternatif metni").fill("Kapak çizimi");
    await articleText(page).click();
    await articleText(page).evaluate(
      (editor, content) => {
        const clipboardData = new DataTransfer();
        const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
        clipboardData.items.add(new File([bytes], "pano.webp", { type: "image/webp" }));
        editor.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
      },
      readFileSync(resolve(IMAGES, pasted)).toString("base64"),
    );
    await expect(page.getByText("Görsel eklendi")).toBeVisible();
    await articleText(page).getByLabel("Alternatif metin").fill("Yapıştırılan çizim");
    await publishNow(page);
    await expect(page.getByText("Yazı yayınlandı.")).toBeVisible();
  });

  let address = "";
  await test.step("readers get each image in its size and the best format", async () => {
    const reader = await openBrowser();
    await visit(reader, `/blog/${slug}`);
    expect(await reader.locator("picture > source").first().boundingBox()).toBeNull(); // takes no space in the layout
    const featured = reader.getByRole("img", { name: "Kapak çizimi" });
    await expect(featured).toHaveAttribute("srcset", /480\.jpg 480w, .*960\.jpg 960w/);
    address = (await featured.getAttribute("src")) ?? "";
    const image = reader.getByRole("img", { name: "Yapıştırılan çizim" });
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveAttribute("width", "640");
    await expect
      .poll(() => image.evaluate((shown) => (shown instanceof HTMLImageElement ? shown.currentSrc : "")))
      .toMatch(/\/media\/library\/\w{16}\/\d+\.avif$/);
  });

  await test.step("replaces a file; the address stays", async () => {
    const before = await (await page.request.get(address)).body();
    await goTo(page, "Ortam Kitaplığı");
    await card.getByRole("button", { name: "Düzenle" }).click();
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      page.getByRole("dialog", { name: "Görsel" }).getByRole("button", { name: "Dosyayı Değiştir" }).click(),
    ]);
    await chooser.setFiles(resolve(IMAGES, second));
    await expect(page.getByText("Görsel değiştirildi; adresi aynı kaldı.")).toBeVisible();
    expect(Buffer.compare(before, await (await page.request.get(address)).body())).not.toBe(0);
  });
});
