import { Alert, Paper, SimpleGrid, Skeleton, Text } from "@mantine/core";
import type { DashboardStats } from "@site/contract/blog/admin-schema";
import { formatNumber } from "@site/contract/common/text";
import { trpc } from "../api/trpc.ts";
import { Screen } from "../frame/screen.tsx";
import { LoadFailed } from "../kit/load-failed.tsx";

const cards: { label: string; countIn: (stats: DashboardStats) => number }[] = [
  { label: "Toplam Yazı", countIn: (stats) => stats.posts.total },
  { label: "Yayınlanan", countIn: (stats) => stats.posts.published },
  { label: "Taslak", countIn: (stats) => stats.posts.draft },
  { label: "Kategoriler", countIn: (stats) => stats.categories },
  { label: "Etiketler", countIn: (stats) => stats.tags },
];

export function DashboardScreen() {
  return (
    <Screen title="Genel Bakış">
      <FailedMails />
      <Stats />
    </Screen>
  );
}

/** Shows the blog's counts; refetched at each visit. */
function Stats() {
  const { data, isError, isFetching, refetch } = trpc.admin.dashboard.stats.useQuery(undefined, { staleTime: 0 });
  if (isError) return <LoadFailed title="Sayılar yüklenemedi" isRetrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <SimpleGrid component="dl" cols={{ base: 2, sm: 3, lg: 5 }} aria-busy={!data}>
      {cards.map(({ label, countIn }) => (
        <Paper key={label} withBorder p="lg">
          <Text component="dt" size="sm" c="dimmed">
            {label}
          </Text>
          <Text component="dd" fz="1.9rem" fw={600} ff="var(--serif)">
            {data ? formatNumber(countIn(data)) : <Skeleton height="2.4rem" width="4rem" />}
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  );
}

/** Shows how many mails failed for good; renders nothing if none did. */
function FailedMails() {
  const { data } = trpc.admin.emailLogs.stats.useQuery(undefined, { staleTime: 0 });
  if (!data || data.failed === 0) return null;
  return (
    <Alert color="danger" title={`${formatNumber(data.failed)} e-posta gönderilemedi`} role="status" mb="md">
      Posta sunucusu bu e-postaları kabul etmedi veya sunucuya ulaşılamadı. Nedenleri bildirimlerde ve e-posta
      kayıtlarında yazıyor.
    </Alert>
  );
}
