import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { basename, resolve } from "node:path";
import { goTo } from "../../support/admin-menu.ts";
import { openAdmin } from "../../support/admin-screens.ts";
import { visit } from "../../support/pages.ts";
import { type RunningProduct, startProduct } from "../../support/product.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "../../support/screen-checks.ts";
import { expect, test } from "../../support/test.ts";

const FIXTURES = resolve(import.meta.dirname, "../../../../../packages/api/fixtures/wordpress");

let product: RunningProduct;
let old: Awaited<ReturnType<typeof startOldSite>>;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  old = await startOldSite();
  product = await startProduct({ variables: { OUTBOUND_ALLOW: "127.0.0.1" } });
});
test.afterAll(async () => {
  await product.stop();
  old.stop();
});

/** Starts the former site's server of images. */
async function startOldSite(): Promise<{ origin: string; stop: () => void }> {
  const server = createServer((request, response) =>
    response.end(readFileSync(resolve(FIXTURES, "images", basename(request.url ?? "")))),
  );
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the system gave no port");
  return { origin: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
}

test("an administrator moves a WordPress blog in and takes everything out again", async ({ page, openBrowser }) => {
  test.setTimeout(120_000);
  const file = readFileSync(resolve(FIXTURES, "export.xml"), "utf8").replaceAll("http://eski-blog.example", old.origin);
  const records = page.getByRole("region", { name: "Kayıtlar" });

  await test.step("uploads the file and sees what would happen", async () => {
    await openAdmin(page, "/admin/transfer", product.address);
    await expect(page.getByText("Henüz aktarım yok")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("İçe aktarılacak dosya").setInputFiles({
      name: "eski-blog.xml",
      mimeType: "text/xml",
      buffer: Buffer.from(file),
    });
    await expect(page.getByText("Deneme bitti: henüz hiçbir şey değişmedi")).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole("row", { name: "Yazılar 51 26 25 0 0" })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("reads why something changes, also on a telephone", async () => {
    await page.getByLabel("Durum").selectOption("Açıklaması olanlar");
    await page.getByLabel("Tür").selectOption("Taşınmayanlar");
    await expect(records.getByText("Sayfalar taşınmaz")).toBeVisible();
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(records.getByText("Sayfalar taşınmaz")).toBeVisible();
    await expectNoSidewaysScrolling(page);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step("starts it, leaves, and finds it finished", async () => {
    await page.getByRole("button", { name: "İçe Aktar" }).click();
    await expect(page.getByText("Aktarım başladı.")).toBeVisible();
    await goTo(page, "Taşıma");
    await page.getByRole("link", { name: "eski-blog.xml" }).click();
    await expect(page.getByText("51 yazı aktarıldı.")).toBeVisible({ timeout: 60_000 });
    await page.getByLabel("Tür").selectOption("Yazılar");
    await expect(records.getByRole("link", { name: "Yazı zamanlamak" })).toHaveAttribute(
      "href",
      /^\/admin\/posts\/\d+$/,
    );
  });

  await test.step("readers find the posts at their former addresses, with their images", async () => {
    const reader = await openBrowser();
    await visit(reader, `${product.address}/2020/02/kategori-ve-etiket-nasil-secilir/`);
    await expect(reader).toHaveURL(/\/blog\/kategori-ve-etiket-nasil-secilir$/);
    const image = reader.getByRole("img", { name: "Ekrandaki liste" });
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((shown) => shown instanceof HTMLImageElement && shown.naturalWidth))
      .toBeGreaterThan(0);
  });

  await test.step("takes everything out", async () => {
    await goTo(page, "Taşıma");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Arşivi İndir" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^icerik-\d{4}-\d{2}-\d{2}\.zip$/);
    const archive = readFileSync(await download.path());
    expect(archive.subarray(0, 2).toString()).toBe("PK");
    expect(archive.includes("-kategori-ve-etiket-nasil-secilir.md")).toBe(true);
  });
});
