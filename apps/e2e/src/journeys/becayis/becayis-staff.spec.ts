import { AdminApi } from "../../support/admin-api.ts";
import { openAdmin } from "../../support/admin-screens.ts";
import { type BoardMember, joinBoard } from "../../support/board-members.ts";
import { expectAccessibleInEachLook, followDevice } from "../../support/looks.ts";
import { useProductWithDatabase } from "../../support/mailing-product.ts";
import { button, field } from "../../support/members.ts";
import { visit } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

const product = useProductWithDatabase();
let admin: AdminApi;

test.beforeAll(async () => {
  admin = await AdminApi.signIn(product.address);
});

const person = { firstName: "Ayşe", lastName: "Kaya", phone: "+90 312 111 22 33" };
const badge = /Kurumu doğrulandı · \p{L}+ \d{4}/u;
const proof = "/profil/becayis#kurum-dogrulama";
const pdf = {
  name: "belge.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4\n% sicil GIZLI-4711\n%%EOF\n"),
};

/** Registers a court clerk with a listing on the board, in a browser that follows the device's theme. */
async function join(page: BoardMember["page"], email: string, from: string, to: string) {
  await page.context().addInitScript(followDevice);
  const listing = await joinBoard(product, { ...person, page, email, from, district: "Merkez", to });
  await admin.approveListing(listing.id);
  return listing;
}

test("a mailed code proves the institution, which the board shows and requests may demand", async ({
  page,
  openBrowser,
  pageErrors,
}) => {
  test.setTimeout(240_000);
  const listing = await join(page, "kaya@example.org", "Bolu", "Sinop");
  const card = page.getByRole("region", { name: "Kurum Doğrulaması" });

  await test.step("a foreign domain and a wrong code are refused beside their fields", async () => {
    pageErrors.expect(/status of 400/);
    await visit(page, product.address + proof);
    await field(page, "Kurum e-posta adresiniz").fill("ayse.kaya@example.com");
    await button(page, "Kod Gönder").click();
    await expect(card).toContainText(
      "Bu adres, Adalet Bakanlığı için kayıtlı alan adlarından birinde değil: adalet.gov.tr.",
    );
    await expectAccessibleInEachLook(page);
    await field(page, "Kurum e-posta adresiniz").fill("ayse.kaya@bolu.adalet.gov.tr");
    await button(page, "Kod Gönder").click();
    await expect(page.getByText("Kodu kurum adresinize gönderdik. 15 dakika içinde girin.")).toBeVisible();
    await expect(field(page, "E-postayla gelen kod")).toBeFocused();
    await field(page, "E-postayla gelen kod").fill("12345");
    await button(page, "Doğrula").click();
    await expect(card).toContainText("E-postayla gelen altı haneli kodu girin");
    await expectAccessibleInEachLook(page);
  });

  await test.step("the mailed code verifies", async () => {
    const mail = await product.mailbox.textOf("ayse.kaya@bolu.adalet.gov.tr", "Kurum doğrulama kodunuz");
    const [code = ""] = /^\d{6}$/m.exec(mail) ?? [];
    await field(page, "E-postayla gelen kod").fill(code);
    await page.keyboard.press("Enter");
    await expect(card).toContainText(badge);
    await expectAccessibleInEachLook(page);
  });

  await test.step("card and detail show it, and the filter finds it, without scripts too", async () => {
    const stranger = await openBrowser({ javaScriptEnabled: false });
    await join(await openBrowser(), "dogrulanmamis@example.org", "Rize", "Bolu");
    await stranger.goto(`${product.address}/becayis?dogrulanmis=evet`);
    await expect(stranger.getByText("1 ilan", { exact: true })).toBeVisible();
    await expect(stranger.getByRole("article")).toContainText(badge);
    await expect(stranger.getByRole("checkbox", { name: /doğrulanmış/ })).toBeChecked();
    await stranger.goto(`${product.address}/becayis/ilan/${listing.slug}`);
    await expect(stranger.getByText(badge)).toBeVisible();

    await visit(page, `${product.address}/becayis`);
    await expect(page.getByText("2 ilan", { exact: true })).toBeVisible();
    await page.getByRole("checkbox", { name: /doğrulanmış/ }).click();
    await expect(page).toHaveURL(/dogrulanmis=evet/);
    await expect(page.getByText("1 ilan", { exact: true })).toBeVisible();
    await expect(page.getByRole("checkbox", { name: /doğrulanmış/ })).toBeChecked();
    await expectAccessibleInEachLook(page);
  });

  await test.step("the address has reached nobody: not readers, not administrators, not the database", async () => {
    const answers = await Promise.all(
      ["/becayis", `/becayis/ilan/${listing.slug}`, "/api/becayis/listings", `/api/becayis/ilan/${listing.slug}`].map(
        async (path) => (await fetch(product.address + path)).text(),
      ),
    );
    const logs = JSON.stringify(await admin.listMails());
    expect(logs).toContain("staff_code");
    const [row] = await product.database.query<{ text: string }>(
      "SELECT (SELECT json_agg(e) FROM email_logs e)::text || (SELECT json_agg(v) FROM staff_verifications v)::text AS text",
    );
    for (const text of [...answers, logs, row?.text ?? ""]) expect(text).not.toMatch(/ayse\.kaya|bolu\.adalet/i);
  });

  await test.step("only verified members may send a request, if the owner wants so", async () => {
    await visit(page, `${product.address}/profil/becayis`);
    await page.getByRole("region", { name: "Mevcut Görev" }).getByRole("button", { name: "Düzenle" }).click();
    await page.getByRole("checkbox", { name: /Yalnızca kurumu doğrulanmış/ }).check();
    await button(page, "Profili Kaydet").click();
    await expect(page.getByText("Kurumu doğrulanmış üyeler")).toBeVisible();
    pageErrors.expect(/status of 403/);
    const other = await openBrowser();
    await join(other, "isteyen@example.org", "Uşak", "Bolu");
    await visit(other, `${product.address}/becayis/ilan/${listing.slug}`);
    await other.getByRole("button", { name: "İletişime Geç" }).click();
    await other
      .getByRole("dialog")
      .getByRole("button", { name: /Gönder/ })
      .click();
    await expect(
      other.getByText(/yalnızca aynı kurumda çalıştığı doğrulanmış üyelerden istek kabul ediyor/),
    ).toBeVisible();
  });
});

