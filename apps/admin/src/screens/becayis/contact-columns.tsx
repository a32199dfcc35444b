import { Badge } from "@mantine/core";
import { formatDate } from "@site/browser/format-date";
import type { AdminContact } from "@site/contract/becayis/board/moderation/admin-schema";
import { contactRequestStatusLabels } from "@site/contract/becayis/board-labels";
import { contactTypeLabels } from "@site/contract/becayis/labels";

/** Names a record by its two members. */
export const getPeople = ({ requester, listing_owner }: AdminContact) => `${requester.name} → ${listing_owner.name}`;

/** Columns of the list of contact records. */
export const columns = [
  { header: "Kullanıcılar", cell: getPeople },
  { header: "İlan", cell: ({ listing: { title } }: AdminContact) => title },
  { header: "Tür", cell: ({ contactType }: AdminContact) => contactTypeLabels[contactType] },
  {
    header: "Durum",
    cell: (contact: AdminContact) => (
      <Badge color={contact.status === "accepted" ? "success" : "warning"}>
        {contactRequestStatusLabels[contact.status]}
      </Badge>
    ),
  },
  { header: "Tarih", cell: ({ created_at }: AdminContact) => formatDate(created_at), isShort: true },
];
