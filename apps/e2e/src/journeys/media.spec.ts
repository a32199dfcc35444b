import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { articleText, signInByKeyboard } from "../support/admin-screens.ts";
import { pressOn, tabTo, visit } from "../support/pages.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "../support/screen-checks.ts";
import { expect, test } from "../support/test.ts";

const IMAGES = resolve(import.meta.dirname, "../../../web/public/images/blog");
const NAME = "Duruşma salonu.webp";
const ALT = "Boş bir duruşma salonunda kürsü ve sıralar";

const first = "bilirkisi-raporu-nasil-okunur.webp";
const second = "bilirkisi-gorevlendirme-takibi.webp";
const third = "becayis-nedir-nasil-yapilir.webp";
const fourth = "kucuk-ekipler-icin-yedekleme.webp";

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

test("an administrator uploads, describes, uses, replaces and deletes an image", async ({ page, api, faults }) => {
  test.setTimeout(180_000);
  const uploads = page.getByRole("list", { name: "Yüklemeler" });
  const card = page.getByRole("article", { name: NAME });
  let address = "";

  await test.step("drops an image and a file that is none", async () => {
    await signInByKeyboard(page, "/admin/media");
    await expect(page.getByText("Henüz görsel yok")).toBeVisible();
    faults.expect(/status of 400/); // the refused file
    await drop(page, [
      { name: NAME, type: "image/webp", bytes: readFileSync(resolve(IMAGES, first)) },
      { name: "çizim.svg", type: "image/svg+xml", bytes: Buffer.from("<svg><script>alert(1)</script></svg>") },
    ]);
    await expect(uploads.getByText("Yüklendi")).toBeVisible();
    await expect(uploads.getByRole("alert")).toContainText("SVG dosyaları betik içerebildiği için kabul edilmiyor.");
    await expect(card.getByText("Alternatif metin yok")).toBeVisible();
  });

  await test.step("refuses a file above 15 MB before it is sent", async () => {
    await page.getByLabel("Yüklenecek görseller").setInputFiles({
      name: "büyük.jpg",
      mimeType: "image/jpeg",
      buffer: Buffer.alloc(15 * 1024 * 1024 + 1),
    });
    await expect(uploads.getByRole("alert")).toContainText("Dosya çok büyük. En fazla 15 MB");
  });

  await test.step("describes it and finds it without diacritics", async () => {
    await pressOn(page, card.getByRole("button", { name: "Düzenle" }));
    const dialog = page.getByRole("dialog", { name: "Görsel" });
    await expect(dialog.getByText("Henüz hiçbir yerde kullanılmıyor.")).toBeVisible();
    address = await dialog.getByLabel("Kalıcı adres").inputValue();
    await tabTo(page, dialog.getByLabel("Alternatif metin"));
    await page.keyboard.type(ALT);
    await pressOn(page, dialog.getByRole("button", { name: "Kaydet" }));
    await expect(page.getByText("Alternatif metin kaydedildi.")).toBeVisible();
    await page.getByRole("searchbox").fill("kursu");
    await expect(page).toHaveURL(/ara=kursu/);
    await expect(page.getByRole("img", { name: ALT })).toBeVisible();
    await page.getByRole("searchbox").fill("");
    await expect(page).toHaveURL(/media$/);
    await expect(page.locator('ul[aria-busy="false"]')).toBeVisible(); // a list that is refetched is pale
    await expectAccessible(page);
  });

  await test.step("is usable on a telephone", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, "/admin/media");
    await expect(card).toBeVisible();
    await expectNoSidewaysScrolling(page);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  const post = await api.createPost({
    title: "Kitaplıktan görselli yazı",
    slug: "kitapliktan-gorselli-yazi",
    content: `<p>Salon:</p><p><img src="${address}" alt="${ALT}"></p>`,
    featuredImage: address,
    imageAlt: "Kürsünün kapağı",
    publishedAt: "2023-04-01T09:00:00.000Z",
  });

  await test.step("readers get its size and the best format", async () => {
    await visit(page, `/blog/${post.slug}`);
    const image = page.getByRole("img", { name: ALT });
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveAttribute("width", "1200");
    await expect(image).toHaveAttribute("srcset", /480\.jpg 480w, .*960\.jpg 960w/);
    await expect
      .poll(() => image.evaluate((shown) => (shown instanceof HTMLImageElement ? shown.currentSrc : "")))
      .toMatch(/\/media\/library\/\w{16}\/\d+\.avif$/);
    await expectNoSidewaysScrolling(page);
  });

  await test.step("sees where it is used and cannot delete it", async () => {
    await visit(page, "/admin/media");
    faults.expect(/status of 409/);
    await card.getByRole("button", { name: "Sil" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Sil" }).click();
    await expect(page.getByText("Bu görsel kullanıldığı için silinemez.")).toBeVisible();
    await expect(card).toBeVisible();
  });

  await test.step("replaces its file; the address stays", async () => {
    const before = await (await page.request.get(address)).body();
    await card.getByRole("button", { name: "Düzenle" }).click();
    const dialog = page.getByRole("dialog", { name: "Görsel" });
    await expect(dialog.getByRole("link", { name: "Kitaplıktan görselli yazı" })).toBeVisible();
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      dialog.getByRole("button", { name: "Dosyayı Değiştir" }).click(),
    ]);
    await chooser.setFiles(resolve(IMAGES, second));
    await expect(page.getByText("Görsel değiştirildi; adresi aynı kaldı.")).toBeVisible();
    await expect(dialog.getByLabel("Kalıcı adres")).toHaveValue(address);
    expect(Buffer.compare(before, await (await page.request.get(address)).body())).not.toBe(0);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Kapat" }).click();
  });

  await test.step("deletes another one that nothing uses", async () => {
    await drop(page, [{ name: "kullanılmayan.webp", type: "image/webp", bytes: readFileSync(resolve(IMAGES, first)) }]);
    const unused = page.getByRole("article", { name: "kullanılmayan.webp" });
    await pressOn(page, unused.getByRole("button", { name: "Sil" }));
    await pressOn(page, page.getByRole("dialog").getByRole("button", { name: "Sil" }));
    await expect(page.getByText("Görsel silindi.")).toBeVisible();
    await expect(unused).toHaveCount(0);
  });
});

