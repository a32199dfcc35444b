import type { Page } from "@playwright/test";
import { AdminApi } from "../../support/admin-api.ts";
import { useProductWithDatabase } from "../../support/mailing-product.ts";
import { MemberApi, type Wish } from "../../support/member-api.ts";
import { openSession } from "../../support/members.ts";
import { visit } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

const product = useProductWithDatabase();
let admin: AdminApi;

test.beforeAll(async () => {
  admin = await AdminApi.signIn(product.address);
});

const PER_PAGE = 12;
const DAY_MS = 86_400_000;
const person = { firstName: "Derya", lastName: "Akın", phone: "+90 312 000 00 00" };
const cards = (page: Page) => page.getByRole("region", { name: "İlanlar" }).getByRole("article");
const row = (page: Page) => page.getByRole("region", { name: /^İlanlarım/ }).getByRole("listitem");

/** Registers a member with a listing that awaits approval. */
async function joinWithListing(email: string, wish: Wish, title: string) {
  const owner = await MemberApi.join(product, email, person);
  const { id, slug } = await owner.createListing(wish, { title, description: "" });
  await owner.dispose();
  return { id, title, email, address: `${product.address}/becayis/ilan/${slug}` };
}

/** Adds as many members with a published listing like this one; equal times must still give a stable order. */
async function addLike(listingId: number, count: number): Promise<void> {
  await product.database.query(
    `WITH owners AS (
      INSERT INTO members (email, first_name, last_name, phone, terms_accepted_at, email_verified_at)
      SELECT 'uye' || n || '@example.org', 'Derya', 'Akın', '+90 312 000 00 00', now(), now()
      FROM generate_series(1, $2::int) AS n RETURNING id
    )
    INSERT INTO listings (member_id, slug, title, institution_id, position_id, offer_city_id, offer_district_id,
      wanted_places, search_text, approval_status, approved_at, expires_at)
    SELECT owners.id, 'cankaya-hatay-' || owners.id, title || ' ' || owners.id, institution_id, position_id,
      offer_city_id, offer_district_id, wanted_places, search_text, 'approved', now(), expires_at
    FROM listings, owners WHERE listings.id = $1`,
    [listingId, count],
  );
  await product.database.query("UPDATE listings SET created_at = now()");
}

/** Sets a listing's expiry to this many days from now; negative values lie in the past. */
async function endIn(days: number, id: number): Promise<Date> {
  const [listing] = await product.database.query<{ end: Date }>(
    "UPDATE listings SET expires_at = now() + $1 * interval '1 day' WHERE id = $2 RETURNING expires_at AS \"end\"",
    [days, id],
  );
  if (!listing) throw new Error(`there is no listing ${id}`);
  return listing.end;
}

/** Returns the expiry date shown to visitors and expects it to be 90 days from now. */
async function getFullTime(address: string): Promise<Date> {
  const html = await (await fetch(address)).text();
  const [, dateTime, shown] = /<dt>Geçerlilik<\/dt><dd><time dateTime="([^"]+)">([^<]+)</i.exec(html) ?? [];
  const moment = new Date(dateTime ?? "");
  expect(shown).toBe(getDay(moment));
  expect(Math.round((moment.getTime() - Date.now()) / DAY_MS)).toBe(90);
  return moment;
}

/** Formats a date like the site. */
const getDay = (moment: Date | number) =>
  new Intl.DateTimeFormat("tr-TR", { timeZone: "Europe/Istanbul", dateStyle: "long" }).format(moment);
const validUntil = (end: Date) => `${getDay(end)} gününe kadar geçerli`;

test("the reminder mail's link renews a listing for 90 days once, without a sign-in", async ({
  page,
  openBrowser,
  pageErrors,
}) => {
  test.setTimeout(180_000);
  pageErrors.expect(/status of 404/);
  const { id, title, email, address } = await joinWithListing(
    "suresi.dolan@example.org",
    { city: "Rize", district: "Çayeli", wantedCity: "Uşak" },
    "Çayeli’nden Uşak’a zabıt kâtibi becayişi",
  );
  await admin.approveListing(id);
  await openSession(page, product.address, email);

  const renewal = `${product.address}/becayis/ilan-yenile`;
  const renewed = `“${title}”: İlanınızın süresi 90 gün uzatıldı.`;
  const used = "Bu yenileme bağlantısı geçerli değil ya da daha önce kullanılmış.";
  async function remind(): Promise<string> {
    const end = await endIn(6, id);
    await product.database.runJob("remind-listings");
    await page.goto(`${product.address}/becayis`);
    await expect(row(page)).toContainText(validUntil(end));
    return product.mailbox.linkIn(email, "süresi dolmak üzere", "/becayis/ilan-yenile");
  }

  const link = await remind();
  const stranger = await openBrowser();
  await stranger.goto(link);
  await expect(stranger.getByRole("status").filter({ hasText: renewed })).toBeVisible();
  await expect(stranger).toHaveURL(renewal);
  await stranger.goto(link); // only the fragment changes, so the document stays
  await expect(stranger.getByText(used)).toBeVisible();
  await expect(stranger).toHaveURL(renewal);
  const end = await getFullTime(address);
  await page.reload();
  await expect(row(page)).toContainText(validUntil(end));

  await page.goto(await remind());
  await expect(page.getByRole("status").filter({ hasText: renewed })).toBeVisible();
  await expect(page).toHaveURL(renewal);
  await page.getByRole("main").getByRole("link", { name: "becayiş sayfasında" }).click();
  await expect(row(page)).toContainText(validUntil(await getFullTime(address)));
});

