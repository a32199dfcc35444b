import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import mammoth from "mammoth";
import { extractText, getDocumentProxy } from "unpdf";
import { type BoardMember, expectNoPersonalData, joinBoard, leaveBoard } from "../../support/board-members.ts";
import { useSharedProduct } from "../../support/mailing-product.ts";
import { button, field, openSession } from "../../support/members.ts";
import { expectLargeTargets } from "../../support/screen-checks.ts";
import { expect, test } from "../../support/test.ts";

const product = useSharedProduct();
const ASKED = "Yer değişikliğinizin sonucu";

const ayse: BoardMember = {
  ...{ email: "ayse.becayis@example.org", firstName: "Ayşe", lastName: "Karadeniz", phone: "+90 532 111 22 33" },
  ...{ city: "Aydın", district: "Söke", wantedCity: "Iğdır" },
};
const igdem: BoardMember = {
  ...{ email: "igdem.becayis@example.org", firstName: "İğdem", lastName: "Şükrüoğlu", phone: "+90 532 444 55 66" },
  ...{ city: "Iğdır", district: "Tuzluca", wantedCity: "Aydın" },
};

const flat = (text: string) => text.replace(/\s+/g, " ");

/** Downloads a petition by its link and reads it with another library than the one that wrote it. */
async function download(page: Page, link: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: link }).click()]);
  const isPdf = link.startsWith("PDF");
  expect(file.suggestedFilename()).toBe(`Becayiş dilekçesi.${isPdf ? "pdf" : "docx"}`);
  const content = readFileSync(await file.path());
  if (!isPdf) return flat((await mammoth.extractRawText({ buffer: content })).value);
  return flat((await extractText(await getDocumentProxy(new Uint8Array(content)), { mergePages: true })).text);
}

test("two members, from the match's mail over telephone numbers and petition to the result", async ({
  page,
  openBrowser,
  api,
  database,
  pageErrors,
}) => {
  test.setTimeout(120_000);
  const [mine, other] = [await joinBoard(product, api, ayse), await joinBoard(product, api, igdem)];
  await openSession(page, product.address, ayse.email);
  let id = 0;

  await test.step("both accept, and see each other's telephone number from then on", async () => {
    await page.goto(await product.mailbox.linkIn(ayse.email, "eşleşmeniz var", "/becayis/matches"));
    await expect(page.getByRole("article")).toHaveAccessibleName("İğdem Ş***");
    await button(page, "Kabul Et").click();
    await expect(page.getByText("Karşı tarafın yanıtı bekleniyor.", { exact: false })).toBeVisible();
    await expectNoPersonalData(page, igdem);
    id = await other.member.acceptSwap("match");
    await page.goto(await product.mailbox.linkIn(ayse.email, "Eşleşmeniz kabul edildi", "/becayis/matches"));
    await expect(page.getByRole("link", { name: igdem.phone })).toBeVisible();
  });

  await test.step("the petition is edited, downloaded and printed", async () => {
    await page.getByRole("link", { name: "Dilekçe hazırla" }).click();
    const sheet = page.locator("[data-sheet]");
    const move = "Ayşe Karadeniz, Zabıt Kâtibi: Aydın / Söke → Iğdır / Tuzluca";
    await expect(sheet).toContainText(move);
    await expectLargeTargets(page);
    await field(page, "Konu").fill("Eş durumuyla ilgili becayiş talebi");
    const body = await field(page, "Metin").inputValue();
    await field(page, "Metin").fill(`${body}\n\nEşim Iğdır’da görev yapıyor: ÇĞİÖŞÜ çğıöşü.`);
    await button(page, "Kaydet").click();
    await expect(page.getByText("Dilekçeniz kaydedildi.")).toBeVisible();
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(stored).not.toContain("Şükrüoğlu");

    const [pdf, docx] = [await download(page, "PDF indir"), await download(page, "Word (DOCX) indir")];
    for (const part of [
      "Adalet Bakanlığı",
      "Konu: Eş durumuyla ilgili becayiş talebi",
      move,
      "İğdem Şükrüoğlu, Zabıt Kâtibi: Iğdır / Tuzluca → Aydın / Söke",
      "Dayanak: 657 sayılı Devlet Memurları Kanunu, m. 73 (RG 23.07.1965, 12056).",
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
    const file = `${product.address}/api/becayis/matches/${id}/petition.pdf`;
    expect((await page.request.get(file)).headers()["cache-control"]).toContain("no-store");
    expect((await fetch(file)).status).toBe(401);
  });

  await test.step("a month later a mail's link asks before it reports, and the other side hears of it", async () => {
    await database.query("UPDATE matches SET accepted_at = now() - interval '30 days' WHERE id = $1", [id]);
    await database.runJob("ask-results");
    const links = await product.mailbox.linksIn(ayse.email, ASKED, "/becayis/sonuc");
    expect(links).toHaveLength(3);
    const reader = await openBrowser(); // the mail is read without a session
    const open = async () => {
      await reader.goto("about:blank");
      await reader.goto(links[1] ?? "");
      await expect(reader.getByText("Onaylandı olarak bildiriyorsunuz", { exact: false })).toBeVisible();
    };
    await open();
    await open();
    expect(new URL(reader.url()).hash).toBe("");
    await expectLargeTargets(reader);
    const reported = "SELECT 1 FROM swap_results WHERE match_id = $1";
    expect(await database.query(reported, [id])).toEqual([]);
    await button(reader, "Onaylandı olarak bildir").click();
    await expect(reader.getByText("Hayırlı olsun! İlanınız tamamlandı.")).toBeVisible();
    expect(await database.query(reported, [id])).toHaveLength(1);
    expect(await product.mailbox.linksIn(igdem.email, "onay aldığını bildirdi", "/becayis/sonuc")).toHaveLength(3);
    pageErrors.expect(/status of 409/);
    await open();
    await button(reader, "Onaylandı olarak bildir").click();
    await expect(reader.getByText("daha önce bildirdiniz", { exact: false })).toBeVisible();
    expect((await fetch(`${product.address}/becayis/ilan/${mine.listing.slug}`)).status).toBe(404);
  });
  await leaveBoard(api, mine, other);
});
