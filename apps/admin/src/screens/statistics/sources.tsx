import { Progress, SimpleGrid, Text } from "@mantine/core";
import type { StatisticsSources } from "@site/contract/statistics/admin-schema";
import type { ReactNode } from "react";
import { trpc } from "../../api/trpc.ts";
import { CountedTable } from "./counted-table.tsx";
import { queryOptions } from "./period.ts";

type Counted = StatisticsSources["hosts"][number];

const OTHERS = "Diğer";
const devices: Record<string, string> = { phone: "Telefon", tablet: "Tablet", desktop: "Bilgisayar" };

const parts = [
  {
    field: "hosts",
    title: "Nereden geldiler",
    note: "Okuru getiren site; doğrudan açılan sayfalar sayılmaz.",
    header: "Site",
    empty: "Başka bir siteden gelen okur olunca burada görünür.",
    file: "kaynaklar",
  },
  {
    field: "campaigns",
    title: "Kampanyalar",
    note: "Adresteki utm_source değeri.",
    header: "Kampanya",
    empty: "Paylaştığınız adreslerin sonuna ?utm_source=bulten gibi bir değer ekleyin.",
    file: "kampanyalar",
  },
  {
    field: "devices",
    title: "Cihazlar",
    note: "Tarayıcının kendini tanıttığı sınıf.",
    header: "Cihaz",
    empty: "Sayfalar okundukça burada görünür.",
    file: "cihazlar",
  },
] as const;

interface Props {
  children: ReactNode;
  period: { from: string; to: string };
  postId: number | undefined;
}

/** Shows where readers came from and on which devices they read, as bars that are tables. */
export function Sources({ period, postId, children }: Props) {
  const query = trpc.admin.statistics.sources.useQuery({ ...period, postId }, queryOptions);
  return (
    <SimpleGrid cols={{ base: 1, xl: 2 }} mt="lg">
      {parts.map(({ field, header, ...part }) => {
        const rows = query.data?.[field];
        const most = Math.max(1, ...(rows ?? []).map(({ count }) => count));
        const name = (counted: Counted) =>
          field === "devices" ? (devices[counted.name] ?? OTHERS) : counted.name || OTHERS;
        return (
          <CountedTable<Counted>
            key={field}
            {...part}
            query={{ ...query, data: rows }}
            name={name}
            columns={[
              { header, value: name, cell: (row) => <Bar name={name(row)} share={row.count / most} /> },
              { header: "Görüntülenme", value: ({ count }) => count },
              { header: "Önceki dönem", value: ({ previous }) => previous },
            ]}
          />
        );
      })}
      {children}
    </SimpleGrid>
  );
}

function Bar({ name, share }: { name: string; share: number }) {
  return (
    <>
      <Text size="sm" style={{ overflowWrap: "anywhere" }}>
        {name}
      </Text>
      <Progress value={share * 100} aria-hidden />
    </>
  );
}
