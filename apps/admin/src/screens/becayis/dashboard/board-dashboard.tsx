import { Grid, Paper, SimpleGrid, Skeleton, Stack, Text } from "@mantine/core";
import type { NewRecords } from "@site/contract/becayis/board/moderation/admin-schema";
import { becayisTexts } from "@site/contract/becayis/labels";
import { formatNumber } from "@site/contract/common/text";
import { trpc } from "../../../api/trpc.ts";
import { LoadFailed } from "../../../kit/load-failed.tsx";
import { Screen } from "../../../kit/screen.tsx";
import { Waiting } from "../../dashboard-today.tsx";
import { Funnel } from "../plan/funnel.tsx";
import { Plans } from "../plan/plans.tsx";
import { Results } from "../results/results.tsx";
import { RecentActivity } from "./recent-activity.tsx";
import { TopCities } from "./top-cities.tsx";

const cards = [
  { label: "Kullanıcılar", count: "totalUsers", growth: "userGrowth", records: "user" },
  { label: "Yayındaki ilanlar", count: "activeListings", growth: "listingGrowth", records: "listing" },
  { label: "Eşleşmeler", count: "totalMatches", growth: "matchGrowth", records: "match" },
  { label: "Bekleyen istekler", count: "pendingContacts", growth: "contactGrowth", records: "contact" },
] as const;

/** Shows what waits for a decision, the board's numbers, plans, newest events and most sought cities. */
export function BoardDashboardScreen() {
  return (
    <Screen title="Becayiş Genel Bakış">
      <Stack>
        <Grid>
          <Grid.Col span={{ base: 12, md: 4 }}>
            <Waiting kinds={["listing", "document", "report"]} />
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 8 }}>
            <Stats />
          </Grid.Col>
        </Grid>
        <Plans />
        <Funnel />
        <Results />
        <SimpleGrid cols={{ base: 1, lg: 2 }}>
          <RecentActivity />
          <TopCities />
        </SimpleGrid>
      </Stack>
    </Screen>
  );
}

function Stats() {
  const query = trpc.admin.becayis.stats.useQuery(undefined, { staleTime: 0 });
  const { data, isError, isFetching, refetch } = query;
  if (isError)
    return <LoadFailed title={becayisTexts.statsFailed} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <SimpleGrid component="dl" cols={2} spacing={{ base: "xs", xs: "md" }} aria-busy={!data}>
      {cards.map(({ label, count, growth, records }) => (
        <Paper key={label} withBorder px={{ base: "sm", xs: "md" }} py="xs">
          <Text component="dt" size="sm" c="dimmed">
            {label}
          </Text>
          <Text component="dd" fz={{ base: "1.5rem", xs: "1.9rem" }} fw={600} ff="var(--serif)">
            {data ? formatNumber(data[count]) : <Skeleton height="1lh" width="4rem" />}
          </Text>
          <Text
            component="dd"
            fz={{ base: "xs", xs: "sm" }}
            mih={{ base: "3em", xs: 0 }}
            c={data && data[growth] < 0 ? "danger" : "dimmed"}
          >
            {data ? growthText(data.newRecords[records], data[growth]) : <Skeleton height="1lh" width="8rem" />}
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  );
}

/**
 * Says how many of a number are of the last 30 days, and compares them with the 30 days before. Zero has no percentage.
 */
export function growthText({ recent, before }: NewRecords, percent: number): string {
  if (recent === 0 && before === 0) return "Bunlardan son 60 günde: yok";
  const recently = `Bunlardan son 30 günde: ${formatNumber(recent)}`;
  if (before === 0) return `${recently} (önceki 30 günde yok)`;
  if (recent === before) return `${recently} (önceki 30 günle aynı)`;
  return `${recently} (%${formatNumber(Math.abs(percent))} ${recent > before ? "artış" : "azalış"})`;
}
