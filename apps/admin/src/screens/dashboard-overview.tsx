import { Anchor, Group, SimpleGrid, Skeleton, Stack, Text } from "@mantine/core";
import { formatDate } from "@site/browser/format-date";
import { adminPaths } from "@site/contract/admin-paths";
import { formatNumber } from "@site/contract/common/text";
import type { DashboardOverview as Overview } from "@site/contract/statistics/admin-schema";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { trpc } from "../api/trpc.ts";
import { LineChart } from "../kit/charts/line-chart.tsx";
import { LoadFailed } from "../kit/load-failed.tsx";
import { Part } from "../kit/part.tsx";
import { useOwnScreens } from "../session/own-screens.ts";
import { toChangeText } from "./statistics/change-text.ts";

const waitingRows = [
  { field: "comments", label: "Onay bekleyen yorum", to: adminPaths.pendingComments },
  { field: "messages", label: "Okunmamış mesaj", to: adminPaths.contactMessages },
  { field: "listings", label: "Onay bekleyen ilan", to: adminPaths.approvals },
  { field: "failedMails", label: "Gönderilemeyen e-posta", to: adminPaths.failedMails },
] as const;

/**
 * Shows the last thirty days, what waits and what is planned; refetched at each visit.
 * @param children further parts, below what waits
 */
export function DashboardOverview({ children }: { children: ReactNode }) {
  const { data, isError, isFetching, refetch } = trpc.admin.dashboard.overview.useQuery(undefined, { staleTime: 0 });
  if (isError)
    return <LoadFailed title="Genel bakış yüklenemedi" isRetrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }} mt="md" aria-busy={!data}>
      <Stack>
        <LastDays data={data} />
        {data?.planned !== null && <Planned planned={data?.planned} />}
      </Stack>
      <Stack>
        {data?.waiting !== null && <Waiting waiting={data?.waiting} />}
        {children}
      </Stack>
    </SimpleGrid>
  );
}

function LastDays({ data }: { data: Overview | undefined }) {
  const { mayOpen } = useOwnScreens();
  if (!data)
    return (
      <Part title="Son 30 gün">
        <Skeleton height={260} />
      </Part>
    );
  const { points, totals, previousTotals } = data;
  return (
    <Part title="Son 30 gün">
      <Text mb="md">
        <strong>{formatNumber(totals.views)}</strong> görüntülenme ({toChangeText(totals.views, previousTotals.views)}),{" "}
        <strong>{formatNumber(totals.readers)}</strong> okur ({toChangeText(totals.readers, previousTotals.readers)})
      </Text>
      <LineChart
        label="Son 30 günün görüntülenmeleri ve okurları"
        days={points.map(({ day }) => day)}
        series={[
          { label: "Görüntülenme", values: points.map(({ views }) => views) },
          { label: "Okur", values: points.map(({ readers }) => readers) },
        ]}
      />
      {mayOpen(adminPaths.statistics) && (
        <Anchor component={Link} to={adminPaths.statistics}>
          Bütün istatistikler
        </Anchor>
      )}
    </Part>
  );
}

function Waiting({ waiting }: { waiting: Overview["waiting"] | undefined }) {
  return (
    <Part title="Bekleyenler">
      <ul>
        {waitingRows.map(({ field, label, to }) => (
          <Group key={field} component="li" justify="space-between">
            <Anchor component={Link} to={to}>
              {label}
            </Anchor>
            {waiting ? (
              <Text fw={waiting[field] > 0 ? 600 : 400}>{formatNumber(waiting[field])}</Text>
            ) : (
              <Skeleton height="1.2rem" width="2rem" />
            )}
          </Group>
        ))}
      </ul>
    </Part>
  );
}

function Planned({ planned }: { planned: Overview["planned"] | undefined }) {
  return (
    <Part title="Planlananlar">
      {!planned && <Skeleton height="3rem" />}
      {planned?.length === 0 && (
        <Text c="dimmed">
          Planlanmış yazı yok.{" "}
          <Anchor component={Link} to={adminPaths.calendar} inherit underline="always">
            Yayın takvimi
          </Anchor>
        </Text>
      )}
      <ul>
        {planned?.map(({ postId, title, publishedAt }) => (
          <Group key={postId} component="li" justify="space-between" wrap="nowrap">
            <Anchor component={Link} to={adminPaths.post(postId)}>
              {title}
            </Anchor>
            <Text component="time" dateTime={publishedAt} size="sm" c="dimmed" style={{ whiteSpace: "nowrap" }}>
              {formatDate(publishedAt)}
            </Text>
          </Group>
        ))}
      </ul>
    </Part>
  );
}
