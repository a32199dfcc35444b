import { Alert, Button, Paper, Skeleton } from "@mantine/core";
import type { DashboardStats } from "@site/contract/blog/admin-schema";
import { formatNumber } from "@site/contract/common/text";
import { useQuery } from "@tanstack/react-query";
import { useTrpc } from "../../shared/lib/trpc.tsx";
import styles from "./stat-cards.module.css";

const cards: { label: string; countIn: (stats: DashboardStats) => number }[] = [
  { label: "Toplam Yazı", countIn: (stats) => stats.posts.total },
  { label: "Yayınlanan", countIn: (stats) => stats.posts.published },
  { label: "Taslak", countIn: (stats) => stats.posts.draft },
  { label: "Kategoriler", countIn: (stats) => stats.categories },
  { label: "Etiketler", countIn: (stats) => stats.tags },
];

/** How much there is of everything on the blog; counted anew at each visit. */
export function StatCards() {
  const { data, isError, isFetching, refetch } = useQuery(
    useTrpc().admin.dashboard.stats.queryOptions(undefined, { staleTime: 0 }),
  );
  if (isError) {
    return (
      <Alert color="danger" title="Sayılar yüklenemedi" role="alert">
        <p>Bağlantınızı kontrol edip yeniden deneyin.</p>
        <Button mt="sm" variant="default" loading={isFetching} onClick={() => refetch()}>
          Tekrar Dene
        </Button>
      </Alert>
    );
  }
  return (
    <dl className={styles.grid} aria-busy={!data}>
      {cards.map(({ label, countIn }) => (
        <Paper key={label} withBorder p="lg">
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {data ? formatNumber(countIn(data)) : <Skeleton height="2.4rem" width="4rem" />}
          </dd>
        </Paper>
      ))}
    </dl>
  );
}
