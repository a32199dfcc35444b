import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import mammoth from "mammoth";
import { extractText, getDocumentProxy } from "unpdf";
import { acceptSwap, type SwapMember } from "../../support/accepted-swap.ts";
import { AdminApi } from "../../support/admin-api.ts";
import { openAdmin } from "../../support/admin-screens.ts";
import { useEmptyProduct } from "../../support/mailing-product.ts";
import { MemberApi } from "../../support/member-api.ts";
import { button, field, openSession } from "../../support/members.ts";
import { expectAccessible, expectLargeTargets, expectNoSidewaysScrolling } from "../../support/screen-checks.ts";
import { expect, test } from "../../support/test.ts";

const product = useEmptyProduct();
let admin: AdminApi;

test.beforeAll(async () => {
  admin = await AdminApi.signIn(product.address);
});

const ayse: SwapMember = {
  email: "ayse.dilekce@example.org",
  firstName: "Ayşe",
  lastName: "Karadeniz",
  phone: "+90 532 111 22 33",
  city: "Ankara",
  district: "Çankaya",
};
const igdem: SwapMember = {
  email: "igdem.dilekce@example.org",
  firstName: "İğdem",
  lastName: "Şükrüoğlu",
  phone: "+90 532 444 55 66",
  city: "Iğdır",
  district: "Tuzluca",
};
const ring: SwapMember[] = [
  { ...ayse, email: "halka.bir@example.org", lastName: "Birinci", city: "Muğla", district: "Bodrum" },
  { ...ayse, email: "halka.iki@example.org", lastName: "İkinci", city: "Şırnak", district: "Cizre" },
  { ...ayse, email: "halka.uc@example.org", lastName: "Üçüncü", city: "Çorum", district: "Alaca" },
];

const flat = (text: string) => text.replace(/\s+/g, " ");

/** Downloads a petition by its link and reads it back with a library that did not write it. */
async function download(page: Page, link: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: link }).click()]);
  const isPdf = link.startsWith("PDF");
  expect(file.suggestedFilename()).toBe(`Becayiş dilekçesi.${isPdf ? "pdf" : "docx"}`);
  const content = readFileSync(await file.path());
  if (!isPdf) return flat((await mammoth.extractRawText({ buffer: content })).value);
  return flat((await extractText(await getDocumentProxy(new Uint8Array(content)), { mergePages: true })).text);
}

