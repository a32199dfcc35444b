import { Group, Paper, SegmentedControl, Skeleton, Text, Title } from "@mantine/core";
import type { PlanFunnel } from "@site/contract/becayis/swaps/planning/schema";
import { formatNumber } from "@site/contract/common/text";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { trpc } from "../../../api/trpc.ts";
import { getSum } from "../../../kit/charts/get-sum.ts";
import { LineChart } from "../../../kit/charts/line-chart.tsx";
import { LoadFailed } from "../../../kit/load-failed.tsx";
import { steps } from "./funnel-steps.ts";
import { FunnelTable } from "./funnel-table.tsx";

const RANGES = { 30: "30 gün", 90: "90 gün", 365: "1 yıl" } as const;
type Days = keyof typeof RANGES;
const options = ([30, 90, 365] as const).map((days) => ({ value: String(days), label: RANGES[days] }));
const toDays = (value: string): Days => (value === "90" ? 90 : value === "365" ? 365 : 30);

/** Shows over time the numbers of listings, proposals, acceptances and agreements as a chart and as a table. */
export function Funnel() {
  const [days, setDays] = useState<Days>(30);
  const query = trpc.admin.becayis.plans.funnel.useQuery({ days }, { staleTime: 0, placeholderData: keepPreviousData });
  const { data, isError, isFetching, refetch } = query;
  return (
    <Paper component="section" withBorder p="md" mt="md" aria-label="İlandan anlaşmaya">
      <Group justify="space-between" mb="md">
        <Title order={2} size="h4">
          İlandan anlaşmaya
        </Title>
        <SegmentedControl
          aria-label="Dönem"
          color="accent"
          data={options}
          value={String(days)}
          onChange={(value) => setDays(toDays(value))}
        />
      </Group>
      {isError ? (
        <LoadFailed title="Sayılar yüklenemedi" isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : data ? (
        <Picture funnel={data} days={days} />
      ) : (
        <Skeleton height={300} aria-busy />
      )}
    </Paper>
  );
}

function Picture({ funnel, days }: { funnel: PlanFunnel; days: Days }) {
  const series = steps.map(({ name, label }) => ({ label, values: funnel.map((point) => point[name]) }));
  if (series.every(({ values }) => getSum(values) === 0))
    return <Text c="dimmed">Bu dönemde yayınlanan ilan, öneri ya da yanıt yok.</Text>;
  const sums = series.map(({ label, values }) => `${label}: ${formatNumber(getSum(values))}`);
  return (
    <>
      <LineChart
        label={`Son ${RANGES[days]}. ${sums.join(", ")}.`}
        days={funnel.map(({ day }) => day)}
        series={series}
      />
      <FunnelTable funnel={funnel} isWeekly={days === 365} />
    </>
  );
}
