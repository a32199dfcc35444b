import { AdminApi } from "../../support/admin-api.ts";
import { openAdmin } from "../../support/admin-screens.ts";
import { joinBoard } from "../../support/board-members.ts";
import { expectAccessibleInEachLook, followDevice } from "../../support/looks.ts";
import { useProductWithDatabase } from "../../support/mailing-product.ts";
import { visit } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

const product = useProductWithDatabase();
const DAY_MS = 86_400_000;

/** A day this many days from today. */
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Formats a day like the site. */
const getDay = (day: string) =>
  new Intl.DateTimeFormat("tr-TR", { timeZone: "UTC", dateStyle: "long" }).format(new Date(`${day}T00:00:00Z`));

test("members see an application window, are reminded at its time, and are told when it moves or goes", async ({
  page,
  openBrowser,
  pageErrors,
}) => {
  test.setTimeout(300_000);
  pageErrors.expect(/status of 400/); // days in the wrong order
  const email = "basvuran@example.org";
  const [first, last, later] = [inDays(20), inDays(30), inDays(40)];
  await page.context().addInitScript(followDevice);
  const admin = await AdminApi.signIn(product.address);
  const listing = await joinBoard(product, {
    page,
    email,
    firstName: "Selin",
    lastName: "Demir",
    phone: "+90 312 000 00 00",
    from: "Kars",
    district: "Merkez",
    to: "Muğla",
  });
  await admin.approveListing(listing.id);
  const office = await openBrowser();
  await office.context().addInitScript(followDevice);
  const form = office.getByRole("dialog");

  await test.step("an administrator adds it", async () => {
    await openAdmin(office, "/admin/becayis/windows", product.address);
    await expect(office.getByText("Başvuru dönemi yok")).toBeVisible();
    await office.getByRole("button", { name: "Yeni Dönem" }).first().click();
    await form.getByRole("button", { name: "Kaydet" }).click();
    await expect(form).toContainText("Kurum seçin");
    await form.getByRole("combobox", { name: "Kurum" }).fill("adalet");
    await office.getByRole("option", { name: "Adalet Bakanlığı" }).click();
    await form.getByLabel("İlk gün").fill(last);
    await form.getByLabel("Son gün").fill(first);
    await form.getByLabel("Kaynak").fill("https://www.adalet.gov.tr/duyurular");
    await form.getByRole("button", { name: "Kaydet" }).click();
    await expect(form).toContainText("Son gün başlangıçtan önce olamaz");
    await expectAccessibleInEachLook(office);
    await form.getByLabel("İlk gün").fill(first);
    await form.getByLabel("Son gün").fill(last);
    await form.getByRole("button", { name: "Kaydet" }).click();
    await expect(office.getByText(getDay(last))).toBeVisible();
    await expectAccessibleInEachLook(office);
  });

  await test.step("the institution's members see it on the board, their matches and profile", async () => {
    for (const path of ["/becayis", "/becayis/matches"]) {
      await visit(page, product.address + path);
      const windows = page.getByRole("region", { name: "Kurumunuzun başvuru dönemleri" });
      await expect(windows).toContainText(getDay(last));
      await expectAccessibleInEachLook(page);
    }
    const stranger = await openBrowser();
    await visit(stranger, `${product.address}/becayis`);
    await expect(stranger.getByRole("region", { name: "İlanlar" })).toBeVisible();
    await expect(stranger.getByText("başvuru dönemleri")).toHaveCount(0);
    await visit(page, `${product.address}/profil/becayis#basvuru-donemleri`);
    await expect(page.getByRole("region", { name: "Başvuru Dönemleri" })).toContainText("kaldı.");
  });

  await test.step("a calendar reads it by a private address, which can be renewed and revoked", async () => {
    await page.getByRole("button", { name: "Takvim Adresi Al" }).click();
    const address = page.getByLabel("Takvim adresiniz");
    await expect(address).toHaveValue(/\/api\/becayis\/calendar\/[\w-]{43}\.ics$/);
    await expectAccessibleInEachLook(page);
    const url = await address.inputValue();
    const answer = await fetch(url);
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const calendar = await answer.text();
    expect(calendar).toContain(`DTSTART;VALUE=DATE:${first.replaceAll("-", "")}\r\n`);
    expect(calendar).not.toMatch(/Selin|Demir|basvuran@/);
    await page.getByRole("button", { name: "Adresi Yenile" }).click();
    await expect(address).not.toHaveValue(url);
    expect((await fetch(url)).status).toBe(404);
    const renewed = await address.inputValue();
    await page.getByRole("button", { name: "Adresi İptal Et" }).click();
    await expect(address).toHaveCount(0);
    expect((await fetch(renewed)).status).toBe(404);
    const file = page.getByRole("link", { name: /^Takvime ekle/ }).first();
    const one = await fetch(product.address + (await file.getAttribute("href")));
    expect(await one.text()).toContain("BEGIN:VEVENT");
  });

  await test.step("the reminder comes seven days before, once, at the clock that the job is given", async () => {
    await product.database.runJob("remind-windows", { today: inDays(12) });
    await product.database.runJob("remind-windows", { today: inDays(13) });
    await product.database.runJob("remind-windows", { today: inDays(13) });
    const mail = await product.mailbox.textOf(email, "Kurumunuzun başvuru dönemi");
    expect(mail).toContain("Başlamasına 7 gün kaldı.");
    const notices = await product.database.query(
      "SELECT 1 FROM member_notifications WHERE type = 'application_window'",
    );
    expect(notices).toHaveLength(1);
  });

  await test.step("who was told is told that it moves, and that it is removed", async () => {
    await office.reload();
    await expect(office.getByText("1 üye")).toBeVisible();
    await office.getByRole("button", { name: /Düzenle/ }).click();
    await form.getByLabel("Son gün").fill(later);
    await form.getByRole("button", { name: "Kaydet" }).click();
    expect(await product.mailbox.textOf(email, "tarihleri değişti")).toContain(getDay(later));
    await office.getByRole("button", { name: /Kaldır/ }).click();
    await form.getByRole("button", { name: "Kaldır" }).click();
    expect(await product.mailbox.textOf(email, "Başvuru dönemi kaldırıldı")).toContain(getDay(later));
    await visit(page, `${product.address}/profil/bildirimler`);
    await expect(page.getByText("Başvuru dönemi kaldırıldı")).toBeVisible();
  });
});
