import { Button } from "@mantine/core";
import { limits } from "@site/contract/common/limits";
import { formatNumber } from "@site/contract/common/text";
import { keyTexts } from "@site/contract/keys/labels";
import type { CreatedKey, KeyRow } from "@site/contract/keys/schema";
import { useState } from "react";
import { trpc } from "../../api/trpc.ts";
import { confirm } from "../../kit/dialogs/confirm.tsx";
import { SecretDialog } from "../../kit/dialogs/secret-dialog.tsx";
import { ResourceTable } from "../../kit/lists/resource-table.tsx";
import { useListAddress } from "../../kit/lists/use-list-address.ts";
import { Screen } from "../../kit/screen.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { useSignedIn } from "../../session/use-signed-in.ts";
import { columns } from "./key-columns.tsx";
import { KeyForm } from "./key-form.tsx";

const row = { key: ({ id }: KeyRow) => id, name: ({ name }: KeyRow) => name };

/** Lists the API keys of other programs, creates and revokes them. */
export function ApiKeysScreen() {
  const [isAdding, setAdding] = useState(false);
  const [created, setCreated] = useState<CreatedKey>();
  const { data: me } = useSignedIn();
  const list = useListAddress();
  const query = trpc.admin.apiKeys.list.useQuery(undefined, {
    staleTime: 0,
  });
  const revoke = useAdminMutation(trpc.admin.apiKeys.revoke, {
    fallback: keyTexts.revokeFailed,
    invalidates: [trpc.useUtils().admin.apiKeys],
  });
  const askToRevoke = ({ id, name }: KeyRow) =>
    confirm({
      title: "API Anahtarını İptal Et",
      subject: name,
      consequence: "adlı anahtar hemen geçersiz olacak. Bu işlem geri alınamaz.",
      action: "İptal Et",
      isDangerous: true,
      run: () => revoke.mutateAsync({ id }),
    });
  const takeOver = useAdminMutation(trpc.admin.apiKeys.takeOver, {
    fallback: keyTexts.takeOverFailed,
    invalidates: [trpc.useUtils().admin.apiKeys],
  });
  const askToTakeOver = ({ id, name, madeBy }: KeyRow) =>
    confirm({
      title: "API Anahtarını Devral",
      subject: name,
      consequence: `adlı anahtar sizin adınıza geçerli olacak. Onu oluşturan (${madeBy ?? "bilinmiyor"}) anahtarı hâlâ biliyor olabilir; kuşkunuz varsa iptal edip yenisini oluşturun.`,
      action: "Devral",
      run: () => takeOver.mutateAsync({ id }),
    });
  const actions = (key: KeyRow) =>
    key.state === "active" || key.state === "suspended"
      ? [
          ...(key.state === "active" && key.madeBy === me?.username
            ? []
            : [{ label: "Devral", run: () => askToTakeOver(key) }]),
          { label: "İptal Et", run: () => askToRevoke(key) },
        ]
      : [];
  const add = <Button onClick={() => setAdding(true)}>Yeni API Anahtarı</Button>;
  const texts = {
    count: (total: number) => `${formatNumber(total)} anahtar`,
    loading: "API anahtarları yükleniyor…",
    failed: "API anahtarları yüklenemedi",
    empty: {
      title: "Henüz API anahtarı yok",
      text: "Başka programlar sitenin içeriğine bir anahtarla ulaşır. Çağrıların listesi /api/docs adresindedir.",
      action: add,
    },
    notFound: { title: "Anahtar bulunamadı", text: "Aradığınız adla bir API anahtarı yok." },
  };
  return (
    <Screen title="API Anahtarları" actions={add}>
      <ResourceTable
        pageSize={limits.redirectsPerPage}
        getTexts={({ name, start }) => [name, start]}
        {...{ query, list, texts, row }}
        layout={{ columns, actions }}
        searchPlaceholder="Anahtar ara…"
      />
      {isAdding && <KeyForm onCreated={setCreated} onClose={() => setAdding(false)} />}
      {created && (
        <SecretDialog
          title={`“${created.key.name}” anahtarı`}
          label="API anahtarı"
          note="Anahtar yalnızca şimdi gösterilir. Kopyalayıp güvenli bir yerde saklayın."
          secret={created.secret}
          onClose={() => setCreated(undefined)}
        />
      )}
    </Screen>
  );
}
