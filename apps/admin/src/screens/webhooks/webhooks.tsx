import { Button } from "@mantine/core";
import { formatNumber } from "@site/contract/common/text";
import { webhookTexts } from "@site/contract/webhooks/labels";
import { type WebhookRow, type WebhookWithSecret, webhookLimits } from "@site/contract/webhooks/schema";
import { useState } from "react";
import { trpc } from "../../api/trpc.ts";
import { confirm } from "../../kit/dialogs/confirm.tsx";
import { SecretDialog } from "../../kit/dialogs/secret-dialog.tsx";
import { ResourceTable } from "../../kit/lists/resource-table.tsx";
import { useListAddress } from "../../kit/lists/use-list-address.ts";
import { Screen } from "../../kit/screen.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { useSignedIn } from "../../session/use-signed-in.ts";
import { DeliveriesDialog } from "./deliveries-dialog.tsx";
import { columns } from "./webhook-columns.tsx";
import { WebhookForm } from "./webhook-form.tsx";

const row = { key: ({ id }: WebhookRow) => id, name: ({ url }: WebhookRow) => url };
type Opened = { kind: "form"; webhook?: WebhookRow } | { kind: "deliveries"; webhook: WebhookRow };

/** Lists the webhooks of other programs, adds, changes and deletes them, and shows their deliveries. */
export function WebhooksScreen() {
  const [opened, setOpened] = useState<Opened>();
  const [shown, setShown] = useState<WebhookWithSecret>();
  const close = () => setOpened(undefined);
  const { data: me } = useSignedIn();
  const list = useListAddress();
  const { webhooks } = trpc.useUtils().admin;
  const query = trpc.admin.webhooks.list.useQuery(undefined, {
    staleTime: 0,
  });
  const remove = useAdminMutation(trpc.admin.webhooks.remove, {
    fallback: webhookTexts.removeFailed,
    invalidates: [webhooks],
  });
  const rotate = useAdminMutation(trpc.admin.webhooks.rotateSecret, {
    success: webhookTexts.rotated,
    fallback: webhookTexts.rotateFailed,
    invalidates: [webhooks],
  });
  const update = useAdminMutation(trpc.admin.webhooks.update, {
    success: (_, { isActive }) => (isActive ? webhookTexts.resumed : webhookTexts.paused),
    fallback: webhookTexts.saveFailed,
    invalidates: [webhooks],
  });
  const takeOver = useAdminMutation(trpc.admin.webhooks.takeOver, {
    fallback: webhookTexts.takeOverFailed,
    invalidates: [webhooks],
  });
  const askToTakeOver = ({ id, url }: WebhookRow) =>
    confirm({
      title: "Webhook'u Devral",
      subject: url,
      consequence: "adresine olaylar sizin adınıza gönderilecek. Adresin kime ait olduğundan emin olun.",
      action: "Devral",
      run: () => takeOver.mutateAsync({ id }),
    });
  const askToRemove = ({ id, url }: WebhookRow) =>
    confirm({
      title: "Webhook'u Sil",
      subject: url,
      consequence: "adresine artık olay gönderilmeyecek; gönderim kayıtları da silinecek. Bu işlem geri alınamaz.",
      action: "Sil",
      isDangerous: true,
      run: () => remove.mutateAsync({ id }),
    });
  const askToRotate = ({ id, url }: WebhookRow) =>
    confirm({
      title: "İmza Anahtarını Yenile",
      subject: url,
      consequence: "için yeni bir imza anahtarı oluşturulacak. Eskisi 24 saat daha geçerli kalır.",
      action: "Yenile",
      run: async () => setShown(await rotate.mutateAsync({ id })),
    });
  const actions = (webhook: WebhookRow) => [
    ...(webhook.madeBy === me?.username && !webhook.isSuspended
      ? []
      : [{ label: "Devral", run: () => askToTakeOver(webhook) }]),
    {
      label: webhook.isActive ? "Duraklat" : "Sürdür",
      run: () => update.mutate({ id: webhook.id, isActive: !webhook.isActive }),
    },
    { label: "Düzenle", run: () => setOpened({ kind: "form", webhook }) },
    { label: "İmza Anahtarını Yenile", run: () => askToRotate(webhook) },
    { label: "Sil", run: () => askToRemove(webhook) },
  ];
  const add = <Button onClick={() => setOpened({ kind: "form" })}>Yeni Webhook</Button>;
  const texts = {
    count: (total: number) => `${formatNumber(total)} webhook`,
    loading: "Webhook'lar yükleniyor…",
    failed: "Webhook'lar yüklenemedi",
    empty: {
      title: "Henüz webhook yok",
      text:
        "Bir webhook, sitede olanları (yeni yazı, yorum, üye…) başka bir programın adresine imzalı olarak " +
        "bildirir.",
      action: add,
    },
    notFound: { title: "Webhook bulunamadı", text: "Aradığınız adresle bir webhook yok." },
  };
  return (
    <Screen title="Webhook'lar" actions={add}>
      <ResourceTable
        pageSize={webhookLimits.endpoints}
        getTexts={({ url, description }) => [url, description]}
        {...{ query, list, texts, row }}
        layout={{ columns, open: (webhook) => setOpened({ kind: "deliveries", webhook }), actions }}
        searchPlaceholder="Adres veya açıklama ara…"
      />
      {opened?.kind === "form" && <WebhookForm webhook={opened.webhook} onCreated={setShown} onClose={close} />}
      {opened?.kind === "deliveries" && <DeliveriesDialog webhook={opened.webhook} onClose={close} />}
      {shown && (
        <SecretDialog
          title="İmza anahtarı"
          label="İmza anahtarı"
          note="Anahtar yalnızca şimdi gösterilir. Alıcı program, gönderimlerin bu siteden geldiğini onunla doğrular."
          secret={shown.secret}
          onClose={() => setShown(undefined)}
        />
      )}
    </Screen>
  );
}
