import { Text } from "@mantine/core";
import { formatDate } from "@site/browser/format-date";
import type { AdminListing } from "@site/contract/becayis/board/moderation/admin-schema";
import { priorityLabels } from "@site/contract/becayis/board-labels";
import { formatNumber } from "@site/contract/common/text";
import { ListingBadges } from "./listing-badges.tsx";

/** Columns of the list of listings. */
export const columns = [
  { header: "Başlık", cell: ({ title }: AdminListing) => title },
  {
    header: "Kullanıcı",
    isPlain: true,
    cell: ({ user: { firstName, lastName, email } }: AdminListing) => (
      <>
        {firstName} {lastName}
        <Text size="xs" c="dimmed">
          {email}
        </Text>
      </>
    ),
  },
  { header: "Durum", isState: true, cell: (listing: AdminListing) => <ListingBadges listing={listing} /> },
  { header: "Öncelik", cell: ({ priority }: AdminListing) => priorityLabels[priority] },
  {
    header: "Sayılar",
    isPlain: true,
    cell: ({ stats: { views, contacts, reports } }: AdminListing) =>
      [
        `${formatNumber(views)} görüntülenme`,
        `${formatNumber(contacts)} istek`,
        ...(reports > 0 ? [`${reports} şikâyet`] : []),
      ].join(", "),
  },
  {
    header: "Tarihler",
    isPlain: true,
    cell: ({ dates }: AdminListing) => `${formatDate(dates.created)} – ${formatDate(dates.expires)}`,
  },
];
