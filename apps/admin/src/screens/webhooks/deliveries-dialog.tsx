import { Badge, Button, Code, Group, Paper, Skeleton, Stack, Text } from "@mantine/core";
import { formatMoment } from "@site/browser/format-date";
import { formatNumber } from "@site/contract/common/text";
import { testEventLabel, webhookErrors, webhookEventLabels, webhookTexts } from "@site/contract/webhooks/labels";
import { type WebhookDelivery, type WebhookRow, webhookLimits } from "@site/contract/webhooks/schema";
import { trpc } from "../../api/trpc.ts";
import { Dialog } from "../../kit/dialogs/dialog.tsx";
import { LoadFailed } from "../../kit/load-failed.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";

/** Interval of polling while an attempt is due. */
const LOOK_AGAIN_MS = 2_000;

const states = {
  waiting: { label: "Bekliyor", color: "gray" },
  delivered: { label: "Ulaştı", color: "success" },
  failed: { label: "Ulaşmadı", color: "danger" },
} as const;

const eventLabels: Record<string, string> = { ...webhookEventLabels, test: testEventLabel };

interface Props {
  webhook: WebhookRow;
  onClose: () => void;
}

/** Lists the newest deliveries of a webhook, sends a test event and repeats deliveries. */
export function DeliveriesDialog({ webhook: { id, url, isActive }, onClose }: Props) {
  const { webhooks } = trpc.useUtils().admin;
  const query = trpc.admin.webhooks.deliveries.useQuery(
    { id },
    {
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.some(({ state }) => state === "waiting") ? LOOK_AGAIN_MS : false),
    },
  );
  const texts = {
    fallback: webhookTexts.sendFailed,
    invalidates: [webhooks],
  };
  const test = useAdminMutation(trpc.admin.webhooks.test, texts);
  const resend = useAdminMutation(trpc.admin.webhooks.resend, texts);
  return (
    <Dialog onClose={onClose} title="Gönderimler" size="lg">
      <Stack>
        <Text size="sm" style={{ overflowWrap: "anywhere" }}>
          {url}
        </Text>
        <Group justify="space-between">
          <Text size="sm" c="dimmed">
            Son {webhookLimits.keptDays} günün en yeni {webhookLimits.listed} gönderimi
          </Text>
          <Button
            variant="light"
            disabled={!isActive}
            loading={test.isPending}
            data-autofocus
            onClick={() => test.mutate({ id })}
          >
            Deneme Gönder
          </Button>
        </Group>
        {query.isError && (
          <LoadFailed
            title="Gönderimler yüklenemedi"
            isRetrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.isPending && <Skeleton height={90} />}
        {query.data?.length === 0 && (
          <Text c="dimmed">Henüz gönderim yok. Adresi denemek için bir deneme olayı gönderin.</Text>
        )}
        {query.data?.map((delivery) => (
          <Paper key={delivery.id} withBorder p="sm" component="article" aria-label={getLabel(delivery)}>
            <Group justify="space-between" align="flex-start">
              <Delivery delivery={delivery} />
              <Button
                size="compact-sm"
                variant="default"
                disabled={!isActive || delivery.state === "waiting"}
                onClick={() => resend.mutate({ id: delivery.id })}
              >
                Yeniden Gönder
              </Button>
            </Group>
          </Paper>
        ))}
      </Stack>
    </Dialog>
  );
}

function getLabel({ event, createdAt }: WebhookDelivery): string {
  return `${eventLabels[event] ?? event}, ${formatMoment(createdAt)}`;
}

function Delivery({ delivery }: { delivery: WebhookDelivery }) {
  const { state, event, messageId, attempts, durationMs, responseStatus, fault, nextAt, createdAt } = delivery;
  const facts = [
    `${formatNumber(attempts)} deneme`,
    responseStatus !== null && `yanıt ${responseStatus}`,
    durationMs !== null && `${formatNumber(durationMs)} ms`,
    nextAt && attempts > 0 && `yeniden denenecek: ${formatMoment(nextAt)}`,
  ].filter(Boolean);
  return (
    <Stack gap={4}>
      <Group gap="xs">
        <Text fw={600}>{eventLabels[event] ?? event}</Text>
        <Badge color={states[state].color}>{states[state].label}</Badge>
      </Group>
      <Text size="sm" c="dimmed">
        {formatMoment(createdAt)} · {facts.join(" · ")}
      </Text>
      {fault && <Text size="sm">{webhookErrors[fault]}.</Text>}
      <Code style={{ overflowWrap: "anywhere" }}>{messageId}</Code>
    </Stack>
  );
}
