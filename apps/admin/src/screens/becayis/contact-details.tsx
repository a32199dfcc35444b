import { formatDate } from "@site/browser/format-date";
import type { AdminContact } from "@site/contract/becayis/board/moderation/admin-schema";
import { type Fact, Facts } from "../../kit/facts.tsx";
import { PostFacts } from "./post-facts.tsx";

/** Shows the message, the people and the listing of a contact record. */
export function ContactDetails({ contact }: { contact: AdminContact }) {
  const { message, requester, listing_owner, listing, updated_at } = contact;
  const facts: Fact[] = [
    ["Mesaj", message],
    ["İsteyen", withPhone(requester)],
    ["İlan sahibi", withPhone(listing_owner)],
    ["Son güncelleme", formatDate(updated_at)],
  ];
  return (
    <>
      <Facts facts={facts} />
      <PostFacts posts={listing} />
    </>
  );
}

function withPhone({ name, phone }: AdminContact["requester"]): string {
  return phone ? `${name}, ${phone}` : `${name}, telefon numarası yok`;
}
