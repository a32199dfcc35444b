import { Anchor, Button, Group, Paper, Skeleton, Stack, Table, Text, Title } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { adminPaths } from "@site/contract/admin-paths";
import type { CalendarEvent } from "@site/contract/blog/posts/calendar-schema";
import { calendarInput } from "@site/contract/blog/posts/calendar-schema";
import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { trpc } from "../../api/trpc.ts";
import { Empty } from "../../kit/empty.tsx";
import { LoadFailed } from "../../kit/load-failed.tsx";
import { Screen } from "../../kit/screen.tsx";
import styles from "./calendar.module.css";
import { getDay, getMonth, getNeighbour, getWeeks } from "./month.ts";

const weekdays = ["Pazartesi", "Salı", "Çarşamba", "Perşembe", "Cuma", "Cumartesi", "Pazar"];
const monthFormat = new Intl.DateTimeFormat("tr-TR", { month: "long", year: "numeric", timeZone: "UTC" });
const dayFormat = new Intl.DateTimeFormat("tr-TR", { day: "numeric", month: "long", weekday: "long", timeZone: "UTC" });

/** Shows the published and planned posts of a month, which the address names. */
export function CalendarScreen() {
  const [params] = useSearchParams();
  const [today] = useState(() => getDay(new Date()));
  const month = calendarInput.safeParse({ month: params.get("ay") }).data?.month ?? getMonth(today);
  const query = trpc.admin.posts.calendar.useQuery({ month }, { staleTime: 0 });
  const planned = query.data?.filter(({ isPlanned }) => isPlanned).length;
  const monthLink = (to: string, label: string) => (
    <Button component={Link} to={`${adminPaths.calendar}?ay=${to}`} variant="default">
      {label}
    </Button>
  );
  return (
    <Screen title="Yayın Takvimi">
      <Group justify="space-between" mb="md">
        <Text fw={600} role="status">
          {monthFormat.format(new Date(`${month}-01T00:00:00Z`))}
          {planned !== undefined && ` · ${planned} zamanlanmış`}
        </Text>
        <Group gap="xs">
          {month !== getMonth(today) && monthLink(getMonth(today), "Bugün")}
          {monthLink(getNeighbour(month, -1), "Önceki Ay")}
          {monthLink(getNeighbour(month, 1), "Sonraki Ay")}
        </Group>
      </Group>
      {query.isError ? (
        <LoadFailed title="Takvim yüklenemedi" isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <Month month={month} today={today} events={query.data} isBusy={query.isFetching} />
      )}
    </Screen>
  );
}

interface MonthProps {
  month: string;
  /** Today in Istanbul, as YYYY-MM-DD. */
  today: string;
  /** Publications of the month; undefined while they load. */
  events: readonly CalendarEvent[] | undefined;
  isBusy: boolean;
}

/** Renders the weeks of a month; narrow windows show a list of the days with events. */
function Month({ month, today, events, isBusy }: MonthProps) {
  const isNarrow = useMediaQuery("(max-width: 61.99em)", undefined, { getInitialValueInEffect: false });
  const toDate = (day: number) => `${month}-${String(day).padStart(2, "0")}`;
  const getEvents = (day: number) => events?.filter((event) => event.day === day);
  if (isNarrow && !events) return <DaysToCome />;
  if (isNarrow) {
    const days = [...new Set(events?.map(({ day }) => day))];
    return (
      <Stack aria-busy={isBusy}>
        {days.length === 0 && (
          <Empty title="Bu ayda yayın yok" text="Yayınlanan ve zamanlanan yazılar günleriyle burada görünür." />
        )}
        {days.map((day) => (
          <Paper key={day} component="section" withBorder p="md">
            <Title order={2} size="h6" mb={4}>
              {dayFormat.format(new Date(`${toDate(day)}T00:00:00Z`))}
            </Title>
            <Events events={getEvents(day)} />
          </Paper>
        ))}
      </Stack>
    );
  }
  return (
    <Table className={styles.days} withColumnBorders withTableBorder layout="fixed" aria-busy={isBusy}>
      <Table.Thead>
        <Table.Tr>
          {weekdays.map((name) => (
            <Table.Th key={name}>{name}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {getWeeks(month).map((week, index) => (
          <Table.Tr key={week.find((day) => day !== null) ?? index}>
            {week.map((day, weekday) => (
              <Table.Td
                key={weekdays[weekday]}
                aria-current={day !== null && toDate(day) === today ? "date" : undefined}
              >
                <div className={styles.day}>
                  {day !== null && (
                    <>
                      <span className={styles.date}>{day}</span>
                      <Events events={getEvents(day)} />
                    </>
                  )}
                </div>
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** Shows the skeleton of the list of days in narrow windows. */
function DaysToCome() {
  return (
    <Stack aria-busy>
      {[1, 2, 3, 4, 5].map((number) => (
        <Skeleton key={number} height={104} />
      ))}
    </Stack>
  );
}

function Events({ events }: { events: readonly CalendarEvent[] | undefined }) {
  if (!events) return <Skeleton height={14} />;
  return (
    <Stack gap={4}>
      {events.map(({ postId, title, kind, isPlanned, time }) => (
        <Text key={`${postId}-${kind}`} component="div" size="sm">
          {time} {getLabel(kind, isPlanned)}{" "}
          <Anchor
            component={Link}
            to={adminPaths.post(postId)}
            inherit
            underline="always"
            className={styles.title}
            title={title}
          >
            {title}
          </Anchor>
        </Text>
      ))}
    </Stack>
  );
}

function getLabel(kind: CalendarEvent["kind"], isPlanned: boolean): string {
  if (kind === "end") return isPlanned ? "Yayından kalkacak:" : "Yayından kalktı:";
  return isPlanned ? "Zamanlandı:" : "Yayınlandı:";
}
