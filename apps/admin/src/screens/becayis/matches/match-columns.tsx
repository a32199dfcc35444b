import { Badge, Text } from "@mantine/core";
import { formatDate } from "@site/browser/format-date";
import type { AdminMatch } from "@site/contract/becayis/board/moderation/admin-schema";
import { priorityLabels } from "@site/contract/becayis/board-labels";
import { matchStatusLabels, rankText } from "@site/contract/becayis/labels";

const statusColors = { pending: "warning", accepted: "success", rejected: "danger", expired: "gray" } as const;
const getName = ({ firstName, lastName }: AdminMatch["user"]) => `${firstName} ${lastName}`;

/** Returns the names of both members, which name a match. */
export const getPair = ({ user, matchedUser }: AdminMatch) => `${getName(user)} ve ${getName(matchedUser)}`;

export const columns = [
  { header: "Kullanıcı", cell: ({ user }: AdminMatch) => <Person person={user} /> },
  { header: "Eşleşen kullanıcı", cell: ({ matchedUser }: AdminMatch) => <Person person={matchedUser} /> },
  {
    header: "İlan",
    cell: ({ ranks, listing: { title, offerCity, wantedCity, priority } }: AdminMatch) => (
      <>
        {title}
        <Text size="xs" c="dimmed">
          {offerCity} → {wantedCity} · {priorityLabels[priority]}
        </Text>
        <Text size="xs" c="dimmed">
          Karşılanan: kullanıcının {rankText(ranks.user)} tercihi, eşleşenin {rankText(ranks.matchedUser)} tercihi
        </Text>
      </>
    ),
  },
  {
    header: "Puan",
    cell: ({ score }: AdminMatch) => <Badge color={getScoreColor(score)}>{score}</Badge>,
  },
  {
    header: "Durum",
    cell: ({ status }: AdminMatch) => <Badge color={statusColors[status]}>{matchStatusLabels[status]}</Badge>,
  },
  { header: "Tarih", cell: ({ createdAt }: AdminMatch) => formatDate(createdAt), isShort: true },
];

function Person({ person }: { person: AdminMatch["user"] }) {
  return (
    <>
      {getName(person)}
      <Text size="xs" c="dimmed">
        {person.email}
      </Text>
    </>
  );
}

/** Returns the theme colour for a match's score in percent. */
export function getScoreColor(score: number): "success" | "warning" | "danger" {
  if (score >= 90) return "success";
  return score >= 70 ? "warning" : "danger";
}
