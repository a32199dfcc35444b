import { Box } from "@mantine/core";
import { lazyComponent } from "@site/browser/lazy-component";
import { formatNumber } from "@site/contract/common/text";
import type { DashboardStats } from "@site/contract/dashboard/schema";
import { trpc } from "../api/trpc.ts";
import { StatCards } from "../kit/lists/stat-cards.tsx";
import { LoadFailed } from "../kit/load-failed.tsx";
import { Screen } from "../kit/screen.tsx";
import { DashboardOverview } from "./dashboard-overview.tsx";

/** Loaded after the rest, because a site that is set up does not show the list. */
const SetupChecklist = lazyComponent(async () => ({ default: (await import("./setup-checklist.tsx")).SetupChecklist }));

const cards = [
  { label: "Toplam Yazı", findText: ({ posts }: DashboardStats) => formatNumber(posts.total) },
  { label: "Yayınlanan", findText: ({ posts }: DashboardStats) => formatNumber(posts.published) },
  { label: "Taslak", findText: ({ posts }: DashboardStats) => formatNumber(posts.draft) },
  { label: "Kategoriler", findText: ({ categories }: DashboardStats) => formatNumber(categories) },
  { label: "Etiketler", findText: ({ tags }: DashboardStats) => formatNumber(tags) },
];

/** Shows the day's work, the blog's readers and, at the end, the numbers of the blog's content. */
export function DashboardScreen() {
  return (
    <Screen title="Genel Bakış">
      <DashboardOverview>
        <SetupChecklist />
      </DashboardOverview>
      <Box mt="md">
        <Stats />
      </Box>
    </Screen>
  );
}

/** Shows the numbers of posts, categories and tags. Each visit refetches them. */
function Stats() {
  const { data, isError, isFetching, refetch } = trpc.admin.dashboard.stats.useQuery(undefined, { staleTime: 0 });
  if (isError) return <LoadFailed title="Sayılar yüklenemedi" isRetrying={isFetching} onRetry={() => void refetch()} />;
  return <StatCards stats={data} cards={cards} isCompact />;
}
