import { joinBoard, leaveBoard } from "../../support/board-members.ts";
import { useSharedProduct } from "../../support/mailing-product.ts";
import { openSession } from "../../support/members.ts";
import { visit } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

const product = useSharedProduct();
const DAY_MS = 86_400_000;

test("a reminder's link renews a listing once, without a sign-in; expired, it leaves the board until its owner restores it", async ({
  page,
  openBrowser,
  api,
  database,
  pageErrors,
}) => {
  const owner = await joinBoard(product, api, {
    ...{ email: "suresi.dolan@example.org", firstName: "Derya", lastName: "Akın", phone: "+90 312 000 00 00" },
    ...{ city: "Yozgat", district: "Akdağmadeni", wantedCity: "Uşak" },
  });
  const { member, listing, title } = owner;
  const address = `${product.address}/becayis/ilan/${listing.slug}`;
  const end = (days: number) =>
    database.query("UPDATE listings SET expires_at = now() + make_interval(days => $1) WHERE id = $2", [
      days,
      listing.id,
    ]);
  /** Expects that visitors can see the listing for 90 more days. */
  async function expectFullTime(): Promise<void> {
    const html = await (await fetch(address)).text();
    const [, dateTime = ""] = /<dt>Geçerlilik<\/dt><dd><time dateTime="([^"]+)">/i.exec(html) ?? [];
    expect(Math.round((Date.parse(dateTime) - Date.now()) / DAY_MS)).toBe(90);
  }

  await end(6);
  await database.runJob("remind-listings");
  const link = await product.mailbox.linkIn(member.email, "süresi dolmak üzere", "/becayis/ilan-yenile");
  const reader = await openBrowser();
  await reader.goto(link);
  const renewed = `“${title}”: İlanınızın süresi 90 gün uzatıldı.`;
  await expect(reader.getByRole("status").filter({ hasText: renewed })).toBeVisible();
  await expect(reader).toHaveURL(`${product.address}/becayis/ilan-yenile`);
  await expectFullTime();
  pageErrors.expect(/status of 404/);
  await reader.goto(link); // only the fragment changes, so the document stays
  await expect(reader.getByText("Bu yenileme bağlantısı geçerli değil ya da daha önce kullanılmış.")).toBeVisible();
  await expect(reader).toHaveURL(`${product.address}/becayis/ilan-yenile`);

  await end(-1);
  await database.runJob("sweep-becayis");
  expect(await (await fetch(`${product.address}/becayis`)).text()).not.toContain(`data-listing="${listing.id}"`);
  expect((await fetch(address)).status).toBe(404);
  await openSession(page, product.address, member.email);
  await visit(page, `${product.address}/becayis`);
  const row = page.getByRole("region", { name: /^İlanlarım/ }).getByRole("listitem");
  await expect(row).toContainText("Durum: Süresi Doldu");
  await row.getByRole("button", { name: `Aktif Yap: ${title}` }).click();
  await expect(row).toContainText("Durum: Aktif");
  expect(await (await fetch(`${product.address}/becayis`)).text()).toContain(`data-listing="${listing.id}"`);
  await expectFullTime();
  await leaveBoard(api, owner);
});
