import { Alert, Anchor, Box, List, Paper, Skeleton, Text, Title } from "@mantine/core";
import { formatDate } from "@site/browser/format-date";
import { adminPaths } from "@site/contract/admin-paths";
import { formatNumber } from "@site/contract/common/text";
import type { StatisticsOverview } from "@site/contract/readers/statistics/admin-schema";
import { Link } from "react-router-dom";
import { trpc } from "../../api/trpc.ts";
import { LineChart } from "../../kit/charts/line-chart.tsx";
import { LoadFailed } from "../../kit/load-failed.tsx";
import { toChangeText, toPercent } from "./change-text.ts";
import { CountedBox } from "./counted-box.tsx";
import styles from "./overview.module.css";
import { presentSteps, queryOptions, type Step } from "./period.ts";

const PUBLICATIONS_SHOWN = 10;
const firstDayOf: Record<Step, string> = { day: "Gün", week: "Haftanın ilk günü", month: "Ayın ilk günü" };

interface Props {
  period: { from: string; to: string };
  step: Step;
  postId: number | undefined;
}

/** Shows views and readers over time, those of the previous period, and the posts published meanwhile. */
export function Overview({ period, step, postId }: Props) {
  const query = trpc.admin.statistics.overview.useQuery({ ...period, step, postId }, queryOptions);
  const { data, isError, isFetching, refetch } = query;
  if (isError) return <LoadFailed title="Sayılar yüklenemedi" isRetrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <>
      {data && data.dropped > 0 && (
        <Alert color="warning" mb="md" title={`${formatNumber(data.dropped)} görüntülenme sayılamadı`}>
          Bir anda çok fazla istek geldi; sayaç kendini korudu. Aşağıdaki sayılar bu kadar eksiktir.
        </Alert>
      )}
      <div className={styles.overview}>
        <Cards data={data} isOfPost={postId !== undefined} />
        <Paper component="section" withBorder p="md" aria-label="Zaman içinde">
          <Title order={2} size="h4" mb="md">
            Zaman içinde
          </Title>
          {data ? <Picture data={data} step={step} /> : <Skeleton height={300} aria-busy />}
          {data && (
            <Box component="details" mt="md">
              <summary>Tablo olarak göster</summary>
              <CountedBox
                title="Görüntülenmeler ve okurlar"
                query={{ ...query, data: [...data.points].reverse() }}
                columns={[
                  {
                    header: firstDayOf[step],
                    value: ({ day }) => day,
                    cell: ({ day }) =>
                      day === data.points.at(-1)?.day ? `${formatDate(day)} (bitmedi)` : formatDate(day),
                  },
                  { header: "Görüntülenme", value: ({ views }) => views },
                  { header: "Okur", value: ({ readers }) => readers },
                ]}
                row={{ key: ({ day }) => day, size: ({ views }) => views }}
                file="goruntulenmeler"
              />
            </Box>
          )}
        </Paper>
      </div>
    </>
  );
}

function Cards({ data, isOfPost }: { data: StatisticsOverview | undefined; isOfPost: boolean }) {
  const totals = data?.totals;
  const before = data?.previousTotals;
  const cards = [
    { label: "Görüntülenme", field: "views" },
    { label: "Okur (günlük toplam)", field: "readers" },
  ] as const;
  const readings = [
    { label: "Yarısına gelen", field: "half" },
    { label: "Sonuna gelen", field: "full" },
  ] as const;
  return (
    <dl className={styles.cards} aria-busy={!data}>
      {cards.map(({ label, field }) => (
        <Card key={field} label={label} note={totals && before && toChangeText(totals[field], before[field])}>
          {totals && formatNumber(totals[field])}
        </Card>
      ))}
      {isOfPost &&
        readings.map(({ label, field }) => (
          <Card key={field} label={label} note={totals && `${formatNumber(totals[field])} görüntülenme`}>
            {totals && toPercent(totals[field], totals.views)}
          </Card>
        ))}
    </dl>
  );
}

interface CardProps {
  label: string;
  /** Comparison with the previous period; undefined while it loads. */
  note: string | undefined;
  children: string | undefined;
}

function Card({ label, note, children }: CardProps) {
  return (
    <Paper withBorder p="md">
      <Text component="dt" size="sm" c="dimmed">
        {label}
      </Text>
      <Text component="dd" fz="1.9rem" fw={600} ff="var(--serif)">
        {children ?? <Skeleton height="1lh" width="4rem" />}
      </Text>
      <Text component="dd" size="sm" c="dimmed">
        {note ?? <Skeleton height="1lh" width="8rem" />}
      </Text>
    </Paper>
  );
}

function Picture({ data: { points, previousPoints, publications }, step }: { data: StatisticsOverview; step: Step }) {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return null;
  const before = points.map((_, index) => previousPoints[index]?.views ?? 0);
  const marks = publications.map(({ day, title }) => ({
    day: points.findLast((point) => point.day <= day)?.day ?? first.day,
    title,
  }));
  return (
    <>
      <LineChart
        label={`${formatDate(first.day)} ile ${formatDate(last.day)} arası görüntülenme ve okur`}
        days={points.map(({ day }) => day)}
        unfinished={presentSteps[step]}
        series={[
          { label: "Görüntülenme", values: points.map(({ views }) => views) },
          { label: "Okur", values: points.map(({ readers }) => readers) },
          { label: "Önceki dönemin görüntülenmesi", values: before },
        ]}
        marks={marks}
      />
      {publications.length > 0 && (
        <>
          <Title order={3} size="h6" mt="md">
            Bu dönemde yayınlananlar
          </Title>
          <List size="sm">
            {publications.slice(-PUBLICATIONS_SHOWN).map(({ postId, title, day }) => (
              <List.Item key={postId}>
                {formatDate(day)}:{" "}
                <Anchor component={Link} to={adminPaths.statisticsOfPost(postId)} inherit underline="always">
                  {title}
                </Anchor>
              </List.Item>
            ))}
          </List>
        </>
      )}
    </>
  );
}
