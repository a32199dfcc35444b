import { SimpleGrid, Skeleton, Text, Title } from "@mantine/core";
import type { TopCities as Cities } from "@site/contract/becayis/board/moderation/admin-schema";
import { formatNumber } from "@site/contract/common/text";
import { trpc } from "../../../api/trpc.ts";
import { RankedBars } from "../../../kit/charts/ranked-bars.tsx";
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
      <SimpleGrid cols={2} spacing={{ base: "xs", sm: "md" }}>
        {cities &&
          groups.map(({ name, title }) => (
            <div key={name}>
              <Title order={3} size="h6">
                {title}
              </Title>
              {cities[name].length === 0 ? (
                <Text c="dimmed">Yayında ilan yok.</Text>
              ) : (
                <RankedBars
                  label={`${title} şehirler`}
                  header="Şehir"
                  rows={cities[name]}
                  row={{ key: ({ city }) => city, name: ({ city }) => city, size: ({ count }) => count }}
                  columns={[{ header: "İlan", cell: ({ count }) => formatNumber(count) }]}
                />
              )}
            </div>
          ))}
      </SimpleGrid>
    </Part>
  );
}
