import { useEmptyProduct } from "../support/mailing-product.ts";
import { button, field } from "../support/members.ts";
import { expectAccessible, expectLargeTargets, expectNoSidewaysScrolling } from "../support/screen-checks.ts";
import {
  approve,
  expectNoPersonalData,
  joinBoard,
  joinBoardByForms,
  openApprovals,
  type Swapper,
  titleOf,
} from "../support/swappers.ts";
import { expect, test } from "../support/test.ts";

const product = useEmptyProduct();

test("two members, from registration to the exchange of telephone numbers", async ({ page, openBrowser }) => {
  test.setTimeout(300_000);
  const ayse: Swapper = {
    page,
    email: "ayse.becayis@example.org",
    firstName: "Ayşe",
    lastName: "Karadeniz",
    phone: "+90 532 111 22 33",
    from: "Ankara",
    district: "Çankaya",
    to: "Iğdır",
  };
  const ali: Swapper = {
    page: await openBrowser(),
    email: "ali.becayis@example.org",
    firstName: "Ali",
    lastName: "Demirkıran",
    phone: "+90 532 444 55 66",
    from: "Iğdır",
    district: "Tuzluca",
    to: "Ankara",
  };
  await joinBoardByForms(product, ayse);
  await joinBoard(product, ali);

  const admin = await openBrowser();
  await openApprovals(admin, product.address);
  await approve(admin, titleOf(ayse), "Hayırlı olsun.");
  await approve(admin, titleOf(ali));
  await product.mailbox.linkIn(ayse.email, "İlanınız yayında", `/becayis/ilan/${await slugIn(ayse)}`);

  await ayse.page.goto(await product.mailbox.linkIn(ayse.email, "eşleşmeniz var", "/becayis/matches"));
  const seenByAyse = ayse.page.getByRole("article").first();
  await expect(seenByAyse).toHaveAccessibleName("Ali D***");
  await expect(seenByAyse).toContainText("%100");
  await ayse.page.getByText("Neden eşleştiniz?").click();
  await expect(ayse.page.getByText("İkiniz de birbirinizin ilinde görev yapıyorsunuz")).toBeVisible();
  await ayse.page.getByText("Kurallar ne diyor?").click();
  await expect(ayse.page.getByText(/^Kaynak: /).first()).toBeVisible();
  await expectAccessible(ayse.page);
  await expectNoPersonalData(ayse.page, ali);
  await button(ayse.page, "Kabul Et").click();
  await expect(ayse.page.getByText("Karşı tarafın yanıtı bekleniyor.", { exact: false })).toBeVisible();
  await expectNoPersonalData(ayse.page, ali);

  await ali.page.goto(`${product.address}/becayis/matches`);
  await expect(ali.page.getByRole("tab", { name: "Bekleyen (1)" })).toBeVisible();
  await expect(ali.page.getByText("Kabul etti", { exact: true })).toBeVisible();
  await expectNoPersonalData(ali.page, ayse);
  await button(ali.page, "Kabul Et").click();
  await expect(ali.page.getByText("Ayşe Karadeniz").first()).toBeVisible();
  await expect(ali.page.getByRole("link", { name: ayse.phone })).toBeVisible();

  await ayse.page.goto(await product.mailbox.linkIn(ayse.email, "Eşleşmeniz kabul edildi", "/becayis/matches"));
  await expect(ayse.page.getByRole("link", { name: ali.email })).toBeVisible();
  await button(ayse.page, "Mesaj Yaz").click();
  await field(ayse.page, "Mesaj").fill("Merhaba, ne zaman konuşabiliriz?");
  await button(ayse.page, "Gönder").click();
  await expect(ayse.page.getByText("Mesajınız iletildi.", { exact: false })).toBeVisible();
  await expectAccessible(ayse.page);

  await ali.page.goto(`${product.address}/profil/iletisim-istekleri`);
  await expect(ali.page.getByText("Merhaba, ne zaman konuşabiliriz?")).toBeVisible();
});