test("an author chooses images in the editor, pastes one and describes all before publishing", async ({
  page,
  api,
  faults,
  openBrowser,
}) => {
  test.setTimeout(180_000);
  faults.expect(/status of 400/); // publishing without a text
  const { id, slug } = await api.createPost({
    title: "Editörde görsel",
    slug: "editorde-gorsel",
    content: "<p>Metin</p>",
    status: "draft",
  });
  await signInByKeyboard(page, `/admin/posts/${id}`);

  await test.step("uploads and chooses the featured image", async () => {
    const fields = page.getByRole("group", { name: "Görsel", exact: true });
    await fields.getByRole("button", { name: "Kitaplıktan Seç" }).click();
    const picker = page.getByRole("dialog", { name: "Görsel Seç" });
    await expectAccessible(page);
    await drop(page, [{ name: "kapak.webp", type: "image/webp", bytes: readFileSync(resolve(IMAGES, third)) }]);
    await picker.getByRole("button", { name: "Seç: kapak.webp" }).click();
    await expect(fields.getByLabel("Öne çıkan görsel")).toHaveValue(/^\/media\/library\/\w{16}\.jpg$/);
    await fields.getByLabel("Görsel alternatif metni").fill("Kapak çizimi");
  });

  await test.step("inserts an image from the library", async () => {
    await articleText(page).click();
    await page.getByRole("button", { name: "Görsel ekle" }).click();
    await page.getByRole("dialog", { name: "Görsel" }).getByRole("button", { name: "Kitaplıktan Seç" }).click();
    await page.getByRole("button", { name: "Seç: kapak.webp" }).click();
    const dialog = page.getByRole("dialog", { name: "Görsel" });
    await dialog.getByLabel("Alternatif metin").fill("Metindeki çizim");
    await dialog.getByRole("button", { name: "Ekle" }).click();
    await expect(articleText(page).getByRole("img", { name: "Metindeki çizim" })).toBeVisible();
  });

  await test.step("pastes an image file; publishing asks for its text", async () => {
    const base64 = readFileSync(resolve(IMAGES, fourth)).toString("base64");
    await articleText(page).getByText("Metin").click();
    await articleText(page).evaluate((editor, content) => {
      const clipboardData = new DataTransfer();
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      clipboardData.items.add(new File([bytes], "pano.webp", { type: "image/webp" }));
      editor.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, base64);
    await expect(page.getByText("Görsel eklendi")).toBeVisible();
    await page.getByRole("button", { name: "Yayınla", exact: true }).click();
    await expect(page.locator("#icerik-hatasi")).toHaveText(
      "Yayımlamadan önce içerikteki her görselin alternatif metnini yazın.",
    );
  });

  await test.step("describes it and publishes", async () => {
    await articleText(page).locator('img[alt=""]').click();
    await page.getByRole("button", { name: "Görsel ekle" }).click();
    const dialog = page.getByRole("dialog", { name: "Görsel" });
    await dialog.getByLabel("Alternatif metin").fill("Yapıştırılan çizim");
    await dialog.getByRole("button", { name: "Değiştir" }).click();
    await page.getByRole("button", { name: "Yayınla", exact: true }).click();
    await expect(page.getByText("Blog yazısı güncellendi.")).toBeVisible();
    const reader = await openBrowser();
    await visit(reader, `/blog/${slug}`);
    expect(await reader.locator("picture > source").first().boundingBox()).toBeNull(); // takes no place in the layout
    for (const name of ["Kapak çizimi", "Metindeki çizim", "Yapıştırılan çizim"])
      await expect(reader.getByRole("img", { name })).toHaveAttribute("srcset", /480\.jpg 480w/);
    await expectNoSidewaysScrolling(reader);
  });
});
