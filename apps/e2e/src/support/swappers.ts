import { expect, type Page, request } from "@playwright/test";
import { signInHere } from "./admin-screens.ts";
import type { Mailbox } from "./mailbox.ts";
import { button, field, PASSWORD, type Person, register, signIn } from "./members.ts";

/** Somebody who wants to move, with the browser they sit at. */
export interface Swapper extends Person {
  page: Page;
  email: string;
  from: string;
  district: string;
  to: string;
}

interface Board {
  address: string;
  mailbox: Mailbox;
}

const post = { institution: "Adalet Bakanlığı", position: "Zabıt Kâtibi" };

/** From the registration over the mail's link and the becayiş profile, all of it in the browser, to a listing that awaits approval. */
export async function joinBoard({ address, mailbox }: Board, swapper: Swapper): Promise<void> {
  const { page, email } = swapper;
  await register(page, address, email, swapper);
  await page.goto(await mailbox.linkIn(email, "doğrulayın", "/email-dogrula"));
  await page.waitForURL("**/giris-yap");
  await signIn(page, address, email);
  await fillSwapProfile(address, swapper);
  await createListing(address, swapper);
}

/** Fills the becayiş profile in without the mouse: what is typed narrows each list, Enter takes its first entry. */
async function fillSwapProfile(address: string, { page, from, district }: Swapper): Promise<void> {
  await page.goto(`${address}/profil/becayis`);
  await button(page, "Düzenle").click();
  await expect(field(page, "İlçe")).toBeDisabled();
  for (const [name, value] of [
    ["Kurum", post.institution],
    ["Pozisyon", post.position],
    ["Şehir", from],
    ["İlçe", district],
  ] as const) {
    await field(page, name).pressSequentially(value.toLocaleLowerCase("tr"));
    await expect(page.getByRole("option").first()).toHaveText(value);
    await page.keyboard.press("Enter");
    await expect(field(page, name)).toHaveValue(value);
  }
  await button(page, "Profili Kaydet").click();
  await expect(page.getByText("Becayiş profiliniz güncellendi")).toBeVisible();
  await expect(page.getByText("İlan vermeye hazır")).toBeVisible();
}

/** Over the documented address, as a script of the member would. */
async function createListing(address: string, { email, from, district, to }: Swapper): Promise<void> {
  const calls = await request.newContext({ baseURL: address });
  const signedIn = await calls.post("/api/auth/login", { data: { email, password: PASSWORD } });
  const { session }: { session: { access_token: string } } = await signedIn.json();
  const posts = { offerInstitution: post.institution, offerPosition: post.position, offerCity: from, offerDistrict: district, wantedInstitution: post.institution, wantedPosition: post.position };
  const listing = { ...posts, wantedCity: to, title: titleOf({ from, to }), description: "Ailemin yanında çalışmak istiyorum." };
  const created = await calls.post("/api/becayis/listings", { data: listing, headers: { authorization: `Bearer ${session.access_token}` } });
  expect(created.status(), await created.text()).toBeLessThan(300);
  await calls.dispose();
}

export function titleOf({ from, to }: Pick<Swapper, "from" | "to">): string {
  return `${from} ile ${to} arasında becayiş`;
}

/** Opens the approvals as the administrator. */
export async function openApprovals(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/admin/becayis/approvals`);
  await signInHere(page);
  await expect(page.getByRole("heading", { level: 1, name: "İlan Onayları" })).toBeVisible();
}

/** Approves a listing there. @param note for its owner */
export async function approve(page: Page, title: string, note = ""): Promise<void> {
  const card = page.getByRole("article", { name: title });
  await card.getByRole("button", { name: "Onayla" }).click();
  const dialog = page.getByRole("dialog", { name: "İlanı Onayla" });
  await dialog.getByLabel("Yönetici notu").fill(note);
  await dialog.getByRole("button", { name: "Onayla" }).click();
  await expect(card).toHaveCount(0);
}
