import { Group, Progress, Skeleton, Text, Title } from "@mantine/core";
import type { TopCities as Cities } from "@site/contract/becayis/board/moderation/admin-schema";
import { formatNumber } from "@site/contract/common/text";
import { trpc } from "../../../api/trpc.ts";
import { Part } from "../../../kit/part.tsx";

const nothing: Cities = { offer: [], wanted: [] };
const groups = [
  { name: "offer", title: "En çok sunulan" },
  { name: "wanted", title: "En çok istenen" },
] as const;

/** Shows the ten most offered and most wanted cities as bars. A failed call looks like empty lists. */
export function TopCities() {
  const { data, isError } = trpc.admin.becayis.topCities.useQuery(undefined, { staleTime: 0 });
  const cities = isError ? nothing : data;
  return (
    <Part title="Şehirler">
      {!cities && <Skeleton height={160} />}
      {cities &&
        groups.map(({ name, title }) => (
          <div key={name}>
            <Title order={3} size="h6" mt="sm">
              {title}
            </Title>
            {cities[name].length === 0 && <Text c="dimmed">Yayında ilan yok.</Text>}
            <Bars cities={cities[name]} />
          </div>
        ))}
    </Part>
  );
}

function Bars({ cities }: { cities: Cities["offer"] }) {
  const most = Math.max(1, ...cities.map(({ count }) => count));
  return (
    <ul>
      {cities.map(({ city, count }) => (
        <li key={city}>
          <Group justify="space-between">
            <Text size="sm">{city}</Text>
            <Text size="sm">{formatNumber(count)} ilan</Text>
          </Group>
          <Progress value={(count / most) * 100} aria-hidden />
        </li>
      ))}
    </ul>
  );
}
