import { Anchor, Group, Paper, SimpleGrid, Skeleton, Text } from "@mantine/core";
import { becayisTexts } from "@site/contract/becayis/labels";
import type { ExchangeStats } from "@site/contract/becayis/moderation/admin-schema";
import { formatNumber } from "@site/contract/common/text";
import { paths } from "@site/contract/paths";
import { Link } from "react-router-dom";
import { trpc } from "../../api/trpc.ts";
import { Screen } from "../../frame/screen.tsx";
import { LoadFailed } from "../../kit/load-failed.tsx";
import { RecentActivity } from "./recent-activity.tsx";
import { TopCities } from "./top-cities.tsx";

const cards: {
  label: string;
  countIn: (stats: ExchangeStats) => number;
  growthIn: (stats: ExchangeStats) => number;
}[] = [
  { label: "Üyeler", countIn: (stats) => stats.totalUsers, growthIn: (stats) => stats.userGrowth },
  { label: "Yayındaki ilanlar", countIn: (stats) => stats.activeListings, growthIn: (stats) => stats.listingGrowth },
  { label: "Eşleşmeler", countIn: (stats) => stats.totalMatches, growthIn: (stats) => stats.matchGrowth },
  { label: "Bekleyen istekler", countIn: (stats) => stats.pendingContacts, growthIn: (stats) => stats.contactGrowth },
];
const links = [
  { label: "İlanlar", to: paths.admin.listings },
  { label: "Becayiş Ayarları", to: paths.admin.boardSettings },
];

/** Shows the board's numbers, newest events and most sought cities. */
export function BoardDashboardScreen() {
  return (
    <Screen title="Becayiş Genel Bakış">
      <Group component="nav" aria-label="Becayiş" gap="md" mb="md">
        {links.map(({ label, to }) => (
          <Anchor key={to} component={Link} to={to} inherit>
            {label}
          </Anchor>
        ))}
      </Group>
      <Stats />
      <SimpleGrid cols={{ base: 1, lg: 2 }} mt="lg">
        <RecentActivity />
        <TopCities />
      </SimpleGrid>
    </Screen>
  );
}

function Stats() {
  const query = trpc.admin.becayis.stats.useQuery(undefined, { staleTime: 0 });
  const { data, isError, isFetching, refetch } = query;
  if (isError)
    return <LoadFailed title={becayisTexts.statsFailed} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <SimpleGrid component="dl" cols={{ base: 1, xs: 2, lg: 4 }} aria-busy={!data}>
      {cards.map(({ label, countIn, growthIn }) => (
        <Paper key={label} withBorder p="lg">
          <Text component="dt" size="sm" c="dimmed">
            {label}
          </Text>
          <Text component="dd" fz="1.9rem" fw={600} ff="var(--serif)">
            {data ? formatNumber(countIn(data)) : <Skeleton height="2.4rem" width="4rem" />}
          </Text>
          <Text component="dd" size="sm" c={data && growthIn(data) < 0 ? "danger" : "dimmed"}>
            {data ? growthText(growthIn(data)) : <Skeleton height="1.2rem" width="8rem" />}
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  );
}

function growthText(percent: number): string {
  if (percent === 0) return "Önceki 30 günle aynı";
  return `Son 30 günde yeni kayıt %${formatNumber(Math.abs(percent))} ${percent > 0 ? "arttı" : "azaldı"}`;
}
