import { Progress, SimpleGrid, Text } from "@mantine/core";
import type { StatisticsSources } from "@site/contract/statistics/admin-schema";
import { readerSources, type Source, type SourceField, sourceFields } from "@site/contract/statistics/kinds";
import type { ReactNode } from "react";
import { trpc } from "../../api/trpc.ts";
import { CountedTable } from "./counted-table.tsx";
import { queryOptions } from "./period.ts";

type Counted = StatisticsSources[SourceField][number];

const OTHERS = "Diğer";

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
      {sourceFields.map((field) => {
        const { header, title, note, empty, file, names = {} }: Source = readerSources[field];
        const rows = query.data?.[field];
        const most = Math.max(1, ...(rows ?? []).map(({ count }) => count));
        const name = (counted: Counted) => names[counted.name] ?? (counted.name || OTHERS);
        return (
          <CountedTable<Counted>
            key={field}
            {...{ title, note, empty, file }}
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
