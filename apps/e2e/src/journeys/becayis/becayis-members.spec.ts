import { AdminApi } from "../../support/admin-api.ts";
import {
  approve,
  type BoardMember,
  expectNoPersonalData,
  getTitle,
  joinBoard,
  joinBoardByForms,
  openApprovals,
} from "../../support/board-members.ts";
import { useEmptyProduct } from "../../support/mailing-product.ts";
import { MemberApi } from "../../support/member-api.ts";
import { button, field, openSession } from "../../support/members.ts";
import { expectAccessible, expectLargeTargets, expectNoSidewaysScrolling } from "../../support/screen-checks.ts";
import { expect, test } from "../../support/test.ts";

const product = useEmptyProduct();
let api: AdminApi;

test.beforeAll(async () => {
  api = await AdminApi.signIn(product.address);
});

test("two members, from the becayiş profile to the exchange of telephone numbers", async ({ page, openBrowser }) => {
  test.setTimeout(300_000);
  const ayse: BoardMember = {
    page,
    email: "ayse.becayis@example.org",
    firstName: "Ayşe",
    lastName: "Karadeniz",
    phone: "+90 532 111 22 33",
    from: "Ankara",
    district: "Çankaya",
    to: "Iğdır",
  };
  const ali: BoardMember = {
    page: await openBrowser(),
    email: "ali.becayis@example.org",
    firstName: "Ali",
    lastName: "Demirkıran",
    phone: "+90 532 444 55 66",
    from: "Iğdır",
    district: "Tuzluca",
    to: "Ankara",
  };
  const emptyBoard = await page.request.get(`${product.address}/becayis`);
  expect(await emptyBoard.text()).toContain("Henüz becayiş ilanı yok");
  await joinBoardByForms(product, ayse);
  await joinBoard(product, ali);

  const admin = await openBrowser();
  await openApprovals(admin, product.address);
  await approve(admin, getTitle(ayse), "Hayırlı olsun.");
  await approve(admin, getTitle(ali));
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
  pageErrors,
}) => {
  test.setTimeout(300_000);
  pageErrors.expect(/status of 403/); // the blocked member's message
  const owner: BoardMember = {
    page,
    email: "derya.becayis@example.org",
    firstName: "Derya",
    lastName: "Şahinoğlu",
    phone: "+90 532 777 88 99",
    from: "Muğla",
    district: "Bodrum",
    to: "Sinop",
  };
  const asker: BoardMember = {
    page: await openBrowser(),
    email: "efe.becayis@example.org",
    firstName: "Efe",
    lastName: "Özyürek",
    phone: "+90 532 000 99 88",
    from: "Kars",
    district: "Sarıkamış",
    to: "Muğla",
  };
  const { id, slug } = await joinBoard(product, owner);
  await joinBoard(product, asker);
  await api.approveListing(id);

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

test("an alert finds a listing, and its mail unsubscribes with one click", async ({ page }) => {
  test.setTimeout(300_000);
  const email = "can.becayis@example.org";
  const watcher = await MemberApi.join(product, email, {
    firstName: "Can",
    lastName: "Uluğ",
    phone: "+90 532 222 33 44",
  });
  await openSession(page, product.address, email);
  await page.goto(`${product.address}/becayis/takipler?nereden=rize`);
  await expect(field(page, "İlan sahibi nerede çalışıyor?")).toHaveValue("Rize");
  await field(page, "Sıklık").selectOption("Anında");
  await page.getByRole("main").getByRole("button", { name: "Takip Et" }).click();
  await expect(page.getByText("Rize → her şehir", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  // Waits for the toast to disappear, because it covers the content below.
  await expect(page.getByText("Takip kaydedildi.")).toHaveCount(0);
  await expectLargeTargets(page);

  const other = await MemberApi.join(product, "naz.becayis@example.org", {
    firstName: "Naz",
    lastName: "Ekinci",
    phone: "+90 532 333 44 55",
  });
  const { id } = await other.createListing(
    { city: "Rize", district: "Çayeli", wantedCity: "Kilis" },
    { title: "Rize ile Kilis arasında becayiş", description: "" },
  );
  await api.approveListing(id);
  await Promise.all([watcher.dispose(), other.dispose()]);
  await page.goto(await product.mailbox.linkIn(email, "Takibinize uyan", "/becayis/takip-durdur"));
  await expect(page.getByText("Bu takip durduruldu. Artık e-posta almayacaksınız.")).toBeVisible();
  expect(new URL(page.url()).hash).toBe("");
  await expectAccessible(page);
  await page.goto(`${product.address}/becayis/takipler`);
  await expect(page.getByLabel("Rize → her şehir: sıklık")).toHaveValue("off");
  await page.getByRole("button", { name: "Rize → her şehir: sil" }).click();
  await expect(page.getByText("Takip silindi.")).toBeVisible();
  await page.getByRole("button", { name: "Geri Al" }).click();
  await expect(page.getByText("Rize → her şehir", { exact: true })).toBeVisible();
});

test("a ring of three is announced, and reveals the contact details after the last acceptance", async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(300_000);
  const ada: BoardMember = {
    page,
    email: "ada.halka@example.org",
    firstName: "Ada",
    lastName: "Karataş",
    phone: "+90 532 100 10 01",
    from: "Ankara",
    district: "Çankaya",
    to: "İzmir",
  };
  const baris: BoardMember = {
    page: await openBrowser(),
    email: "baris.halka@example.org",
    firstName: "Barış",
    lastName: "Yıldızoğlu",
    phone: "+90 532 200 20 02",
    from: "İzmir",
    district: "Konak",
    to: "Bursa",
  };
  const cemre: BoardMember = {
    page: await openBrowser(),
    email: "cemre.halka@example.org",
    firstName: "Cemre",
    lastName: "Işıklı",
    phone: "+90 532 300 30 03",
    from: "Bursa",
    district: "Nilüfer",
    to: "Ankara",
  };
  const people = [ada, baris, cemre];
  for (const person of people) await api.approveListing((await joinBoard(product, person)).id);
  const matches: string[] = [];
  for (const { email } of people)
    matches.push(await product.mailbox.linkIn(email, "eşleşmeniz var", "/becayis/matches"));

  await test.step("the bell announces the ring and counts the answer that it waits for", async () => {
    await page.goto(`${product.address}/gizlilik-politikasi`);
    const bell = page.getByRole("banner").getByRole("button", { name: /^Bildirimler.*, 1 bekleyen iş$/ });
    await bell.click();
    const panel = page.getByRole("dialog", { name: "Bildirimler" });
    await expect(panel.getByRole("listitem").filter({ hasText: "Yeni becayiş halkası" })).toHaveCount(1);
    await panel.getByRole("link", { name: "1 becayiş halkası yanıtınızı bekliyor" }).click();
  });

  for (const [index, { page: mine, from, to }] of people.entries()) {
    const others = people.filter((person) => person.page !== mine);
    if (mine !== page) await mine.goto(matches[index] ?? "");
    const ring = mine.getByRole("article", { name: "3 kişilik halka" });
    await expect(ring.getByText(`3 kişiden ${index} kişi kabul etti.`)).toBeVisible();
    const moves = ring.getByRole("list").first().getByRole("listitem");
    await expect(moves).toHaveCount(3);
    await expect(moves.first()).toContainText("Siz");
    await expect(moves.first()).toContainText(from);
    await expect(moves.first()).toContainText(to);
    await expectNoPersonalData(mine, ...others);
    await button(mine, "Kabul Et").click();
    await expect(
      mine.getByText(index < 2 ? "Yanıtınız kaydedildi." : "Halkadaki herkes kabul etti. İletişim bilgileri açıldı."),
    ).toBeVisible();
    if (index < 2) await expectNoPersonalData(mine, ...others);
  }

  for (const { page: mine, email } of people) {
    const accepted = await product.mailbox.linkIn(email, "Eşleşmeniz kabul edildi", "/becayis/matches");
    if (mine !== cemre.page) await mine.goto(accepted); // the last one sees the answers already
    for (const other of people.filter((person) => person.page !== mine)) {
      await expect(mine.getByText(`${other.firstName} ${other.lastName}`).first()).toBeVisible();
      await expect(mine.getByRole("link", { name: other.phone })).toBeVisible();
    }
    await expect(mine.getByRole("tab", { name: "Kabul Edilen (1)" })).toBeVisible();
  }
});

/** Returns the slug of the listing from the link that its owner sees. */
async function slugIn({ page }: BoardMember): Promise<string> {
  const answer = await page.evaluate(async () => {
    const response = await fetch("/api/becayis/my-listings", {
      headers: { authorization: `Bearer ${localStorage.getItem("userToken")}` },
    });
    return response.json();
  });
  return answer[0].slug;
}
