import { Text } from "@mantine/core";
import { formatShortDate } from "@site/browser/format-date";
import type { AdminListing } from "@site/contract/becayis/board/moderation/admin-schema";
import { priorityLabels } from "@site/contract/becayis/board-labels";
import { formatNumber } from "@site/contract/common/text";
import { ListingBadges } from "./listing-badges.tsx";

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
  count("Görüntülenme", ({ views }) => views),
  count("İstek", ({ contacts }) => contacts),
  count("Şikâyet", ({ reports }) => reports),
  {
    header: "Tarihler",
    isPlain: true,
    isShort: true,
    cell: ({ dates }: AdminListing) =>
      `${formatShortDate(dates.created, true)} – ${formatShortDate(dates.expires, true)}`,
  },
];

function count(header: string, find: (stats: AdminListing["stats"]) => number) {
  return { header, isNumber: true, cell: ({ stats }: AdminListing) => formatNumber(find(stats)) };
}
