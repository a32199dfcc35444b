import { Checkbox, Stack, Switch, TextInput } from "@mantine/core";
import { webhookEventLabels, webhookTexts } from "@site/contract/webhooks/labels";
import {
  createWebhookInput,
  type WebhookRow,
  type WebhookWithSecret,
  webhookEvent,
} from "@site/contract/webhooks/schema";
import { trpc } from "../../api/trpc.ts";
import { FormDialog } from "../../kit/forms/form-dialog.tsx";
import { useSaveMutation } from "../../kit/use-save-mutation.ts";

interface Props {
  /** The webhook to edit; undefined for a new one. */
  webhook?: WebhookRow | undefined;
  onCreated: (created: WebhookWithSecret) => void;
  onClose: () => void;
}

/** Renders the dialog that adds or changes a webhook. */
export function WebhookForm({ webhook, onCreated, onClose }: Props) {
  const fallback = webhookTexts.saveFailed;
  const save = useSaveMutation({
    create: trpc.admin.webhooks.create,
    update: trpc.admin.webhooks.update,
    texts: {
      create: { success: webhookTexts.created, fallback },
      update: { fallback },
    },
    invalidates: [trpc.useUtils().admin.webhooks],
  });
  return (
    <FormDialog
      title={webhook ? "Webhook'u Düzenle" : "Yeni Webhook"}
      schema={createWebhookInput}
      initialValues={{
        url: webhook?.url ?? "",
        description: webhook?.description ?? "",
        events: webhook?.events ?? [webhookEvent.enum["post.published"]],
        isActive: webhook?.isActive ?? true,
      }}
      draft={`webhookDraft:${webhook?.id ?? "new"}`}
      save={async (values) => {
        const saved = await save(values, webhook?.id);
        if ("secret" in saved) onCreated(saved);
      }}
      onClose={onClose}
    >
      {(form) => (
        <Stack>
          <TextInput
            label="Adres"
            description="Olayların gönderileceği https adresi"
            type="url"
            data-autofocus
            {...form.getInputProps("url")}
          />
          <TextInput
            label="Açıklama"
            description="Adresi kullanan programı tanımanız için"
            {...form.getInputProps("description")}
          />
          <Checkbox.Group label="Olaylar" {...form.getInputProps("events")}>
            <Stack gap="xs" mt="xs">
              {webhookEvent.options.map((event) => (
                <Checkbox key={event} value={event} label={webhookEventLabels[event]} />
              ))}
            </Stack>
          </Checkbox.Group>
          <Switch label="Açık" {...form.getInputProps("isActive", { type: "checkbox" })} />
        </Stack>
      )}
    </FormDialog>
  );
}
