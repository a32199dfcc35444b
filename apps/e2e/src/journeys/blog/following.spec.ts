import { openAdmin } from "../../support/admin-screens.ts";
import { useSharedProduct } from "../../support/mailing-product.ts";
import { moveTo, visit } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

const product = useSharedProduct();
const READER = "okur@example.org";

test("a reader follows by mail without scripts, gets a post once and leaves by one POST", async ({
  browser,
  page,
  api,
}) => {
  await test.step("the plain form below an article asks for a confirmation", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.address });
    const plain = await context.newPage();
    await plain.goto("/blog/bilirkisi-raporu-nasil-okunur");
    const form = plain.getByRole("main").locator("form", { hasText: "Takip Et" });
    await form.getByLabel("Yazıların geleceği adres").fill(READER);
    await form.getByRole("button", { name: "Takip Et" }).click();
    await expect(plain).toHaveURL(/\/takip\?sonuc=done$/);
    await expect(plain.getByText("Son bir adım kaldı")).toBeVisible();
    await context.close();
  });

  await test.step("the mail's link opens a page that asks, and the button confirms", async () => {
    await page.goto(await product.mailbox.linkIn(READER, "Takibinizi onaylayın", "/takip"));
    await expect(page).toHaveURL(/\/takip$/); // the token is gone from the address
    await page.getByRole("button", { name: "Takibi Onayla" }).click();
    await expect(page.getByText("Takibiniz onaylandı.")).toBeVisible();
  });

  await test.step("before the first mail an owner sees the preview, gets a test mail and reads the note", async () => {
    const post = { title: "Takip edilen yazı", slug: "takip-edilen-yazi", content: "<p>Metin.</p>" };
    await api.saveMailing({ mailsPerMinute: 600, delayMinutes: 0 });
    const { id } = await api.createPost(post);
    await openAdmin(page, "/admin/subscribers/mailing");
    await expect(page.getByRole("link", { name: "Takip edilen yazı" })).toBeVisible();
    await page.getByRole("button", { name: "Önizlemeyi Aç" }).click();
    await expect(page.getByTitle("Koyu görünüm")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByLabel("2. Kendinize bir deneme e-postası gönderin").fill("ben@example.org");
    await page.getByRole("button", { name: "Deneme Gönder" }).click();
    await expect(page.getByText(/^Gönderildi:/)).toBeVisible();
    await page.getByRole("button", { name: "Okudum, Gönderimi Aç" }).click();
    await expect(page.getByRole("heading", { name: "İlk gönderimden önce" })).toBeHidden();
    await api.updatePost(id, { ...post, status: "draft" });
    await api.updatePost(id, { ...post, status: "published" });
  });

  await test.step("the post comes once; one POST of the mail program ends it", async () => {
    const link = await product.mailbox.linkIn(READER, "Takip edilen yazı", "/takip");
    const token = new URL(link).hash.replace("#tercih=", "");
    const answer = await fetch(`${product.address}/api/subscribers/leave?token=${token}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(answer.status).toBe(200);
    await page.goto(link);
    await expect(page.getByText("Bu adres yeni yazıları takip etmiyor.")).toBeVisible();
    await visit(page, "/admin/subscribers/mailing");
    const row = page.getByRole("row", { name: /Takip edilen yazı/ });
    await expect(row.getByRole("cell")).toHaveText([/Takip edilen yazı/, "Gönderildi", /./, "1", "0", "0", "1", ""]);
    await moveTo(page, "/admin/subscribers");
    await expect(page.getByRole("row", { name: new RegExp(READER) })).toContainText("Ayrıldı");
  });

  await test.step("an owner hides the forms, which are gone from cached pages at once", async () => {
    const addresses = ["/", "/blog/bilirkisi-raporu-nasil-okunur", "/blog/category/hukuk-teknolojileri"];
    const countForms = async (address: string) =>
      (await (await page.request.get(address)).text()).split(">Takip Et</button>").length - 1;
    for (const [index, address] of addresses.entries()) expect(await countForms(address)).toBe(index === 0 ? 1 : 2);
    await api.saveSiteSettings({ show_follow_form: "false" });
    for (const address of addresses) expect(await countForms(address)).toBe(0);
    await api.saveSiteSettings({ show_follow_form: "true" });
  });
});
