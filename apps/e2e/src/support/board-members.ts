import { expect, type Page } from "@playwright/test";
import { openAdmin } from "./admin-screens.ts";
import type { MailingProduct } from "./mailbox.ts";
import { MemberApi } from "./member-api.ts";
import { button, field, openSession, type Person } from "./members.ts";

/** A member who wants to move, with their own browser. */
export interface BoardMember extends Person {
  page: Page;
  email: string;
  from: string;
  district: string;
  to: string;
}

/**
 * Registers a member with a listing by calls and opens a session in the member's browser.
 * @returns the listing, which awaits approval
 */
export async function joinBoard(
  product: MailingProduct,
  boardMember: BoardMember,
): Promise<{ id: number; slug: string }> {
  const { page, email, firstName, lastName, phone, from, district, to } = boardMember;
  const member = await MemberApi.join(product, email, { firstName, lastName, phone });
  const listing = await member.createListing(
    { city: from, district, wantedCity: to },
    { title: getTitle(boardMember), description: "Ailemin yanında çalışmak istiyorum." },
  );
  await member.dispose();
  await openSession(page, product.address, email);
  return listing;
}

/** Registers a member by calls, who fills in the becayiş profile and creates a listing with the forms. */
export async function joinBoardByForms(product: MailingProduct, boardMember: BoardMember): Promise<void> {
  const { page, email, firstName, lastName, phone } = boardMember;
  const member = await MemberApi.join(product, email, { firstName, lastName, phone });
  await member.dispose();
  await openSession(page, product.address, email);
  await fillSwapProfile(product.address, boardMember);
  await page.getByRole("main").getByRole("link", { name: "İlan Oluştur" }).click();
  await createListing(product.address, boardMember);
}

async function fillSwapProfile(address: string, { page, from, district }: BoardMember): Promise<void> {
  await page.goto(`${address}/profil/becayis`);
  await button(page, "Düzenle").click();
  await expect(field(page, "İlçe")).toBeDisabled();
  await choose(page, "Kurum", "Adalet Bakanlığı");
  await choose(page, "Pozisyon", "Zabıt Kâtibi");
  await choose(page, "Şehir", from);
  await choose(page, "İlçe", district);
  await button(page, "Profili Kaydet").click();
  await expect(page.getByText("Becayiş profiliniz güncellendi")).toBeVisible();
  await expect(page.getByText("İlan vermeye hazır")).toBeVisible();
}

/** Creates a listing with the board's form; the offered post comes from the profile. */
async function createListing(address: string, { page, from, to }: BoardMember): Promise<void> {
  await expect(field(page, "Sunulan Şehir")).toHaveValue(from);
  await field(page, "Başlık").fill(getTitle({ from, to }));
  await field(page, "Açıklama").fill("Ailemin yanında çalışmak istiyorum.");
  await choose(page, "İstenen Şehir", to);
  await button(page, "İlanı Gönder").click();
  await page.waitForURL(`${address}/becayis`);
  await expect(page.getByText("İlanınız alındı.", { exact: false })).toBeVisible();
}

/** Selects an option of a combobox by keyboard: filters by typing and presses Enter. */
export async function choose(page: Page, name: string, value: string): Promise<void> {
  await field(page, name).clear();
  await field(page, name).pressSequentially(value.toLocaleLowerCase("tr"));
  await expect(page.getByRole("option").first()).toHaveText(value);
  await page.keyboard.press("Enter");
  await expect(field(page, name)).toHaveValue(value);
}

export function getTitle({ from, to }: Pick<BoardMember, "from" | "to">): string {
  return `${from} ile ${to} arasında becayiş`;
}

/** Opens the approvals screen as administrator. */
export async function openApprovals(page: Page, address: string): Promise<void> {
  await openAdmin(page, "/admin/becayis/approvals", address);
  await expect(page.getByRole("heading", { level: 1, name: "İlan Onayları" })).toBeVisible();
}

/** Approves a listing on this screen. @param note message for its owner */
export async function approve(page: Page, title: string, note = ""): Promise<void> {
  const card = page.getByRole("article", { name: title });
  await card.getByRole("button", { name: "Onayla" }).click();
  const dialog = page.getByRole("dialog", { name: "İlanı Onayla" });
  await dialog.getByLabel("Yönetici notu").fill(note);
  await dialog.getByRole("button", { name: "Onayla" }).click();
  await expect(card).toHaveCount(0);
}

/** Expects that surname, telephone and e-mail of these people do not occur in the page's source. */
export async function expectNoPersonalData(
  page: Page,
  ...people: Pick<BoardMember, "lastName" | "phone" | "email">[]
): Promise<void> {
  const html = await page.content();
  for (const secret of people.flatMap(({ lastName, phone, email }) => [lastName, phone, email]))
    expect(html).not.toContain(secret);
}