test("an expired listing leaves the board, and its owner restores it for 30 days", async ({ page, pageErrors }) => {
  test.setTimeout(180_000);
  const { id, title, email, address } = await joinWithListing(
    "donen.uye@example.org",
    { city: "Sinop", district: "Gerze", wantedCity: "Bilecik" },
    "Gerze’den Bilecik’e zabıt kâtibi becayişi",
  );
  await admin.approveListing(id);
  const revive = row(page).getByRole("button", { name: `Aktif Yap: ${title}` });
  async function expectOnBoard(isThere: boolean): Promise<void> {
    const board = await (await fetch(`${product.address}/becayis`)).text();
    expect(board.includes(`data-listing="${id}"`)).toBe(isThere);
    const own = await fetch(address);
    expect(own.status).toBe(isThere ? 200 : 404);
    expect(await own.text()).toContain(`>${isThere ? title : "İlan bulunamadı"}</h1>`);
  }
  async function expire(daysAgo: number): Promise<Date> {
    const end = await endIn(-daysAgo, id);
    await product.database.runJob("sweep-becayis");
    return end;
  }

  await expectOnBoard(true);
  const end = await expire(1);
  await expectOnBoard(false);

  await openSession(page, product.address, email);
  await page.goto(`${product.address}/becayis`);
  await expect(row(page).getByText("Durum: Süresi Doldu")).toBeVisible();
  await expect(row(page)).toContainText(
    `Süresi ${getDay(end)} günü doldu, ${getDay(end.getTime() + 30 * DAY_MS)} gününe kadar yeniden yayınlanabilir`,
  );
  await row(page).getByRole("link", { name: title, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByText("Kendi İlanınız")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Düzenle" })).toHaveCount(0);
  await page.goBack();
  await revive.click();
  await expect(row(page).getByText("Durum: Aktif")).toBeVisible();
  await expectOnBoard(true);
  await expect(row(page)).toContainText(validUntil(await getFullTime(address)));

  await expire(29);
  await page.reload();
  await expect(revive).toBeVisible();
  await endIn(-31, id);
  pageErrors.expect(/status of 409/);
  await revive.click();
  await expect(
    page.getByText("Bu ilanın süresi dolalı 30 günden fazla oldu. Yeni bir ilan verebilirsiniz."),
  ).toBeVisible();
  await page.reload();
  await expect(row(page).getByText("Durum: Süresi Doldu")).toBeVisible();
  await expect(revive).toHaveCount(0);
  await expect(row(page)).not.toContainText("yeniden yayınlanabilir");
  await expectOnBoard(false);
});

test("a paginated board shows each listing once, also without JavaScript, and supports Back", async ({
  openBrowser,
}) => {
  test.setTimeout(180_000);
  const { id } = await joinWithListing(
    "cok.uye@example.org",
    { city: "Ankara", district: "Çankaya", wantedCity: "Hatay" },
    "Çankaya’dan Hatay’a becayiş",
  );
  await addLike(id, PER_PAGE);
  await admin.approveListing(id); // also purges the page cache
  const live = await product.database.query<{ id: number }>(
    "SELECT id FROM listings WHERE status = 'active' AND approval_status = 'approved' AND expires_at > now()",
  );

  for (const javaScriptEnabled of [true, false]) {
    const page = await openBrowser({ javaScriptEnabled });
    const shown = () =>
      cards(page).evaluateAll((articles) => articles.map((article) => Number(article.getAttribute("data-listing"))));
    const pager = page.getByRole("navigation", { name: "Sayfalar" });
    if (javaScriptEnabled) await visit(page, `${product.address}/becayis`);
    else await page.goto(`${product.address}/becayis`);
    await expect(pager).toContainText("Sayfa 1 / 2");
    await expect(cards(page)).toHaveCount(PER_PAGE);
    const first = await shown();

    await pager.getByRole("link", { name: "Sonraki" }).click();
    await expect(page).toHaveURL(`${product.address}/becayis?sayfa=2`);
    await expect(pager).toContainText("Sayfa 2 / 2");
    await expect(cards(page)).toHaveCount(live.length - PER_PAGE);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    if (javaScriptEnabled) await expect(page.getByRole("main")).toBeFocused();
    const second = await shown();
    expect([...first, ...second].toSorted((a, b) => a - b)).toEqual(live.map(({ id }) => id).toSorted((a, b) => a - b));
    await page.reload();
    await expect.poll(shown).toEqual(second);

    await page.goBack();
    await expect(page).toHaveURL(`${product.address}/becayis`);
    await expect.poll(shown).toEqual(first);
  }
});
