import type { Locator, Page } from "@playwright/test";
import { useSharedProduct } from "../../support/mailing-product.ts";
import { visit } from "../../support/pages.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "../../support/screen-checks.ts";
import { expect, test } from "../../support/test.ts";

const product = useSharedProduct();
const EMAIL = "yoldan-gelen@example.org";
/** One tap opens a list, another one chooses. */
const TAPS_OF_A_CHOICE = 2;
const MOST = { taps: 12, fields: 6 };

/** Counts what a person does on a phone: taps, and fields that are filled in. */
function countedThumb(page: Page) {
  const done = { taps: 0, fields: 0 };
  return {
    done,
    async choose(name: string, option: string) {
      await page.getByRole("combobox", { name }).selectOption(option);
      done.taps += TAPS_OF_A_CHOICE;
      done.fields++;
    },
    async type(name: string, text: string) {
      const box = page.getByRole("textbox", { name });
      await box.tap();
      await box.fill(text);
      done.taps++;
      done.fields++;
    },
    async tap(target: Locator) {
      await target.tap();
      done.taps++;
    },
  };
}

/** Returns the code in the newest mail whose subject begins with these words. */
async function readCode(words: string): Promise<string> {
  const [digits = ""] = /^\d{6}/m.exec(await product.mailbox.textOf(EMAIL, words)) ?? [];
  expect(digits).not.toBe("");
  return digits;
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test("who comes from a search engine has sent a listing for approval after a dozen taps and one mail", async ({
  page,
  openBrowser,
}, testInfo) => {
  await visit(page, `${product.address}/becayis/kurum/saglik-bakanligi/hemsire`);
  const thumb = countedThumb(page);
  await thumb.tap(page.getByRole("link", { name: "Eşleşme var mı?" }));
  await thumb.choose("Nereden", "Sakarya");
  await thumb.choose("Nereye", "Kocaeli");
  await thumb.tap(page.getByRole("button", { name: "Eşleşme var mı?" }));
  await expect(page.getByRole("heading", { name: "Bugün eşleşme yok." })).toBeVisible();
  await expect(page.getByText("Kocaeli’den Sakarya’ya gelmek isteyen aranıyor")).toBeVisible();
  await thumb.type("E-posta", EMAIL);
  await thumb.type("Ad ve soyad", "Derya Deniz");
  await thumb.tap(page.getByRole("checkbox"));
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await thumb.tap(page.getByRole("button", { name: "Bu ilanı ver" }));
  const code = page.getByRole("textbox", { name: "E-postanıza gelen kod" });
  await expect(code).toBeVisible();
  const digits = await readCode("ilan kodunuz");

  await test.step("the tab is closed before the code comes, and the board asks for it", async () => {
    await visit(page, `${product.address}/becayis`);
    await expect(code).toBeVisible();
  });

  await thumb.type("E-postanıza gelen kod", digits);
  await thumb.tap(page.getByRole("button", { name: "Onaya gönder" }));
  await expect(page.getByText("İlanınız onaya gönderildi")).toBeVisible();
  console.log(`from landing page to approval: ${thumb.done.taps} taps, ${thumb.done.fields} fields, 1 mail`);
  testInfo.annotations.push({ type: "taps", description: JSON.stringify(thumb.done) });
  expect(thumb.done.taps).toBeLessThanOrEqual(MOST.taps);
  expect(thumb.done.fields).toBeLessThanOrEqual(MOST.fields);

  await test.step("the listing is the member's, and nobody else sees it before its approval", async () => {
    await page.getByRole("link", { name: "İlanınızı görün" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sakarya’dan Kocaeli’ye Hemşire becayişi");
    const address = page.url();
    const stranger = await openBrowser();
    expect((await stranger.goto(address))?.status()).toBe(404);
  });

  await test.step("a mail's link on another device leads back into the account, without a password", async () => {
    const phone = await openBrowser({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await visit(phone, `${product.address}/becayis/matches`);
    await expect(phone).toHaveURL(/giris-yap/);
    const back = countedThumb(phone);
    await back.tap(phone.getByRole("link", { name: "Kodla giriş" }));
    await back.type("E-posta", EMAIL);
    await back.tap(phone.getByRole("button", { name: "Kod gönder" }));
    const field = phone.getByRole("textbox", { name: "E-postanıza gelen kod" });
    await expect(field).toBeFocused();
    await expectAccessible(phone);
    const login = await readCode("giriş kodunuz");
    await back.type("E-postanıza gelen kod", `Kod: ${login.slice(0, 3)} ${login.slice(3)}`);
    await back.tap(phone.getByRole("button", { name: "Giriş Yap" }));
    await expect(phone).toHaveURL(/becayis\/matches/);
    console.log(`back from another device: ${back.done.taps} taps, ${back.done.fields} fields, 1 mail`);
  });
});
