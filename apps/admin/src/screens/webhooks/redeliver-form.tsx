import { Button, Group, Text, TextInput } from "@mantine/core";
import { webhookTexts } from "@site/contract/webhooks/labels";
import { redeliverForm, webhookLimits } from "@site/contract/webhooks/schema";
import { type SubmitEvent, useState } from "react";
import { trpc } from "../../api/trpc.ts";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { fromIstanbulField } from "../posts/editor/istanbul-time.ts";

interface Props {
  id: number;
  isActive: boolean;
}

/** Queues the events of a time span again, also those that happened while the webhook was paused. */
export function RedeliverForm({ id, isActive }: Props) {
  const [from, setFrom] = useState("");
  const [until, setUntil] = useState("");
  const [error, setError] = useState<string>();
  const redeliver = useAdminMutation(trpc.admin.webhooks.redeliver, {
    success: ({ message }) => message,
    fallback: webhookTexts.sendFailed,
    invalidates: [trpc.useUtils().admin.webhooks],
  });

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const span = redeliverForm.safeParse({ from: fromIstanbulField(from), until: fromIstanbulField(until) });
    setError(span.error?.issues[0]?.message);
    if (span.success) redeliver.mutate({ id, ...span.data });
  }

  return (
    <form noValidate onSubmit={submit}>
      <Group align="flex-end" gap="sm">
        <TextInput
          type="datetime-local"
          label="Başlangıç"
          value={from}
          onChange={({ currentTarget }) => setFrom(currentTarget.value)}
        />
        <TextInput
          type="datetime-local"
          label="Bitiş"
          value={until}
          onChange={({ currentTarget }) => setUntil(currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={!isActive} loading={redeliver.isPending}>
          Aralığı Yeniden Gönder
        </Button>
      </Group>
      {error && (
        <Text role="alert" size="sm" c="danger">
          {error}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        Webhook kapalıyken olanlar da gönderilir; olaylar {webhookLimits.keptDays} gün saklanır. Saatler İstanbul
        saatidir.
      </Text>
    </form>
  );
}
