import { readFileSync, truncateSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { goTo } from "../../support/admin-menu.ts";
import { articleText, openAdmin } from "../../support/admin-screens.ts";
import { pressOn, tabTo, visit } from "../../support/pages.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "../../support/screen-checks.ts";
import { expect, test } from "../../support/test.ts";

const IMAGES = resolve(import.meta.dirname, "../../../../web/public/images/blog");
const NAME = "Duruşma salonu.webp";
const ALT = "Boş bir duruşma salonunda kürsü ve sıralar";

const first = "bilirkisi-raporu-nasil-okunur.webp";
// Small images, because each size of each format takes its time.
const second = "bilirkisi-gorevlendirme-takibi-640.webp";
const third = "becayis-nedir-nasil-yapilir-640.webp";
const fourth = "kucuk-ekipler-icin-yedekleme-640.webp";
const fifth = "../../icons/icon-192.png";

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

test("an administrator fills the media library, writes an article with its images and looks after them", async ({
  page,
  api,
  pageErrors,
  openBrowser,
}) => {
  test.setTimeout(180_000);
  pageErrors.expect(/status of 400/); // the refused file, and publishing without a text
  const uploads = page.getByRole("list", { name: "Yüklemeler" });
  const card = page.getByRole("article", { name: NAME });
  let address = "";
  const { slug } = await api.createPost({
    title: "Editörde görsel",
    slug: "editorde-gorsel",
    content: "<p>Metin</p>",
    status: "draft",
  });

  await test.step("drops an image and a file that is none", async () => {
    await openAdmin(page, "/admin/media");
    await expect(page.getByText("Henüz görsel yok")).toBeVisible();
    await drop(page, [
      { name: NAME, type: "image/webp", bytes: readFileSync(resolve(IMAGES, first)) },
      { name: "çizim.svg", type: "image/svg+xml", bytes: Buffer.from("<svg><script>alert(1)</script></svg>") },
    ]);
    await expect(uploads.getByText("Yüklendi")).toBeVisible();
    await expect(uploads.getByRole("alert")).toContainText("SVG dosyaları betik içerebildiği için kabul edilmiyor.");
    await expect(card.getByText("Alternatif metin yok")).toBeVisible();
  });

  await test.step("refuses a file above 15 MB before it is sent", async () => {
    const large = test.info().outputPath("büyük.jpg");
    writeFileSync(large, "");
    truncateSync(large, 15 * 1024 * 1024 + 1);
    await page.getByLabel("Yüklenecek görseller").setInputFiles(large);
    await expect(uploads.getByRole("alert")).toContainText("Dosya çok büyük. En fazla 15 MB");
  });

  await test.step("describes it and finds it without diacritics", async () => {
    await page.getByRole("main").focus();
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

  await test.step("uses the library on a telephone", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(card).toBeVisible();
    await expectNoSidewaysScrolling(page);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step("uploads and chooses an article's featured image", async () => {
    await goTo(page, "Yazılar");
    await page.getByRole("link", { name: "Editörde görsel" }).click();
    const fields = page.getByRole("group", { name: "Görsel", exact: true });
    await fields.getByRole("button", { name: "Kitaplıktan Seç" }).click();
    const picker = page.getByRole("dialog", { name: "Görsel Seç" });
    await expectAccessible(page);
    await drop(page, [{ name: "kapak.webp", type: "image/webp", bytes: readFileSync(resolve(IMAGES, third)) }]);
    await picker.getByRole("button", { name: "Seç: kapak.webp" }).click();
    await expect(fields.getByLabel("Öne çıkan görsel")).toHaveValue(/^\/media\/library\/\w{16}\.jpg$/);
    await fields.getByLabel("Görsel alternatif metni").fill("Kapak çizimi");
  });

  await test.step("inserts an image from the library, which brings its text", async () => {
    await articleText(page).click();
    await page.getByRole("button", { name: "Görsel ekle" }).click();
    const dialog = page.getByRole("dialog", { name: "Görsel", exact: true });
    await dialog.getByRole("button", { name: "Kitaplıktan Seç" }).click();
    await page.getByRole("button", { name: `Seç: ${NAME}` }).click();
    await expect(dialog.getByLabel("Alternatif metin")).toHaveValue(ALT);
    await dialog.getByRole("button", { name: "Ekle" }).click();
    await expect(articleText(page).getByRole("img", { name: ALT })).toBeVisible();
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
  });

  await test.step("readers get each image in its size and the best format", async () => {
    const reader = await openBrowser();
    await visit(reader, `/blog/${slug}`);
    expect(await reader.locator("picture > source").first().boundingBox()).toBeNull(); // takes no place in the layout
    for (const name of ["Kapak çizimi", ALT, "Yapıştırılan çizim"])
      await expect(reader.getByRole("img", { name })).toHaveAttribute("srcset", /480\.jpg 480w/);
    const image = reader.getByRole("img", { name: ALT });
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveAttribute("width", "1200");
    await expect(image).toHaveAttribute("srcset", /480\.jpg 480w, .*960\.jpg 960w/);
    await expect
      .poll(() => image.evaluate((shown) => (shown instanceof HTMLImageElement ? shown.currentSrc : "")))
      .toMatch(/\/media\/library\/\w{16}\/\d+\.avif$/);
    await expectNoSidewaysScrolling(reader);
  });

  await test.step("sees where it is used and cannot delete it", async () => {
    await goTo(page, "Ortam Kitaplığı");
    pageErrors.expect(/status of 409/);
    await card.getByRole("button", { name: "Sil" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Sil" }).click();
    await expect(page.getByText("Bu görsel kullanıldığı için silinemez.")).toBeVisible();
    await expect(card).toBeVisible();
  });

  await test.step("replaces its file; the address stays", async () => {
    const before = await (await page.request.get(address)).body();
    await card.getByRole("button", { name: "Düzenle" }).click();
    const dialog = page.getByRole("dialog", { name: "Görsel" });
    await expect(dialog.getByRole("link", { name: "Editörde görsel" })).toBeVisible();
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
    await drop(page, [{ name: "kullanılmayan.png", type: "image/png", bytes: readFileSync(resolve(IMAGES, fifth)) }]);
    const unused = page.getByRole("article", { name: "kullanılmayan.png" });
    await unused.getByRole("button", { name: "Düzenle" }).focus();
    await pressOn(page, unused.getByRole("button", { name: "Sil" }));
    await pressOn(page, page.getByRole("dialog").getByRole("button", { name: "Sil" }));
    await expect(page.getByText("Görsel silindi.")).toBeVisible();
    await expect(unused).toHaveCount(0);
  });
});
