import type { Page } from "@playwright/test";
import { read } from "../../support/admin-api.ts";
import { goTo } from "../../support/admin-menu.ts";
import { openAdmin } from "../../support/admin-screens.ts";
import { expectAccessible } from "../../support/screen-checks.ts";
import { SCRIPT_HEADERS } from "../../support/script-calls.ts";
import { expect, test } from "../../support/test.ts";

const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

async function call(page: Page, path: string, data: object): Promise<void> {
  await read(await page.request.post(path, { headers: SCRIPT_HEADERS, data }));
}

const contactMessage = (subject: string) => ({
  name: "Ayşe",
  surname: "Yılmaz",
  email: "ayse@example.org",
  subject,
  message: "Hesaplama aracına vekâlet ücreti de eklenebilir mi?",
});

test("an administrator moderates comments, answers a message and looks after a member", async ({
  page,
  api,
  pageErrors,
}) => {
  test.setTimeout(120_000);

  await test.step("comments are moderated by keyboard, and a deletion is undone", async () => {
    const post = await api.createPost({
      title: "Klavyeyle yönetilen",
      slug: "klavyeyle-yonetilen",
      content: "<p>Metin.</p>",
    });
    const author = { blogPostId: post.id, authorName: "Ayşe", authorEmail: "ayse@example.org" };
    for (const content of ["Klavye: birinci yorum", "Klavye: ikinci yorum"])
      await call(page, "/api/comments", { ...author, content });
    const stream = page.waitForResponse((response) => response.url().endsWith("/api/admin/events"));
    await openAdmin(page, "/admin/comments?status=pending&ara=Klavye:");
    await stream;
    const cards = page.getByRole("article");
    await expect(cards).toHaveCount(2);
    await expectAccessible(page);

    await page.keyboard.press("j");
    await page.keyboard.press("a");
    await expect(page.getByText("Yorum onaylandı!")).toBeVisible();
    await expect(cards).toHaveCount(1);
    await button(page, "Geri Al").click();
    await expect(page.getByText("Onay geri alındı; yorum yeniden onay bekliyor.")).toBeVisible();
    await expect(cards).toHaveCount(2);
    await cards.filter({ hasText: "Klavye: ikinci yorum" }).getByRole("button", { name: "Onayla" }).click();
    await expect(cards).toHaveCount(1);
    await page.keyboard.press("j");
    await page.keyboard.press("d");
    await expect(dialog(page, "Yorumu Sil")).toContainText("Bu yorumu silmek istediğinizden emin misiniz?");
    await dialog(page, "Yorumu Sil").getByRole("button", { name: "Sil" }).click();
    await expect(page.getByText("Yorum bulunamadı")).toBeVisible();
    await button(page, "Geri Al").click();
    await expect(cards).toContainText("Klavye: birinci yorum");

    await page.keyboard.press("?");
    await expect(dialog(page, "Klavye Kısayolları")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("j");
    await page.keyboard.press("r");
    await dialog(page, "Yanıtla: Ayşe").getByLabel("Yanıt").fill("Teşekkürler.");
    await button(page, "Gönder").click();
    await expect(page.getByText("Yanıt gönderildi!")).toBeVisible();
    await expect(cards).toHaveCount(0);
    await api.removePost(post.id); // other journeys count what is published
  });

  await test.step("the bell rings at once, is read by opening it and can be emptied", async () => {
    const ringing = button(page, /^Bildirimler/).first();
    const countUnread = async () => Number(/\d+/.exec((await ringing.getAttribute("aria-label")) ?? "")?.[0] ?? 0);
    const before = await countUnread();
    await call(page, "/api/contact", contactMessage("Yolculuk: bir önerim var"));
    await expect.poll(countUnread).toBeGreaterThan(before);
    await expect(ringing).toHaveAccessibleName(/^Bildirimler, \d+ okunmamış bildirim$/);
    await ringing.click();
    const bell = dialog(page, /Bildirimler/);
    await expect(bell.getByRole("listitem").first()).toContainText("Ayşe Yılmaz: Yolculuk: bir önerim var");
    await expect(button(page, "Bildirimler").first()).toHaveAccessibleName("Bildirimler");
    await expectAccessible(page);
    await bell.getByRole("button", { name: "Tümünü Temizle" }).click();
    await expect(bell).toContainText("Tüm bildirimleri silmek istediğinizden emin misiniz?");
    await bell.getByRole("button", { name: "Temizle", exact: true }).click();
    await expect(bell.getByText("Henüz bildirim yok")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(bell).toBeHidden();
    await expect(button(page, "Bildirimler")).toBeFocused();
  });

  await test.step("a contact message is read, replied to by mail and deleted", async () => {
    await goTo(page, "İletişim Mesajları");
    await page.getByRole("searchbox").fill("Yolculuk:");
    await expect(page.getByRole("article")).toHaveCount(1); // a card that moves while it is pressed gets no click
    const card = page.getByRole("article", { name: "Yolculuk: bir önerim var" });
    await expect(card).toContainText("Yeni");
    await card.getByRole("button", { name: "Aç" }).click();
    const message = dialog(page, "Yolculuk: bir önerim var");
    await expect(message).toContainText("Hesaplama aracına vekâlet ücreti de eklenebilir mi?");
    await expectAccessible(page);
    await message.getByRole("button", { name: "Yanıtla" }).click();
    await expect(message.getByText("Lütfen yanıt içeriğini girin.")).toBeVisible();
    await message.getByLabel("Yanıt").fill("Ekledim, teşekkürler.");
    await message.getByRole("button", { name: "Yanıtla" }).click();
    await expect(page.getByText("Yanıt kaydedildi.")).toBeVisible();
    await expect(card).toContainText("Yanıtlandı");
    await expect(card).not.toContainText("Yeni");

    await button(page, "Toplu Seç").click();
    await page.getByRole("checkbox", { name: "Yolculuk: bir önerim var seç" }).check();
    await page.getByRole("region", { name: "Seçilenler" }).getByRole("button", { name: "Sil" }).click();
    await dialog(page, "Mesajları Sil").getByRole("button", { name: "Sil" }).click();
    await expect(page.getByText("1 mesaj silindi.")).toBeVisible();
    await expect(page.getByText("Mesaj bulunamadı")).toBeVisible();
  });

  await test.step("a second reply is refused once, and its text is not lost", async () => {
    pageErrors.expect(/status of 409/);
    const subject = "Yolculuk: iki kişi yanıtlıyor";
    await call(page, "/api/contact", contactMessage(subject));
    await page.getByRole("searchbox").fill("iki kişi");
    await page.getByRole("article", { name: subject }).getByRole("button", { name: "Aç" }).click();
    const message = dialog(page, subject);
    await message.getByLabel("Yanıt").fill("İkinci yanıt.");
    const { id } = (await api.listContactMessages()).find((each) => each.subject === subject) ?? { id: 0 };
    await api.replyToContactMessage(id, "Birinci yanıt.");
    await message.getByRole("button", { name: "Yanıtla" }).click();
    await expect(page.getByText("Bu mesaj daha önce yanıtlanmış.")).toHaveCount(1);
    await expect(message.getByRole("alert")).toContainText("İkinci yanıt.");
    await expect(message).toContainText("Birinci yanıt.");
    await expect(message.getByRole("textbox")).toHaveCount(0);
    await page.keyboard.press("Escape");
  });

  await test.step("a member is verified, deactivated and deleted; the mail's log hides its token", async () => {
    await call(page, "/api/auth/register", {
      firstName: "Yolcu",
      lastName: "Üye",
      email: "yolcu-uye@example.org",
      phone: "+90 312 000 00 00",
      password: "yolcu-uye-parolasi-7",
      terms: true,
    });
    await goTo(page, "E-posta Kayıtları");
    await page.getByRole("searchbox").fill("yolcu-uye");
    const mail = page.getByRole("row").filter({ hasText: "yolcu-uye@example.org" });
    await expect(async () => {
      await button(page, "Yenile").click();
      await expect(mail).toContainText("Gönderildi", { timeout: 500 });
    }).toPass();
    await expectAccessible(page);
    await mail.getByRole("button", { name: "Göster" }).click();
    const body = page.frameLocator('iframe[title="E-postanın görünümü"]');
    await expect(body.getByText("Merhaba Yolcu,")).toBeVisible();
    expect(await body.getByRole("link").first().getAttribute("href")).not.toMatch(/token|#/);
    await page.keyboard.press("Escape");
    await mail.getByRole("button", { name: "Yeniden Gönder" }).click();
    await dialog(page, "Yeniden Gönder").getByRole("button", { name: "Gönder" }).click();
    await expect(page.getByText("E-posta yeniden gönderilmek üzere sıraya alındı.")).toBeVisible();

    await goTo(page, "Kullanıcılar");
    await page.getByRole("searchbox").fill("yolcu-uye");
    await expect(page.getByText("1 kullanıcı", { exact: true })).toBeVisible(); // rows move while the search is applied
    const row = page.getByRole("row").filter({ hasText: "yolcu-uye@example.org" });
    const choose = async (action: string) => {
      await row.getByRole("button", { name: "İşlemler" }).click();
      await page.getByRole("menuitem", { name: action }).click();
    };
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(row.getByRole("button", { name: "İşlemler" })).toBeInViewport({ ratio: 1 });
    await choose("E-postayı Doğrula");
    await expect(page.getByRole("menu")).toHaveCount(0); // it fades out
    await expectAccessible(page);
    await dialog(page, "E-postayı Doğrula").getByRole("button", { name: "Doğrula" }).click();
    await expect(page.getByText("Kullanıcının e-posta adresi doğrulandı.")).toBeVisible();
    await choose("Pasif Yap");
    await dialog(page, "Kullanıcıyı Pasif Yap").getByRole("button", { name: "Pasif Yap" }).click();
    await expect(row).toContainText("Pasif");
    await choose("Sil");
    await expect(dialog(page, "Kullanıcıyı Sil")).toContainText(
      "Bu kullanıcıyı silmek istediğinizden emin misiniz? Bu işlem geri alınamaz.",
    );
    await dialog(page, "Kullanıcıyı Sil").getByRole("button", { name: "Sil" }).click();
    await expect(page.getByText("Kullanıcı bulunamadı")).toBeVisible();
  });
});
