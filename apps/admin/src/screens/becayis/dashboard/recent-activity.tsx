import { Skeleton, Text, Title } from "@mantine/core";
import { formatDate } from "@site/browser/format-date";
import { getWishesText } from "@site/contract/becayis/board/listings/wish-texts";
import type { RecentActivity as Activity } from "@site/contract/becayis/board/moderation/admin-schema";
import { trpc } from "../../../api/trpc.ts";
import { Part } from "../../../kit/part.tsx";

const nothing: Activity = { listings: [], matches: [] };
const groups = [
  { name: "listings", title: "İlanlar", empty: "Henüz ilan yok." },
  { name: "matches", title: "Eşleşmeler", empty: "Henüz eşleşme yok." },
] as const;

const SHOWN = 5;

/** Lists the newest listings and matches. A failed call looks like empty lists. */
export function RecentActivity() {
  const { data, isError } = trpc.admin.becayis.recentActivity.useQuery(undefined, { staleTime: 0 });
  const activity = isError ? nothing : data;
  return (
    <Part title="Son Hareketler">
      {!activity && <Skeleton height={160} />}
      {activity &&
        groups.map(({ name, title, empty }) => (
          <div key={name}>
            <Title order={3} size="h6" mt="sm">
              {title}
            </Title>
            {activity[name].length === 0 && <Text c="dimmed">{empty}</Text>}
            <ul>
              {activity[name].map(
                (item, index) =>
                  index < SHOWN && (
                    <li key={item.id}>
                      {item.title}
                      <Text size="xs" c="dimmed">
                        {item.offerCity} → {"wishes" in item ? getWishesText(item.wishes) : item.wantedCity} ·{" "}
                        {formatDate(item.createdAt)}
                      </Text>
                    </li>
                  ),
              )}
            </ul>
          </div>
        ))}
    </Part>
  );
}
