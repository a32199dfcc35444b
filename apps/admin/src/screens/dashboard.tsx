import { Box } from "@mantine/core";
import { formatNumber } from "@site/contract/common/text";
import type { DashboardStats } from "@site/contract/dashboard/schema";
import { lazy, Suspense } from "react";
import { trpc } from "../api/trpc.ts";
import { StatCards } from "../kit/lists/stat-cards.tsx";
import { LoadFailed } from "../kit/load-failed.tsx";
import { Screen } from "../kit/screen.tsx";
import { DashboardOverview } from "./dashboard-overview.tsx";

/** Loaded after the rest, because finished sites have no list. */
const SetupChecklist = lazy(async () => ({ default: (await import("./setup-checklist.tsx")).SetupChecklist }));

const cards = [
  { label: "Toplam Yazı", findText: ({ posts }: DashboardStats) => formatNumber(posts.total) },
  { label: "Yayınlanan", findText: ({ posts }: DashboardStats) => formatNumber(posts.published) },
  { label: "Taslak", findText: ({ posts }: DashboardStats) => formatNumber(posts.draft) },
  { label: "Kategoriler", findText: ({ categories }: DashboardStats) => formatNumber(categories) },
  { label: "Etiketler", findText: ({ tags }: DashboardStats) => formatNumber(tags) },
];

/** Shows today's work, the blog's readers and, last, its counts. */
export function DashboardScreen() {
  return (
    <Screen title="Genel Bakış">
      <DashboardOverview>
        <Suspense>
          <SetupChecklist />
        </Suspense>
      </DashboardOverview>
      <Box mt="md">
        <Stats />
      </Box>
    </Screen>
  );
}

/** Shows the blog's counts; refetched at each visit. */
function Stats() {
  const { data, isError, isFetching, refetch } = trpc.admin.dashboard.stats.useQuery(undefined, { staleTime: 0 });
  if (isError) return <LoadFailed title="Sayılar yüklenemedi" isRetrying={isFetching} onRetry={() => void refetch()} />;
  return <StatCards stats={data} cards={cards} isCompact />;
}
