import { Alert, Anchor } from "@mantine/core";
import { adminPaths } from "@site/contract/admin-paths";
import type { DashboardStats } from "@site/contract/blog/posts/admin-schema";
import { formatNumber } from "@site/contract/common/text";
import { lazy, Suspense } from "react";
import { Link } from "react-router-dom";
import { trpc } from "../api/trpc.ts";
import { StatCards } from "../kit/lists/stat-cards.tsx";
import { LoadFailed } from "../kit/load-failed.tsx";
import { Screen } from "../kit/screen.tsx";
import { useOwnScreens } from "../session/own-screens.ts";
import { useRole } from "../session/use-role.ts";
import { DashboardOverview } from "./dashboard-overview.tsx";

/** Loaded after the counts, because finished sites have no list. */
const SetupChecklist = lazy(async () => ({ default: (await import("./setup-checklist.tsx")).SetupChecklist }));

const cards = [
  { label: "Toplam Yazı", findText: ({ posts }: DashboardStats) => formatNumber(posts.total) },
  { label: "Yayınlanan", findText: ({ posts }: DashboardStats) => formatNumber(posts.published) },
  { label: "Taslak", findText: ({ posts }: DashboardStats) => formatNumber(posts.draft) },
  { label: "Kategoriler", findText: ({ categories }: DashboardStats) => formatNumber(categories) },
  { label: "Etiketler", findText: ({ tags }: DashboardStats) => formatNumber(tags) },
];

/** Shows the counts of the blog, its readers and what waits, as far as the role may see them. */
export function DashboardScreen() {
  const role = useRole();
  const { mayOpen } = useOwnScreens();
  return (
    <Screen title="Genel Bakış">
      {mayOpen(adminPaths.logs) && <FailedMails />}
      <Stats />
      <DashboardOverview>
        {role === "owner" && (
          <Suspense>
            <SetupChecklist />
          </Suspense>
        )}
      </DashboardOverview>
    </Screen>
  );
}

/** Shows the blog's counts; refetched at each visit. */
function Stats() {
  const { data, isError, isFetching, refetch } = trpc.admin.dashboard.stats.useQuery(undefined, { staleTime: 0 });
  if (isError) return <LoadFailed title="Sayılar yüklenemedi" isRetrying={isFetching} onRetry={() => void refetch()} />;
  return <StatCards stats={data} cards={cards} />;
}

/** Shows how many mails failed for good; renders nothing if none did. */
function FailedMails() {
  const { data } = trpc.admin.emailLogs.stats.useQuery(undefined, { staleTime: 0 });
  if (!data || data.failed === 0) return null;
  return (
    <Alert color="danger" title={`${formatNumber(data.failed)} e-posta gönderilemedi`} role="status" mb="md">
      Posta sunucusu bu e-postaları kabul etmedi veya sunucuya ulaşılamadı. Nedenleri{" "}
      <Anchor component={Link} to={adminPaths.failedMails}>
        e-posta kayıtlarında
      </Anchor>{" "}
      yazıyor.
    </Alert>
  );
}
