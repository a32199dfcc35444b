import { articleText, openAdmin } from "../../support/admin-screens.ts";
import { expect, test } from "../../support/test.ts";

test("a preview link shows unsaved changes to somebody without an account until it is revoked", async ({
  page,
  openBrowser,
  api,
  pageErrors,
}) => {
  pageErrors.expect(/status of 404/);
  const { id } = await api.createPost({
    title: "Önizlenen yazı",
    slug: "onizlenen-yazi",
    content: "<p>Yayındaki metin.</p>",
  });
  await openAdmin(page, `/admin/posts/${id}`);
  await articleText(page).fill("Daha yayınlanmamış metin.");
  await expect(page.getByText("Taslak sunucuda saklandı")).toBeVisible();
  await page.getByRole("button", { name: "Diğer", exact: true }).click();
  await page.getByRole("menuitem", { name: "Önizleme Bağlantısı" }).click();
  const dialog = page.getByRole("dialog", { name: "Önizleme Bağlantıları" });
  await dialog.getByRole("button", { name: "Bağlantı Oluştur" }).click();
  const address = await dialog.getByLabel("Yeni bağlantı").inputValue();

  const reader = await openBrowser();
  const answer = await reader.goto(address);
  expect(await answer?.text()).not.toContain("Önizlenen yazı");
  await expect(reader.getByRole("heading", { level: 1, name: "Önizlenen yazı" })).toBeVisible();
  await expect(reader.getByText("Daha yayınlanmamış metin.")).toBeVisible();
  await expect(reader.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  expect(await (await page.request.get("/blog/onizlenen-yazi")).text()).toContain("Yayındaki metin.");

  await dialog.getByRole("button", { name: "İptal Et" }).click();
  await expect(dialog.getByText("Bu yazının geçerli bir önizleme bağlantısı yok.")).toBeVisible();
  await reader.goto(address);
  await expect(reader.getByRole("heading", { level: 1, name: "Blog yazısı bulunamadı" })).toBeVisible();
});
