import { Anchor, Grid, Group, Skeleton, Text } from "@mantine/core";
import { adminPaths } from "@site/contract/admin-paths";
import { formatNumber } from "@site/contract/common/text";
import type { DashboardOverview as Overview } from "@site/contract/dashboard/schema";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { trpc } from "../api/trpc.ts";
import { LineChart } from "../kit/charts/line-chart.tsx";
import { LoadFailed } from "../kit/load-failed.tsx";
import { Part } from "../kit/part.tsx";
import { Failures, Planned, Waiting } from "./dashboard-today.tsx";
import { toChangeText } from "./statistics/change-text.ts";

const third = { base: 12, sm: 6, lg: 4 };

/**
 * Shows waiting records, planned posts and failures, then the statistics of the last thirty days. Each visit refetches
 * them.
 * @param children the first row
 */
export function DashboardOverview({ children }: { children: ReactNode }) {
  const { data, isError, isFetching, refetch } = trpc.admin.dashboard.overview.useQuery(undefined, { staleTime: 0 });
  if (isError)
    return <LoadFailed title="Genel bakış yüklenemedi" isRetrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <Grid grow aria-busy={!data}>
      {children}
      <Grid.Col span={third}>
        <Waiting />
      </Grid.Col>
      <Grid.Col span={third}>
        <Planned planned={data?.planned} />
      </Grid.Col>
      <Grid.Col span={third}>
        <Failures failures={data?.failures} />
      </Grid.Col>
      <Grid.Col span={12}>
        <LastDays data={data} />
      </Grid.Col>
    </Grid>
  );
}

function LastDays({ data }: { data: Overview | undefined }) {
  if (!data)
    return (
      <Part title="Son 30 gün">
        <Skeleton height={260} />
      </Part>
    );
  const { points, totals, previousTotals } = data;
  return (
    <Part title="Son 30 gün">
      <Group justify="space-between" mb="md">
        <Text>
          <strong>{formatNumber(totals.views)}</strong> görüntülenme ({toChangeText(totals.views, previousTotals.views)}
          ), <strong>{formatNumber(totals.readers)}</strong> okur (
          {toChangeText(totals.readers, previousTotals.readers)})
        </Text>
        <Anchor component={Link} to={adminPaths.statistics}>
          Bütün istatistikler
        </Anchor>
      </Group>
      <LineChart
        label="Son 30 günün görüntülenmeleri ve okurları"
        days={points.map(({ day }) => day)}
        unfinished="Bugün"
        series={[
          { label: "Görüntülenme", values: points.map(({ views }) => views) },
          { label: "Okur", values: points.map(({ readers }) => readers) },
        ]}
      />
    </Part>
  );
}
