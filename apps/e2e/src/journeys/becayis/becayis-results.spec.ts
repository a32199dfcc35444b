import { acceptSwap, type SwapMember } from "../../support/accepted-swap.ts";
import { AdminApi } from "../../support/admin-api.ts";
import { openAdmin } from "../../support/admin-screens.ts";
import { useProductWithDatabase } from "../../support/mailing-product.ts";
import { button, field, openSession } from "../../support/members.ts";
import { expectAccessible, expectLargeTargets, expectNoSidewaysScrolling } from "../../support/screen-checks.ts";
import { expect, test } from "../../support/test.ts";

const product = useProductWithDatabase();
let admin: AdminApi;

test.beforeAll(async () => {
  admin = await AdminApi.signIn(product.address);
});

const ASKED = "Yer değişikliğinizin sonucu";
const person = { firstName: "Ayşe", lastName: "Karadeniz", phone: "+90 532 111 22 33" };
const pair: SwapMember[] = [
  { ...person, email: "bir.sonuc@example.org", city: "Ankara", district: "Çankaya" },
  {
    ...person,
    email: "iki.sonuc@example.org",
    firstName: "Ali",
    lastName: "Demirkıran",
    city: "Iğdır",
    district: "Tuzluca",
  },
];
const ring: SwapMember[] = [
  { ...person, email: "uc.sonuc@example.org", city: "Muğla", district: "Bodrum" },
  { ...person, email: "dort.sonuc@example.org", city: "Şırnak", district: "Cizre" },
  { ...person, email: "bes.sonuc@example.org", city: "Çorum", district: "Alaca" },
];

/** Lets the acceptance of all swaps lie this many days back, and asks. */
async function ask(days: number): Promise<void> {
  for (const table of ["matches", "rings"])
    await product.database.query(`UPDATE ${table} SET accepted_at = now() - make_interval(days => $1::int)`, [days]);
  await product.database.runJob("ask-results");
}

test("members are asked, answer from mail and site, and the board and the administrator see the numbers", async ({
  page,
  openBrowser,
  pageErrors,
}) => {
  test.setTimeout(300_000);
  pageErrors.expect(/status of (400|404|409)/);
  await acceptSwap(product, admin, pair);
  await acceptSwap(product, admin, ring);
  await ask(30);

  // the link only asks: opening it twice reports nothing
  const [first, second] = pair as [SwapMember, SwapMember];
  const links = await product.mailbox.linksIn(first.email, ASKED, "/becayis/sonuc");
  expect(links).toHaveLength(3);
  const approved = links[1] ?? "";
  for (let visit = 0; visit < 2; visit++) {
    await page.goto("about:blank");
    await page.goto(approved);
    await expect(page.getByText("Onaylandı olarak bildiriyorsunuz", { exact: false })).toBeVisible();
  }
  expect(new URL(page.url()).hash).toBe("");
  expect(await product.database.query("SELECT 1 FROM swap_results")).toEqual([]);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScrolling(page);
  await expectLargeTargets(page);
  await button(page, "Onaylandı olarak bildir").click();
  await expect(page.getByText("Hayırlı olsun! İlanınız tamamlandı.")).toBeVisible();
  await page.goto("about:blank");
  await page.goto(approved);
  await button(page, "Onaylandı olarak bildir").click();
  await expect(page.getByText("daha önce bildirdiniz", { exact: false })).toBeVisible();
  await page.goto("about:blank");
  await page.goto(`${product.address}/becayis/sonuc#sahte`);
  await expect(page.getByText("Bu bağlantı geçerli değil ya da süresi doldu.")).toBeVisible();
  await expectAccessible(page);

  // the other side hears of it and answers on the site
  const other = await openBrowser();
  await openSession(other, product.address, second.email);
  await other.goto(await product.mailbox.linkIn(second.email, "onay aldığını bildirdi", "/becayis/matches"));
  await button(other, "Sonucu bildir").click();
  const form = other.getByRole("form", { name: "Başvurunuzun sonucu" });
  await form.getByRole("button", { name: "Bildir" }).click();
  await expect(form.getByText("Bir sonuç seçin").first()).toBeVisible();
  await field(other, "Sonuç").selectOption("refused");
  await form.getByRole("button", { name: "Bildir" }).click();
  await expect(form.getByText("Ret gerekçesini seçin").first()).toBeVisible();
  await expectAccessible(other);
  await field(other, "Sonuç").selectOption("approved");
  await form.getByRole("button", { name: "Bildir" }).click();
  await expect(other.getByRole("status").filter({ hasText: "Onaylandı" })).toBeVisible();
  await expect(button(other, "Sonucu bildir")).toHaveCount(0);
  await expectAccessible(other);

  const board = await openBrowser();
  await board.goto(`${product.address}/becayis`);
  await expect(board.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(board.getByText("yer değişikliği onaylandı", { exact: false })).toHaveCount(0);

  // a refusal with its reason, from the mail
  const [, , refused = ""] = await product.mailbox.linksIn(ring[0]?.email ?? "", ASKED, "/becayis/sonuc");
  await board.goto(refused);
  await button(board, "Reddedildi olarak bildir").click();
  await expect(board.getByText("Ret gerekçesini seçin").first()).toBeVisible();
  await field(board, "Ret gerekçesi").selectOption("service_need");
  await field(board, "Açıklama").fill("Yerime kimse bulunamadı.");
  await button(board, "Reddedildi olarak bildir").click();
  await expect(board.getByText("İlanınız yeniden eşleşmeye açıldı.", { exact: false })).toBeVisible();

  // the third person who moved makes the number public
  const [, move = ""] = await product.mailbox.linksIn(ring[1]?.email ?? "", ASKED, "/becayis/sonuc");
  await board.goto("about:blank");
  await board.goto(move);
  await button(board, "Onaylandı olarak bildir").click();
  await expect(board.getByText("Hayırlı olsun!", { exact: false })).toBeVisible();
  await board.goto(`${product.address}/becayis`);
  await expect(board.getByText("Bu panoda buluşan 3 kişinin yer değişikliği onaylandı.")).toBeVisible();
  await expectAccessible(board);

  // nobody who has answered is asked again
  await ask(90);
  await product.mailbox.linksIn(ring[2]?.email ?? "", ASKED, "/becayis/sonuc");
  const asked = await product.database.query<{ recipient: string; mails: number }>(
    `SELECT recipient_email AS recipient, count(*)::int AS mails FROM email_logs
     WHERE template_slug = 'result_asked' GROUP BY 1 HAVING count(*) > 1`,
  );
  expect(asked).toEqual([{ recipient: ring[2]?.email, mails: 2 }]);

  const office = await openBrowser();
  await openAdmin(office, "/admin/becayis/dashboard", product.address);
  const results = office.getByRole("region", { name: "Başvuruların sonuçları" });
  await expect(results.getByRole("row").filter({ hasText: "Adalet Bakanlığı" })).toContainText(
    "Hizmet gereği, personel ihtiyacı: 1",
  );
  await results.getByText("Üyelerin açıklamaları").click();
  await expect(results.getByText("“Yerime kimse bulunamadı.”")).toBeVisible();
  await expectAccessible(office);
});
