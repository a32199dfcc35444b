import { Group, Paper, Progress, SegmentedControl, SimpleGrid, Skeleton, Stack, Text, Title } from "@mantine/core";
import type { PlanFunnel } from "@site/contract/becayis/swaps/planning/schema";
import { formatNumber } from "@site/contract/common/text";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { trpc } from "../../../api/trpc.ts";
import { getSum } from "../../../kit/charts/get-sum.ts";
import { LoadFailed } from "../../../kit/load-failed.tsx";
import { toPercent } from "../../statistics/change-text.ts";
import { steps } from "./funnel-steps.ts";
import { FunnelTable } from "./funnel-table.tsx";

const options = [
  { value: "30", label: "30 gün" },
  { value: "90", label: "90 gün" },
  { value: "365", label: "1 yıl" },
];

/** Shows how far the listings of a period have come, from publication to an agreement. */
export function Funnel() {
  const [days, setDays] = useState(30);
  const query = trpc.admin.becayis.plans.funnel.useQuery({ days }, { staleTime: 0, placeholderData: keepPreviousData });
  const { data, isError, isFetching, refetch } = query;
  return (
    <Paper component="section" withBorder p="md" aria-label="İlandan anlaşmaya">
      <Group justify="space-between" mb="md">
        <Title order={2} size="h4">
          İlandan anlaşmaya
        </Title>
        <SegmentedControl
          aria-label="Dönem"
          color="accent"
          data={options}
          value={String(days)}
          onChange={(value) => setDays(Number(value))}
        />
      </Group>
      {isError ? (
        <LoadFailed title="Sayılar yüklenemedi" isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : data ? (
        <Steps funnel={data} isWeekly={days === 365} />
      ) : (
        <Skeleton height="6rem" aria-busy />
      )}
    </Paper>
  );
}

function Steps({ funnel, isWeekly }: { funnel: PlanFunnel; isWeekly: boolean }) {
  const counts = steps.map(({ name }) => getSum(funnel.map((point) => point[name])));
  const [published = 0] = counts;
  if (published === 0) return <Text c="dimmed">Bu dönemde yayınlanan ilan yok.</Text>;
  return (
    <>
      <SimpleGrid component="ol" cols={{ base: 2, md: 4 }} spacing="md">
        {steps.map(({ name, label }, index) => (
          <Stack key={name} component="li" gap={0}>
            <Text size="sm" c="dimmed">
              {label}
            </Text>
            <Group gap="0 0.6rem" align="baseline">
              <Text fz="1.6rem" fw={600} ff="var(--serif)">
                {formatNumber(counts[index] ?? 0)}
              </Text>
              {index > 0 && (counts[index - 1] ?? 0) > 0 && (
                <Text size="sm">önceki adımdan {toPercent(counts[index] ?? 0, counts[index - 1] ?? 0)}</Text>
              )}
            </Group>
            <Progress value={((counts[index] ?? 0) / published) * 100} color="accent" mt="auto" aria-hidden />
          </Stack>
        ))}
      </SimpleGrid>
      <FunnelTable funnel={funnel} isWeekly={isWeekly} />
    </>
  );
}
