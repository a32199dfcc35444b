import { Button, Paper, Stack, Table, Text, Title } from "@mantine/core";
import { formatMoment } from "@site/browser/format-date";
import { formatNumber } from "@site/contract/common/text";
import { labelOfJob, systemTexts } from "@site/contract/system/labels";
import type { SystemOverview } from "@site/contract/system/schema";
import { trpc } from "../../api/trpc.ts";
import { StatCards } from "../../kit/lists/stat-cards.tsx";
import { durationText } from "../../kit/measures.ts";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";

type Queue = SystemOverview["queue"];

const cards = [
  { label: "Bekleyen", findText: ({ waiting }: Queue) => formatNumber(waiting) },
  { label: "Çalışan", findText: ({ running }: Queue) => formatNumber(running) },
  { label: "Yarıda kalan", findText: ({ failed }: Queue) => formatNumber(failed) },
  { label: "Zamanı gelmemiş", findText: ({ later }: Queue) => formatNumber(later) },
  { label: "En uzun bekleyen", findText: ({ oldestSeconds }: Queue) => durationText(oldestSeconds) },
];

/** Shows the numbers of background jobs by kind. Failed ones can be retried. */
export function QueueSection({ queue }: { queue: Queue }) {
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="queue">
      <Title order={2} size="h4" id="queue" mb="sm">
        Arka plan işleri
      </Title>
      <Stack>
        <StatCards stats={queue} cards={cards} />
        {queue.kinds.length === 0 ? <Text c="dimmed">Sırada iş yok.</Text> : <Kinds kinds={queue.kinds} />}
        {queue.failedJobs.length > 0 && <FailedJobs jobs={queue.failedJobs} />}
      </Stack>
    </Paper>
  );
}

function Kinds({ kinds }: { kinds: Queue["kinds"] }) {
  return (
    <Table.ScrollContainer minWidth={420} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table verticalSpacing="xs" horizontalSpacing="xs" aria-label="Türlerine göre işler">
        <Table.Thead>
          <Table.Tr>
            {["İş", "Bekleyen", "Çalışan", "Yarıda kalan", "Zamanı gelmemiş"].map((head) => (
              <Table.Th key={head}>{head}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {kinds.map(({ name, waiting, running, failed, later }) => (
            <Table.Tr key={name}>
              <Table.Th scope="row">{labelOfJob(name)}</Table.Th>
              <Table.Td>{formatNumber(waiting)}</Table.Td>
              <Table.Td>{formatNumber(running)}</Table.Td>
              <Table.Td>{formatNumber(failed)}</Table.Td>
              <Table.Td>{formatNumber(later)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function FailedJobs({ jobs }: { jobs: Queue["failedJobs"] }) {
  const retry = useAdminMutation(trpc.admin.system.retryJob, {
    fallback: systemTexts.retryFailed,
    invalidates: [trpc.useUtils().admin.system],
  });
  return (
    <section aria-labelledby="failed-jobs">
      <Title order={3} size="h5" id="failed-jobs">
        Yarıda kalan işler
      </Title>
      <Text c="dimmed" size="sm" mb="xs">
        Bu işler birkaç kez denendi ve bırakıldı. Nedeni sunucunun günlüğünde yazar.
      </Text>
      <Table.ScrollContainer minWidth={420}>
        <Table verticalSpacing="xs" horizontalSpacing="xs" aria-labelledby="failed-jobs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>İş</Table.Th>
              <Table.Th>Deneme</Table.Th>
              <Table.Th>Son deneme</Table.Th>
              <Table.Th>İşlem</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {jobs.map(({ id, name, attempts, failedAt }) => (
              <Table.Tr key={id}>
                <Table.Th scope="row">{labelOfJob(name)}</Table.Th>
                <Table.Td>{formatNumber(attempts)}</Table.Td>
                <Table.Td>{formatMoment(failedAt)}</Table.Td>
                <Table.Td>
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={`${labelOfJob(name)} (${id}): Yeniden Dene`}
                    disabled={retry.isPending}
                    onClick={() => retry.mutate({ id })}
                  >
                    Yeniden Dene
                  </Button>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </section>
  );
}