test("a petition of a pair is edited, downloaded as PDF and DOCX, printed, and nobody else's", async ({
  page,
  openBrowser,
  pageErrors,
}) => {
  test.setTimeout(300_000);
  pageErrors.expect(/status of (400|401|404)/);
  const id = await acceptSwap(product, admin, [ayse, igdem]);
  await openSession(page, product.address, ayse.email);
  await page.goto(`${product.address}/becayis/matches`);
  await page.getByRole("link", { name: "Dilekçe hazırla" }).click();
  await page.waitForURL(`${product.address}/becayis/dilekce/eslesme-${id}`);
  await expect(page.getByText("Yer değiştirmeye kurumunuz karar verir.", { exact: false })).toBeVisible();
  const sheet = page.locator("[data-sheet]");
  const move = "Ayşe Karadeniz, Zabıt Kâtibi: Ankara / Çankaya → Iğdır / Tuzluca";
  await expect(sheet).toContainText(move);
  await expectAccessible(page);
  await expectLargeTargets(page);

  await field(page, "Konu").fill("Eş durumuyla ilgili becayiş talebi");
  await expect(sheet).toContainText("Eş durumuyla ilgili becayiş talebi");
  await expect(page.getByText("Kaydedilmemiş değişiklikleriniz var", { exact: false })).toBeVisible();
  const body = await field(page, "Metin").inputValue();
  await field(page, "Metin").fill(`${body}\n\nT.C. 100 000 001 46`);
  await button(page, "Kaydet").click();
  await expect(page.getByText("Metinde bir T.C. kimlik numarası var.", { exact: false }).first()).toBeVisible();
  await expectAccessible(page);
  await field(page, "Metin").fill(`${body}\n\nEşim Iğdır’da görev yapıyor: ÇĞİÖŞÜ çğıöşü.`);
  await button(page, "Kaydet").click();
  await expect(page.getByText("Dilekçeniz kaydedildi.")).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain("Şükrüoğlu");

  const [pdf, docx] = [await download(page, "PDF indir"), await download(page, "Word (DOCX) indir")];
  for (const part of [
    "Adalet Bakanlığı",
    "Konu: Eş durumuyla ilgili becayiş talebi",
    move,
    "İğdem Şükrüoğlu, Zabıt Kâtibi: Iğdır / Tuzluca → Ankara / Çankaya",
    "Dayanak: 657 sayılı Devlet Memurları Kanunu m. 73",
    "31 Ekim 2025",
    "Eşim Iğdır’da görev yapıyor: ÇĞİÖŞÜ çğıöşü.",
    "T.C. Kimlik No: ...",
    "İmza: ...",
    "1. Karşı tarafın imzalı dilekçesi",
  ])
    expect([pdf, docx], part).toEqual([expect.stringContaining(part), expect.stringContaining(part)]);

  await page.emulateMedia({ media: "print" });
  await expect(sheet).toBeVisible();
  await expect(field(page, "Metin")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);

  const other = await openBrowser();
  await openSession(other, product.address, igdem.email);
  await other.goto(`${product.address}/becayis/dilekce/eslesme-${id}`);
  await expect(other.locator("[data-sheet]")).toContainText("İğdem Şükrüoğlu");
  await expect(other.locator("[data-sheet]")).not.toContainText("Eş durumuyla");

  const stranger = await MemberApi.join(product, "yabanci.dilekce@example.org", ring[0] ?? ayse);
  await stranger.dispose();
  const third = await openBrowser();
  await openSession(third, product.address, "yabanci.dilekce@example.org");
  await third.goto(`${product.address}/becayis/dilekce/eslesme-${id}`);
  await expect(third.getByText("Dilekçe hazırlanamıyor")).toBeVisible();
  await expectAccessible(third);
  const visitor = await openBrowser();
  await visitor.goto(`${product.address}/becayis`);
  for (const [reader, status] of [
    [page, 200],
    [third, 404],
    [visitor, 401],
  ] as const) {
    const answer = await reader.evaluate(async (address) => {
      const given = await fetch(address);
      return { status: given.status, cache: given.headers.get("cache-control"), text: await given.text() };
    }, `/api/becayis/matches/${id}/petition.pdf`);
    expect(answer.status).toBe(status);
    expect(answer.cache).toContain("no-store");
    if (reader !== page) expect(answer.text).not.toContain("Karadeniz");
  }

  // a withdrawn listing ends the petition for both
  await page.setViewportSize({ width: 1280, height: 800 });
  await other.goto(`${product.address}/becayis`);
  await other.getByRole("button", { name: /Pasif Yap/ }).click();
  await expect(other.getByText("İlan durumu güncellendi")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Dilekçe hazırlanamıyor")).toBeVisible();
});

test("each member of a ring gets a petition with all moves", async ({ page, openBrowser }) => {
  test.setTimeout(300_000);
  const id = await acceptSwap(product, admin, ring);
  for (const [index, member] of ring.entries()) {
    const browser = index === 0 ? page : await openBrowser();
    await openSession(browser, product.address, member.email);
    await browser.goto(`${product.address}/becayis/dilekce/halka-${id}`);
    await expect(browser.locator("[data-sheet]")).toContainText(`Ayşe ${member.lastName}`);
    const text = await download(browser, "PDF indir");
    for (const { lastName, city, district } of ring) {
      expect(text).toContain(`Ayşe ${lastName}, Zabıt Kâtibi: ${city} / ${district} → `);
    }
    expect(text).toContain("3 kişi, sırayla birbirinin görev yerine geçmek");
    if (index === 0) expect(await download(browser, "Word (DOCX) indir")).toContain("Şırnak / Cizre → Çorum / Alaca");
  }
});

test("the administrator edits an institution's template with a preview", async ({ page, openBrowser }) => {
  test.setTimeout(180_000);
  await openAdmin(page, "/admin/becayis/settings/petitions", product.address);
  await expect(page.getByText("Henüz şablon yok")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Yeni Şablon" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Yeni Şablon" });
  await dialog.getByLabel("Kurum").selectOption({ label: "Adalet Bakanlığı" });
  await dialog.getByLabel("Konu").fill("{{unvan}} becayiş talebi, {{mudur}}");
  const preview = dialog.getByRole("region", { name: "Önizleme" });
  await expect(preview).toContainText("Zabıt Kâtibi becayiş talebi");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Kaydet" }).click();
  await expect(dialog.getByText("Bilinmeyen yer tutucu: mudur")).toBeVisible();
  await dialog.getByLabel("Konu").fill("{{unvan}} becayiş talebi");
  await dialog.getByRole("button", { name: "Kaydet" }).click();
  await expect(page.getByText("Şablon kaydedildi.")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Adalet Bakanlığı" })).toBeVisible();

  const pair: SwapMember[] = [
    { ...ayse, email: "sablon.bir@example.org", city: "Rize", district: "Çayeli" },
    { ...igdem, email: "sablon.iki@example.org", city: "Uşak", district: "Banaz" },
  ];
  const id = await acceptSwap(product, admin, pair);
  const member = await openBrowser();
  await openSession(member, product.address, "sablon.bir@example.org");
  await member.goto(`${product.address}/becayis/dilekce/eslesme-${id}`);
  await expect(member.locator("[data-sheet]")).toContainText("Konu: Zabıt Kâtibi becayiş talebi");

  await page.getByRole("button", { name: /^Sil/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Sil" }).click();
  await expect(page.getByText("Henüz şablon yok")).toBeVisible();
});
