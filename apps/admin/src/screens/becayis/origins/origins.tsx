import { Anchor, Group, SegmentedControl, SimpleGrid, Text, Title } from "@mantine/core";
import type { OriginStatistics, Steps } from "@site/contract/becayis/origins/admin-schema";
import { originLabels, type StepKind, stepLabels } from "@site/contract/becayis/origins/labels";
import { namesOf } from "@site/contract/common/record";
import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { trpc } from "../../../api/trpc.ts";
import { CountedBox, type CountedColumn } from "../../statistics/counted-box.tsx";
import { getPeriod, queryOptions, type Range, ranges } from "../../statistics/period.ts";
import { shareText } from "./share-text.ts";

type OriginRow = OriginStatistics["origins"][number];
type InstitutionRow = OriginStatistics["institutions"][number];

const size = ({ question }: Steps) => question;

/** Columns of the steps; each but the first says which share of the questions came so far. */
function getStepColumns<Row extends Steps>(): CountedColumn<Row>[] {
  return namesOf(stepLabels).map((kind) => ({
    header: stepLabels[kind],
    value: (row: Row) => row[kind],
    ...(kind !== "question" && { cell: (row: Row) => shareText(row[kind], row.question) }),
    ...(isWide[kind] && { isWide: true }),
  }));
}

/** Steps whose columns a phone leaves out. */
const isWide: Record<StepKind, boolean> = { question: false, listing: false, approval: true, match: false };

/** The choice of the part, kept in the address. */
function useOriginsAddress() {
  const [search, setSearch] = useSearchParams();
  const id = search.get("kurum") ?? "";
  const change = (name: "donem" | "kurum", value: string | number) => {
    const changed = new URLSearchParams(search);
    changed.set(name, String(value));
    return changed;
  };
  return {
    range: ranges.find(({ value }) => value === search.get("donem"))?.value ?? "30",
    institutionId: /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined,
    setRange: (range: Range) => setSearch(change("donem", range), { replace: true }),
    /** The address with one institution's origins, "" for those of all. */
    linkTo: (institution: number | "") => ({ search: `?${change("kurum", institution)}` }),
  };
}

/** Shows how people came to the board and how far they got, by origin and by institution. */
export function Origins() {
  const { range, institutionId, setRange, linkTo } = useOriginsAddress();
  const [now] = useState(Date.now);
  const period = getPeriod(range, now);
  const query = trpc.admin.becayis.origins.statistics.useQuery({ ...period, institutionId }, queryOptions);
  const { data, isError, isFetching, isPlaceholderData, refetch } = query;
  const chosen = isPlaceholderData ? undefined : data?.institutions.find(({ id }) => id === institutionId);
  const state = { isError, isFetching, refetch };
  const isEmpty = data && data.institutions.length === 0;
  return (
    <section aria-label="Sorudan eşleşmeye">
      <Group justify="space-between" mt="xl" mb="xs">
        <Title order={2} size="h4">
          Sorudan eşleşmeye
        </Title>
        <SegmentedControl
          aria-label="Sayılan dönem"
          color="accent"
          data={[...ranges]}
          value={range}
          onChange={setRange}
        />
      </Group>
      <Text size="sm" c="dimmed" mb="md" maw="var(--measure)">
        Yalnızca günlük toplamlar tutulur; kimin sorduğu bilinmez. Yüzdeler sorulara göredir: bir dönemin ilanı daha
        önceki bir sorunun olabilir, soru sormadan verilen ilanlar da sayılır.
      </Text>
      {chosen && (
        <Anchor component={Link} to={linkTo("")} size="sm" display="inline-block" mb="xs">
          Bütün kurumların kaynaklarını göster
        </Anchor>
      )}
      {isEmpty ? (
        <Text c="dimmed">Bu dönemde panoya soru soran ya da ilan veren yok.</Text>
      ) : (
        <SimpleGrid cols={{ base: 1, lg: 2 }}>
          <CountedBox<OriginRow>
            title={chosen ? `Nereden geldiler: ${chosen.name}` : "Nereden geldiler"}
            query={{ ...state, data: data?.origins }}
            row={{ key: ({ origin }) => origin, size }}
            columns={[
              { header: "Kaynak", value: ({ origin }) => originLabels[origin] },
              ...getStepColumns<OriginRow>(),
            ]}
            file="becayis-kaynaklari"
          />
          <CountedBox<InstitutionRow>
            title="Kurumlar"
            query={{ ...state, data: data?.institutions }}
            row={{ key: ({ id }) => id, size }}
            columns={[
              {
                header: "Kurum",
                value: ({ name }) => name,
                cell: ({ id, name }) => (
                  <Anchor component={Link} to={linkTo(id)} inherit aria-current={id === institutionId || undefined}>
                    {name}
                  </Anchor>
                ),
              },
              ...getStepColumns<InstitutionRow>(),
            ]}
            file="becayis-kurumlari"
          />
        </SimpleGrid>
      )}
    </section>
  );
}
