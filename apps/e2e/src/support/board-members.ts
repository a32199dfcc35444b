import { expect, type Page } from "@playwright/test";
import type { AdminApi } from "./admin-api.ts";
import type { MailingProduct } from "./mailbox.ts";
import { MemberApi, type Wish } from "./member-api.ts";
import { field, type Person } from "./members.ts";

/** A court clerk who wants to move. */
export interface BoardMember extends Person, Wish {
  email: string;
}

/** A member with a listing, who calls the API. */
export interface ListingOwner {
  member: MemberApi;
  listing: { id: number; slug: string };
  title: string;
}

/** Registers a member with a listing that awaits approval, by calls. */
export async function writeListing(product: MailingProduct, boardMember: BoardMember): Promise<ListingOwner> {
  const { email, firstName, lastName, phone, ...wish } = boardMember;
  const member = await MemberApi.join(product, email, { firstName, lastName, phone });
  const title = `${wish.city} ile ${wish.wantedCity} arasında becayiş`;
  const listing = await member.createListing(wish, { title, description: "Ailemin yanında çalışmak istiyorum." });
  return { member, listing, title };
}

/** Registers a member with a published listing, by calls. */
export async function joinBoard(
  product: MailingProduct,
  api: AdminApi,
  boardMember: BoardMember,
): Promise<ListingOwner> {
  const owner = await writeListing(product, boardMember);
  await api.approveListing(owner.listing.id);
  return owner;
}

/** Removes listings from the board, so that other journeys find it unchanged, and closes their owners' connections. */
export async function leaveBoard(api: AdminApi, ...owners: ListingOwner[]): Promise<void> {
  for (const { listing, member } of owners) {
    await api.removeListing(listing.id, "İlan sahibi vazgeçti.");
    await member.dispose();
  }
}

/** Selects an option of a combobox by keyboard. @param typed a part of its name, in any case and spelling */
export async function choose(page: Page, name: string, typed: string, option: string): Promise<void> {
  await field(page, name).fill(typed);
  await expect(page.getByRole("option").first()).toHaveText(option);
  await page.keyboard.press("Enter");
  await expect(field(page, name)).toHaveValue(option);
}

/** Expects that surname, telephone and e-mail of these people do not occur in the page's source. */
export async function expectNoPersonalData(page: Page, ...people: BoardMember[]): Promise<void> {
  const html = await page.content();
  for (const secret of people.flatMap(({ lastName, phone, email }) => [lastName, phone, email]))
    expect(html).not.toContain(secret);
}