test("an administrator decides on a document, whose file is then gone, and keeps the domains", async ({
  page,
  openBrowser,
  pageErrors,
}) => {
  test.setTimeout(240_000);
  pageErrors.expect(/status of 400/); // a file that is no document
  await join(page, "belgeli@example.org", "Kars", "Hatay");
  await visit(page, product.address + proof);
  const card = page.getByRole("region", { name: "Kurum Doğrulaması" });
  await page.getByLabel("Belge seç ve gönder").setInputFiles({ ...pdf, buffer: Buffer.from("<html>") });
  await expect(
    card.getByRole("alert").filter({ hasText: "Belge okunamadı. PDF, JPEG ya da PNG dosyası seçin." }),
  ).toBeVisible();
  await page.getByLabel("Belge seç ve gönder").setInputFiles(pdf);
  await expect(card).toContainText("gönderdiğiniz belge inceleniyor");
  await expectAccessibleInEachLook(page);

  const office = await openBrowser();
  await office.context().addInitScript(followDevice);
  await openAdmin(office, "/admin/becayis/verifications", product.address);
  const waiting = office.getByRole("article", { name: "Ayşe Kaya" });
  await expect(waiting).toContainText("Adalet Bakanlığı");
  await expectAccessibleInEachLook(office);
  await waiting.getByRole("button", { name: "Belgeyi Gör" }).click();
  const saved = office.waitForEvent("download");
  await office.getByRole("dialog").getByRole("button", { name: "PDF’yi Kaydet" }).click();
  expect((await saved).suggestedFilename()).toBe("kurum-belgesi.pdf");
  await expectAccessibleInEachLook(office);
  await office.keyboard.press("Escape");
  await waiting.getByRole("button", { name: "Kabul Et" }).click();
  await office.getByRole("dialog", { name: "Belgeyi Kabul Et" }).getByRole("button", { name: "Kabul Et" }).click();
  await expect(office.getByText("Karar bekleyen belge yok")).toBeVisible();

  const mail = await product.mailbox.textOf("belgeli@example.org", "Kurumunuz doğrulandı");
  expect(mail).toContain("Belgenin dosyası silindi.");
  await page.reload();
  await expect(card).toContainText(badge);
  await expect(card).toContainText("Belge");

  await visit(office, `${product.address}/admin/becayis/settings/domains?ara=adalet`);
  await expect(office.getByRole("row").filter({ hasText: "https://www.adalet.gov.tr/" })).toBeVisible();
  await expectAccessibleInEachLook(office);
  await office.getByRole("button", { name: "Yeni Alan Adı" }).click();
  const dialog = office.getByRole("dialog", { name: "Yeni Alan Adı" });
  await dialog.getByLabel("Alan adı").fill("gov.tr");
  await dialog.getByRole("button", { name: "Kaydet" }).click();
  await expect(dialog).toContainText("Bu ek birçok kuruma aittir; kurumun kendi alan adını girin");
  await expectAccessibleInEachLook(office);
});
