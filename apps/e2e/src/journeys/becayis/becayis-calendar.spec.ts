import { chooseRowAction, openAdmin } from "../../support/admin-screens.ts";
import { useSharedProduct } from "../../support/mailing-product.ts";
import { MemberApi } from "../../support/member-api.ts";
import { openSession } from "../../support/members.ts";
import { visit } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

const product = useSharedProduct();
const DAY_MS = 86_400_000;

/** A day this many days from today. */
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Formats a day like the site. */
const getDay = (day: string) =>
  new Intl.DateTimeFormat("tr-TR", { timeZone: "UTC", dateStyle: "long" }).format(new Date(`${day}T00:00:00Z`));

test("members see and subscribe to an administrator's window, are reminded of it, and told when it goes", async ({
  page,
  openBrowser,
  database,
}) => {
  const person = { firstName: "Selin", lastName: "Demir", phone: "+90 312 000 00 00" };
  const member = await MemberApi.join(product, "basvuran@example.org", person);
  await member.saveProfile({ city: "Kars", district: "Merkez" });
  const [first, last] = [inDays(20), inDays(30)];
  const office = await openBrowser();
  await openAdmin(office, "/admin/becayis/windows", product.address);
  await office.getByRole("button", { name: "Yeni Dönem" }).first().click();
  const form = office.getByRole("dialog");
  await form.getByRole("combobox", { name: "Kurum" }).fill("adalet");
  await office.getByRole("option", { name: "Adalet Bakanlığı" }).click();
  await form.getByLabel("İlk gün").fill(first);
  await form.getByLabel("Son gün").fill(last);
  await form.getByLabel("Kaynak").fill("https://www.adalet.gov.tr/duyurular");
  await form.getByRole("button", { name: "Kaydet" }).click();
  await expect(office.getByText(getDay(last))).toBeVisible();

  await openSession(page, product.address, member.email);
  await visit(page, `${product.address}/profil/becayis#basvuru-donemleri`);
  await expect(page.getByRole("region", { name: "Başvuru Dönemleri" })).toContainText(getDay(last));
  await page.getByRole("button", { name: "Takvim Adresi Al" }).click();
  const address = page.getByLabel("Takvim adresiniz");
  await expect(address).toHaveValue(/\/api\/becayis\/calendar\/[\w-]{43}\.ics$/);
  const calendar = await (await fetch(await address.inputValue())).text();
  expect(calendar).toContain(`DTSTART;VALUE=DATE:${first.replaceAll("-", "")}\r\n`);
  expect(calendar).not.toMatch(/Selin|Demir|basvuran@/);

  await database.runJob("remind-windows", { today: inDays(13) });
  const mail = await product.mailbox.textOf(member.email, "Kurumunuzun başvuru dönemi");
  expect(mail).toContain("Başlamasına 7 gün kaldı.");
  await chooseRowAction(office.getByRole("row").filter({ hasText: "Adalet Bakanlığı" }), "Kaldır");
  await form.getByRole("button", { name: "Kaldır" }).click();
  expect(await product.mailbox.textOf(member.email, "Başvuru dönemi kaldırıldı")).toContain(getDay(last));
  await member.dispose();
});
