import { SimpleGrid, Text } from "@mantine/core";
import { formatDate } from "@site/browser/format-date";
import type { AdminContact } from "@site/contract/becayis/moderation/admin-schema";
import { PostFacts } from "./post-facts.tsx";

/** Shows the message, the people and the listing of a contact record. */
export function ContactDetails({ contact }: { contact: AdminContact }) {
  const { message, requester, listing_owner, listing, updated_at } = contact;
  const facts = [
    { name: "Mesaj", value: message },
    { name: "İsteyen", value: withPhone(requester) },
    { name: "İlan sahibi", value: withPhone(listing_owner) },
    { name: "Son güncelleme", value: formatDate(updated_at) },
  ];
  return (
    <>
      <SimpleGrid component="dl" cols={{ base: 1, sm: 2 }}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <Text component="dt" size="xs" c="dimmed">
              {name}
            </Text>
            <Text component="dd" style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
              {value}
            </Text>
          </div>
        ))}
      </SimpleGrid>
      <PostFacts posts={listing} />
    </>
  );
}

function withPhone({ name, phone }: AdminContact["requester"]): string {
  return phone ? `${name}, ${phone}` : `${name}, telefon numarası yok`;
}
