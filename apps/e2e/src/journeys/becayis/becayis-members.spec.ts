import { type BoardMember, choose, expectNoPersonalData, joinBoard, leaveBoard } from "../../support/board-members.ts";
import { useSharedProduct } from "../../support/mailing-product.ts";
import { MemberApi } from "../../support/member-api.ts";
import { button, field, openSession } from "../../support/members.ts";
import { visit } from "../../support/pages.ts";
import { expectLargeTargets } from "../../support/screen-checks.ts";
import { expect, test } from "../../support/test.ts";

const product = useSharedProduct();

test("a contact request is accepted by the owner, and both write in its thread", async ({ page, api }) => {
  const derya: BoardMember = {
    email: "derya.becayis@example.org",
    firstName: "Derya",
    lastName: "Şahinoğlu",
    phone: "+90 532 777 88 99",
    city: "Kırklareli",
    district: "Lüleburgaz",
    wantedCity: "Sinop",
  };
  const owner = await joinBoard(product, api, derya);
  const asker = { firstName: "Efe", lastName: "Özyürek", phone: "+90 532 000 99 88" };
  const efe = await MemberApi.join(product, "efe.becayis@example.org", asker);
  await openSession(page, product.address, efe.email);
  await visit(
    page,
    await product.mailbox.linkIn(derya.email, "İlanınız yayında", `/becayis/ilan/${owner.listing.slug}`),
  );
  await button(page, "İletişime Geç").click();
  await page.getByRole("dialog").getByLabel("Mesaj", { exact: true }).fill("Görüşebilir miyiz?");
  await page.getByRole("dialog").getByRole("button", { name: "Gönder" }).click();
  await expect(button(page, "İstek Gönderildi")).toBeDisabled();
  await expectNoPersonalData(page, derya);

  await product.mailbox.linkIn(derya.email, "iletişim isteği aldınız", "/profil/iletisim-istekleri");
  await owner.member.acceptRequest();
  await owner.member.writeMessage("Elbette, yarın arayın.");
  await page.goto(await product.mailbox.linkIn(efe.email, "isteğiniz kabul edildi", "/profil/iletisim-istekleri"));
  await expect(page.getByRole("link", { name: derya.email })).toBeVisible();
  await expect(page.getByRole("link", { name: derya.phone })).toBeVisible();
  await button(page, "Mesajlar (1 yeni)").click();
  await expect(page.getByText("Elbette, yarın arayın.")).toBeVisible();
  await field(page, "Mesaj").fill("Teşekkürler!");
  await button(page, "Gönder").click();
  await expect(page.getByRole("listitem").filter({ hasText: "Teşekkürler!" })).toBeVisible();
  await product.mailbox.linkIn(derya.email, "mesaj", "/profil/iletisim-istekleri");
  await leaveBoard(api, owner);
  await efe.dispose();
});

test("an alert finds a listing, and its mail unsubscribes with one click", async ({ page, api }) => {
  const person = { firstName: "Can", lastName: "Uluğ", phone: "+90 532 222 33 44" };
  const watcher = await MemberApi.join(product, "can.becayis@example.org", person);
  await openSession(page, product.address, watcher.email);
  await visit(page, `${product.address}/becayis/takipler?nereden=artvin`);
  await expect(field(page, "İlan sahibi nerede çalışıyor?")).toHaveValue("Artvin");
  await field(page, "Sıklık").selectOption("Anında");
  await page.getByRole("main").getByRole("button", { name: "Takip Et" }).click();
  await expect(page.getByText("Artvin → her şehir", { exact: true })).toBeVisible();

  const naz = { email: "naz.becayis@example.org", firstName: "Naz", lastName: "Ekinci", phone: "+90 532 333 44 55" };
  const owner = await joinBoard(product, api, { ...naz, city: "Artvin", district: "Hopa", wantedCity: "Düzce" });
  await page.goto(await product.mailbox.linkIn(watcher.email, "Takibinize uyan", "/becayis/takip-durdur"));
  await expect(page.getByText("Bu takip durduruldu. Artık e-posta almayacaksınız.")).toBeVisible();
  expect(new URL(page.url()).hash).toBe("");
  await page.goto(`${product.address}/becayis/takipler`);
  await expect(page.getByLabel("Artvin → her şehir: sıklık")).toHaveValue("off");
  await expectLargeTargets(page);
  await leaveBoard(api, owner);
  await watcher.dispose();
});

test("a second wish leads to a ring of three, which reveals the contact details after the last acceptance", async ({
  page,
  api,
}) => {
  const person = { lastName: "Halkalı", phone: "+90 532 100 10 01" };
  const ada: BoardMember = {
    ...{ ...person, email: "ada.halka@example.org", firstName: "Ada" },
    ...{ city: "Amasya", district: "Merzifon", wantedCity: "Bitlis" },
  };
  const baris: BoardMember = {
    ...{ email: "baris.halka@example.org", firstName: "Barış", lastName: "Yıldızoğlu", phone: "+90 532 200 20 02" },
    ...{ city: "Tunceli", district: "Ovacık", wantedCity: "Kilis" },
  };
  const cemre: BoardMember = {
    ...{ email: "cemre.halka@example.org", firstName: "Cemre", lastName: "Işıklı", phone: "+90 532 300 30 03" },
    ...{ city: "Kilis", district: "Musabeyli", wantedCity: "Amasya" },
  };
  const [mine, second, third] = [
    await joinBoard(product, api, ada),
    await joinBoard(product, api, baris),
    await joinBoard(product, api, cemre),
  ];
  await openSession(page, product.address, ada.email);
  await visit(page, `${product.address}/becayis/ilan-duzenle/${mine.listing.id}`);
  await button(page, "Başka bir il de olur").click();
  await choose(page, "2. tercih: şehir", "tunceli", "Tunceli");
  await button(page, "Kaydet").click();
  await expect(page).toHaveURL(/\/becayis$/);
  await product.mailbox.linkIn(ada.email, "eşleşmeniz var", "/becayis/matches");

  await test.step("the bell announces the ring and counts the answer that it waits for", async () => {
    await page.reload();
    await expect(page.getByText("Sonraki tercihleri: Tunceli")).toBeAttached();
    const bell = page.getByRole("banner").getByRole("button", { name: /^Bildirimler.*, 1 bekleyen iş$/ });
    await bell.click();
    const panel = page.getByRole("dialog", { name: "Bildirimler" });
    await expect(panel.getByRole("listitem").filter({ hasText: "Yeni becayiş halkası" })).toHaveCount(1);
    await panel.getByRole("link", { name: "1 becayiş halkası yanıtınızı bekliyor" }).click();
  });

  await second.member.acceptSwap("ring");
  const ring = page.getByRole("article", { name: "3 kişilik halka" });
  await expect(ring.getByRole("listitem").filter({ hasText: "Siz" })).toContainText("2. tercihiniz");
  await expectNoPersonalData(page, baris, cemre);
  await button(page, "Kabul Et").click();
  await expect(page.getByText("Yanıtınız kaydedildi.")).toBeVisible();
  await expectNoPersonalData(page, baris, cemre);
  await third.member.acceptSwap("ring");

  await page.goto(await product.mailbox.linkIn(ada.email, "Eşleşmeniz kabul edildi", "/becayis/matches"));
  for (const { firstName, lastName, phone } of [baris, cemre]) {
    await expect(page.getByText(`${firstName} ${lastName}`).first()).toBeVisible();
    await expect(page.getByRole("link", { name: phone })).toBeVisible();
  }
  await leaveBoard(api, mine, second, third);
});
