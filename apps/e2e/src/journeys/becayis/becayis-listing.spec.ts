import { request } from "@playwright/test";
import { read } from "../../support/admin-api.ts";
import { choose } from "../../support/board-members.ts";
import { sitemapAddresses } from "../../support/machine-readable.ts";
import { useSharedProduct } from "../../support/mailing-product.ts";
import { MemberApi } from "../../support/member-api.ts";
import { button, field, openSession, PASSWORD } from "../../support/members.ts";
import { visit } from "../../support/pages.ts";
import { SCRIPT_HEADERS } from "../../support/script-calls.ts";
import { expect, test } from "../../support/test.ts";

const product = useSharedProduct();

const join = (email: string, firstName: string, lastName: string, phone: string) =>
  MemberApi.join(product, email, { firstName, lastName, phone });
/** Requests a page without a session. */
const asVisitor = (path: string) => fetch(`${product.address}${path}`);

test("a listing is written, corrected after its rejection, published, paused and deleted by its owner", async ({
  page,
  api,
}) => {
  const reason = "Başlıkta ili ve görevinizi de yazar mısınız?";
  const title = "Keşan’dan Muş’a zabıt kâtibi becayişi";
  const panel = page.getByRole("region", { name: /^İlanlarım/ });
  const owner = await join("ilan.sahibi@example.org", "Sevgi", "Aktaş", "+90 555 111 22 66");
  await owner.saveProfile({ city: "Edirne", district: "Keşan" });
  await openSession(page, product.address, owner.email);

  await visit(page, `${product.address}/becayis/becayis-ilani-olustur`);
  await field(page, "Başlık").fill("Becayiş arıyorum");
  await choose(page, "İstenen Şehir", "mus", "Muş");
  await field(page, "Açıklama").fill("Beni arayın: 0532 411 22 33");
  await button(page, "İlanı Gönder").click();
  await expect(page).toHaveURL(/\/becayis$/);
  await expect(panel.getByRole("listitem")).toContainText("Onay Sürecinde");
  const waiting = await panel.getByRole("listitem").getByRole("link").first().getAttribute("href");
  const id = Number(/-(\d+)$/.exec(waiting ?? "")?.[1]);
  const address = `/becayis/listings/${id}`;
  expect((await asVisitor(address)).status).toBe(404);
  await api.rejectListing(id, reason);

  await page.goto(await product.mailbox.linkIn(owner.email, "yayınlanamadı", "/becayis"));
  await expect(panel).toContainText(reason);
  await panel.getByRole("link", { name: /^Düzeltip Gönder/ }).click();
  await field(page, "Başlık").fill(title);
  await button(page, "Yeniden Gönder").click();
  await expect(panel.getByRole("listitem")).toContainText("Onay Sürecinde");
  await api.approveListing(id); // refused unless the listing awaits approval
  const published = await (await asVisitor(address)).text();
  expect(published).toContain("Beni arayın: •••");
  expect(published).toMatch(/<link rel="canonical" href="[^"]+\/becayis\/ilan\/kesan-dan-mus-a-[a-z-]+-\d+">/);
  expect(await (await asVisitor("/becayis")).text()).toContain(`data-listing="${id}"`);

  await page.reload();
  await panel.getByRole("button", { name: /^Pasif Yap/ }).click();
  await expect(panel.getByText("Durum: Pasif")).toBeVisible();
  expect((await asVisitor(address)).status).toBe(404);
  await panel.getByRole("button", { name: /^Aktif Yap/ }).click();
  await expect(panel.getByText("Durum: Aktif")).toBeVisible();
  expect((await asVisitor(address)).status).toBe(200);
  await panel.getByRole("button", { name: `Sil: ${title}` }).click();
  await page.getByRole("dialog", { name: "İlanı Sil" }).getByRole("button", { name: "İlanı Sil" }).click();
  await expect(panel.getByText("Henüz ilanınız yok.", { exact: false })).toBeVisible();
  expect((await asVisitor(address)).status).toBe(404);
  await owner.dispose();
});

test("no page reveals an owner, neither to visitors nor to a member whom the owner has accepted", async ({ api }) => {
  const owner = await join("zeynep.gizlenen@example.org", "Zeynep", "Gizlenen", "+90 541 222 33 44");
  const title = "Bornova adliyesinden Bingöl’e, 0541 222 33 44";
  const description = "Yazın: zeynep.gizlenen@example.org, arayın: +90 (541) 222-33-44";
  const wish = { city: "İzmir", district: "Bornova", wantedCity: "Bingöl" };
  const listing = await owner.createListing(wish, { title, description });
  await api.approveListing(listing.id);
  const reader = await join("okuyan.uye@example.org", "Can", "Okuyan", "+90 555 111 22 33");
  const asMember = await request.newContext({ baseURL: product.address });
  const data = { email: reader.email, password: PASSWORD };
  await read(await asMember.post("/api/auth/login", { headers: SCRIPT_HEADERS, data })); // stores the cookie

  const secretsIn = (text: string) => [
    ...["Gizlenen", "gizlenen", `"user_id":${owner.id}`, `"userId":${owner.id}`].filter((secret) =>
      text.includes(secret),
    ),
    ...(text.replace(/[\s().-]/g, "").includes("5412223344") ? ["the phone"] : []),
  ];
  async function expectSecrecy(): Promise<void> {
    for (const path of [
      "/becayis",
      "/becayis?sehir=izmir",
      "/becayis?ara=bornova",
      `/becayis/ilan/${listing.slug}`,
      `/becayis/listings/${listing.id}`,
      "/becayis/izmir-bingol",
      "/",
    ]) {
      const forVisitor = await (await asVisitor(path)).text();
      const forMember = await (await asMember.get(path)).text();
      expect({ path, secrets: [...secretsIn(forVisitor), ...secretsIn(forMember)] }).toEqual({ path, secrets: [] });
      expect(forMember, path).toBe(forVisitor);
    }
  }
  await expectSecrecy();
  const anonymous = await request.newContext({ baseURL: product.address });
  expect(secretsIn((await sitemapAddresses(anonymous)).join("\n"))).toEqual([]);
  await reader.requestContact(listing.id);
  await owner.acceptRequest();
  await expectSecrecy();

  await api.removeListing(listing.id, "İlan sahibi vazgeçti."); // so that the sample board stays as it was
  await Promise.all([owner, reader, asMember, anonymous].map((calls) => calls.dispose()));
});
