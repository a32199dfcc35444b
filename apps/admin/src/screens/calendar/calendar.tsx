import { Anchor, Button, Group, Stack, Table, Text } from "@mantine/core";
import type { CalendarEvent } from "@site/contract/blog/posts/calendar-schema";
import { calendarInput } from "@site/contract/blog/posts/calendar-schema";
import { paths } from "@site/contract/paths";
import { keepPreviousData } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router-dom";
import { trpc } from "../../api/trpc.ts";
import { Screen } from "../../frame/screen.tsx";
import { LoadFailed } from "../../kit/load-failed.tsx";
import { monthOf, neighbourOf, weeksOf } from "./month.ts";

const weekdays = ["Pazartesi", "Salı", "Çarşamba", "Perşembe", "Cuma", "Cumartesi", "Pazar"];
const monthFormat = new Intl.DateTimeFormat("tr-TR", { month: "long", year: "numeric", timeZone: "UTC" });

/** Shows what is published and planned in a month; the month is in the address. */
export function CalendarScreen() {
  const [params] = useSearchParams();
  const month = calendarInput.safeParse({ month: params.get("ay") }).data?.month ?? monthOf(new Date());
  const query = trpc.admin.posts.calendar.useQuery({ month }, { staleTime: 0, placeholderData: keepPreviousData });
  const planned = query.data?.filter(({ isPlanned }) => isPlanned).length;
  const monthLink = (to: string, label: string) => (
    <Button component={Link} to={`${paths.admin.calendar}?ay=${to}`} variant="default">
      {label}
    </Button>
  );
  return (
    <Screen title="Yayın Takvimi">
      <Group justify="space-between" mb="md">
        {monthLink(neighbourOf(month, -1), "Önceki Ay")}
        <Text fw={600} role="status">
          {monthFormat.format(new Date(`${month}-01T00:00:00Z`))}
          {planned !== undefined && ` · ${planned} planlı`}
        </Text>
        {monthLink(neighbourOf(month, 1), "Sonraki Ay")}
      </Group>
      {query.isError ? (
        <LoadFailed title="Takvim yüklenemedi" isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <Table.ScrollContainer minWidth={720}>
          <Table withColumnBorders withTableBorder layout="fixed" aria-busy={query.isFetching}>
            <Table.Thead>
              <Table.Tr>
                {weekdays.map((name) => (
                  <Table.Th key={name}>{name}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {weeksOf(month).map((week, index) => (
                <Table.Tr key={week.find((day) => day !== null) ?? index}>
                  {week.map((day, weekday) => (
                    <Table.Td key={weekdays[weekday]} h={96} valign="top">
                      {day !== null && <Day day={day} events={query.data?.filter((event) => event.day === day)} />}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Screen>
  );
}

function Day({ day, events = [] }: { day: number; events: CalendarEvent[] | undefined }) {
  return (
    <Stack gap={4}>
      <Text size="xs" c="dimmed">
        {day}
      </Text>
      {events.map(({ postId, title, kind, isPlanned, time }) => (
        <Text key={`${postId}-${kind}`} size="sm">
          {time} {labelOf(kind, isPlanned)}{" "}
          <Anchor component={Link} to={paths.admin.post(postId)} inherit>
            {title}
          </Anchor>
        </Text>
      ))}
    </Stack>
  );
}

function labelOf(kind: CalendarEvent["kind"], isPlanned: boolean): string {
  if (kind === "end") return isPlanned ? "Yayından kalkacak:" : "Yayından kalktı:";
  return isPlanned ? "Zamanlandı:" : "Yayınlandı:";
}