test("a contact request is accepted by the owner only, answered in a thread, blocked and unblocked", async ({
  page,
  openBrowser,
  faults,
}) => {
  test.setTimeout(300_000);
  faults.expect(/status of 403/); // the blocked member's message
  const owner: Swapper = {
    page,
    email: "derya.becayis@example.org",
    firstName: "Derya",
    lastName: "Şahinoğlu",
    phone: "+90 532 777 88 99",
    from: "Muğla",
    district: "Bodrum",
    to: "Sinop",
  };
  const asker: Swapper = {
    page: await openBrowser(),
    email: "efe.becayis@example.org",
    firstName: "Efe",
    lastName: "Özyürek",
    phone: "+90 532 000 99 88",
    from: "Kars",
    district: "Sarıkamış",
    to: "Muğla",
  };
  const slug = await joinBoard(product, owner);
  await joinBoard(product, asker);
  const admin = await openBrowser();
  await openApprovals(admin, product.address);
  await approve(admin, titleOf(owner));

  await asker.page.goto(await product.mailbox.linkIn(owner.email, "İlanınız yayında", `/becayis/ilan/${slug}`));
  await expectNoPersonalData(asker.page, owner);
  await button(asker.page, "İletişime Geç").click();
  await asker.page.getByRole("dialog").getByLabel("Mesaj", { exact: true }).fill("Görüşebilir miyiz? 0532 000 99 88");
  await asker.page.getByRole("dialog").getByRole("button", { name: "Gönder" }).click();
  await expect(button(asker.page, "İstek Gönderildi")).toBeDisabled();

  await owner.page.goto(
    await product.mailbox.linkIn(owner.email, "iletişim isteği aldınız", "/profil/iletisim-istekleri"),
  );
  await expect(owner.page.getByRole("tab", { name: "Gelen İstekler (1)" })).toHaveAttribute("aria-selected", "true");
  await expect(owner.page.getByText("Görüşebilir miyiz? •••")).toBeVisible();
  await expectNoPersonalData(owner.page, asker);
  await expectAccessible(owner.page);
  await button(owner.page, "Kabul Et").click();
  await expect(owner.page.getByText("İletişim isteği güncellendi")).toBeVisible();
  await expect(owner.page.getByText("İletişim Bilgileri")).toBeVisible();
  await expect(owner.page.getByRole("link", { name: asker.phone })).toBeVisible();
  await button(owner.page, "Mesajlar").click();
  await field(owner.page, "Mesaj").fill("Elbette, yarın arayın.");
  await button(owner.page, "Gönder").click();
  await expect(owner.page.getByText("Elbette, yarın arayın.")).toBeVisible();
  await expectAccessible(owner.page);

  await asker.page.goto(
    await product.mailbox.linkIn(asker.email, "isteğiniz kabul edildi", "/profil/iletisim-istekleri"),
  );
  await expect(asker.page.getByRole("link", { name: owner.email })).toBeVisible();
  await button(asker.page, "Mesajlar (1 yeni)").click();
  await expect(asker.page.getByText("Elbette, yarın arayın.")).toBeVisible();

  await owner.page.getByRole("button", { name: "Efe Özyürek adlı üyeyi engelle" }).click();
  await owner.page.getByRole("dialog", { name: "Üyeyi Engelle" }).getByRole("button", { name: "Engelle" }).click();
  await expect(owner.page.getByText("Bu üyeyi engellediniz.")).toBeVisible();
  await field(asker.page, "Mesaj").fill("Teşekkürler!");
  await button(asker.page, "Gönder").click();
  await expect(asker.page.getByText("Bu ilan için iletişim isteği gönderemezsiniz.")).toBeVisible();
  await expect(field(asker.page, "Mesaj")).toHaveValue("Teşekkürler!");
  await owner.page.getByRole("button", { name: "Engeli Kaldır" }).click();
  await expect(owner.page.getByText("Engel kaldırıldı.")).toBeVisible();
  await button(asker.page, "Gönder").click();
  await expect(asker.page.getByRole("listitem").filter({ hasText: "Teşekkürler!" })).toBeVisible();
});

test("an alert finds a listing, and its mail unsubscribes with one click", async ({ page, openBrowser }) => {
  test.setTimeout(300_000);
  const watcher: Swapper = {
    page,
    email: "can.becayis@example.org",
    firstName: "Can",
    lastName: "Uluğ",
    phone: "+90 532 222 33 44",
    from: "Bolu",
    district: "Gerede",
    to: "Hatay",
  };
  const other: Swapper = {
    page: await openBrowser(),
    email: "naz.becayis@example.org",
    firstName: "Naz",
    lastName: "Ekinci",
    phone: "+90 532 333 44 55",
    from: "Rize",
    district: "Çayeli",
    to: "Kilis",
  };
  await joinBoard(product, watcher);
  await watcher.page.goto(`${product.address}/becayis/takipler?nereden=rize`);
  await expect(field(watcher.page, "İlan sahibi nerede çalışıyor?")).toHaveValue("Rize");
  await field(watcher.page, "Sıklık").selectOption("Anında");
  await button(watcher.page, "Takip Et").click();
  await expect(watcher.page.getByText("Rize → her şehir", { exact: true })).toBeVisible();
  await expectAccessible(watcher.page);
  await expectNoSidewaysScrolling(watcher.page);
  // Waits for the toast to disappear, because it covers the content below.
  await expect(watcher.page.getByText("Takip kaydedildi.")).toHaveCount(0);
  await expectLargeTargets(watcher.page);

  await joinBoard(product, other);
  const admin = await openBrowser();
  await openApprovals(admin, product.address);
  await approve(admin, titleOf(other));
  await watcher.page.goto(await product.mailbox.linkIn(watcher.email, "Takibinize uyan", "/becayis/takip-durdur"));
  await expect(watcher.page.getByText("Bu takip durduruldu. Artık e-posta almayacaksınız.")).toBeVisible();
  expect(new URL(watcher.page.url()).hash).toBe("");
  await expectAccessible(watcher.page);
  await watcher.page.goto(`${product.address}/becayis/takipler`);
  await expect(watcher.page.getByLabel("Rize → her şehir: sıklık")).toHaveValue("off");
  await watcher.page.getByRole("button", { name: "Rize → her şehir: sil" }).click();
  await expect(watcher.page.getByText("Takip silindi.")).toBeVisible();
  await watcher.page.getByRole("button", { name: "Geri Al" }).click();
  await expect(watcher.page.getByText("Rize → her şehir", { exact: true })).toBeVisible();
});

/** Returns the slug of the listing from the link that its owner sees. */
async function slugIn({ page }: Swapper): Promise<string> {
  const answer = await page.evaluate(async () => {
    const response = await fetch("/api/becayis/my-listings", {
      headers: { authorization: `Bearer ${localStorage.getItem("userToken")}` },
    });
    return response.json();
  });
  return answer[0].slug;
}
