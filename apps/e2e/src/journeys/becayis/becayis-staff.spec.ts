import { chooseRowAction, openAdmin } from "../../support/admin-screens.ts";
import { type BoardMember, joinBoard, leaveBoard } from "../../support/board-members.ts";
import { useSharedProduct } from "../../support/mailing-product.ts";
import { button, field, openSession } from "../../support/members.ts";
import { visit } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

const product = useSharedProduct();
const badge = /Kurumu doğrulandı · \p{L}+ \d{4}/u;
const pdf = {
  name: "belge.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4\n% sicil GIZLI-4711\n%%EOF\n"),
};
const selin: BoardMember = {
  ...{ email: "belgeli@example.org", firstName: "Selin", lastName: "Kaya", phone: "+90 312 111 22 33" },
  ...{ city: "Bolu", district: "Gerede", wantedCity: "Batman" },
};

test("a document and a mailed code prove the institution, which the board shows", async ({
  page,
  openBrowser,
  api,
}) => {
  const owner = await joinBoard(product, api, selin);
  await openSession(page, product.address, selin.email);
  await visit(page, `${product.address}/profil/becayis#kurum-dogrulama`);
  const card = page.getByRole("region", { name: "Kurum Doğrulaması" });

  await test.step("an administrator saves the document and accepts it, after which its file is gone", async () => {
    await page.getByLabel("Belge seç ve gönder").setInputFiles(pdf);
    await expect(card).toContainText("gönderdiğiniz belge inceleniyor");
    const office = await openBrowser();
    await openAdmin(office, "/admin/becayis/verifications", product.address);
    const waiting = office.getByRole("article", { name: "Selin Kaya" });
    await waiting.getByRole("button", { name: "Belgeyi Gör" }).click();
    const saved = office.waitForEvent("download");
    await office.getByRole("dialog").getByRole("button", { name: "PDF’yi Kaydet" }).click();
    expect((await saved).suggestedFilename()).toBe("kurum-belgesi.pdf");
    await office.keyboard.press("Escape");
    await waiting.getByRole("button", { name: "Kabul Et" }).click();
    await office.getByRole("dialog", { name: "Belgeyi Kabul Et" }).getByRole("button", { name: "Kabul Et" }).click();
    await expect(waiting).toHaveCount(0);
    const mail = await product.mailbox.textOf(selin.email, "Kurumunuz doğrulandı");
    expect(mail).toContain("Belgenin dosyası silindi.");
    await page.reload();
    await expect(card).toContainText(badge);
    await expect(card).toContainText("Belge");
  });

  await test.step("an administrator confirms the domain of the institution by the page that shows it", async () => {
    const office = await openBrowser();
    await openAdmin(office, "/admin/becayis/settings/domains?ara=adalet.gov.tr", product.address);
    const row = office.getByRole("row").filter({ hasText: "Adalet Bakanlığı" });
    await chooseRowAction(row, "Doğrula");
    const form = office.getByRole("dialog");
    await form.getByLabel("Kaynak", { exact: true }).fill("https://www.adalet.gov.tr/iletisim");
    await form.getByLabel("Kaynağa bakılan gün").fill("2026-11-27");
    await form.getByRole("button", { name: "Kaydet" }).click();
    await expect(row).not.toContainText("Doğrulanmadı");
    await page.reload();
  });

  await test.step("a code mailed to the institution verifies again", async () => {
    await button(page, "Yeniden Doğrula").click();
    await field(page, "Kurum e-posta adresiniz").fill("selin.kaya@bolu.adalet.gov.tr");
    await button(page, "Kod Gönder").click();
    const mail = await product.mailbox.textOf("selin.kaya@bolu.adalet.gov.tr", "Kurum doğrulama kodunuz");
    const [code = ""] = /^\d{6}$/m.exec(mail) ?? [];
    await field(page, "E-postayla gelen kod").fill(code);
    await page.keyboard.press("Enter");
    await expect(card).toContainText("Kurum e-postası");
  });

  await test.step("card, detail and filter show it in the cached pages, and no page names the address", async () => {
    const read = async (path: string) => (await fetch(product.address + path)).text();
    const found = await read("/becayis?dogrulanmis=evet");
    expect(found).toContain(owner.title);
    expect(found).toMatch(badge);
    expect(found).not.toContain("Konya’dan Samsun’a"); // its owner is not verified
    const pages = [found, await read("/becayis"), await read(`/becayis/ilan/${owner.listing.slug}`)];
    expect(pages.at(-1)).toMatch(badge);
    const logs = JSON.stringify(await api.listMails());
    expect(logs).toContain("staff_code");
    for (const text of [...pages, logs]) expect(text).not.toMatch(/selin\.kaya|bolu\.adalet/i);
  });
  await leaveBoard(api, owner);
});
