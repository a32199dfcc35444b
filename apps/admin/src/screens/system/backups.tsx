import { Alert, Button, Code, Stack } from "@mantine/core";
import { backupTexts } from "@site/contract/backup/labels";
import type { Backup } from "@site/contract/backup/schema";
import { formatNumber } from "@site/contract/common/text";
import { trpc } from "../../api/trpc.ts";
import { confirm } from "../../kit/dialogs/confirm.tsx";
import { ResourceTable } from "../../kit/lists/resource-table.tsx";
import { useListState } from "../../kit/lists/use-list-state.ts";
import { Screen } from "../../kit/screen.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { BackupCard } from "./backup-card.tsx";
import { RestoreAdvice } from "./restore-advice.tsx";
import { ScheduleSection } from "./schedule.tsx";

const BUSY_POLL_MS = 1_000;
const POLL_MS = 15_000;
const row = { key: ({ id }: Backup) => id, name: ({ fileName }: Backup) => fileName };
const texts = {
  count: (total: number) => `${formatNumber(total)} yedek`,
  loading: "Yedekler yükleniyor…",
  failed: "Yedekler yüklenemedi",
  empty: { title: "Henüz yedek yok", text: "“Şimdi Yedekle” ile ilkini alın ya da bir yedekleme zamanı seçin." },
};
const isBusy = ({ state }: Backup) => state === "waiting" || state === "running";

/** Lists the backups, makes new ones and edits their schedule. */
export function BackupsScreen() {
  const { backups } = trpc.useUtils().admin;
  const list = useListState();
  const query = trpc.admin.backups.list.useQuery(undefined, {
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.backups.some(isBusy) ? BUSY_POLL_MS : POLL_MS),
  });
  const create = useAdminMutation(trpc.admin.backups.create, {
    success: backupTexts.started,
    fallback: backupTexts.startFailed,
    invalidates: [backups],
  });
  const remove = useAdminMutation(trpc.admin.backups.remove, {
    fallback: backupTexts.removeFailed,
    invalidates: [backups],
  });
  const askToRemove = ({ id, fileName }: Backup) =>
    confirm({
      title: "Yedeği Sil",
      subject: fileName,
      consequence: "adlı yedek kalıcı olarak silinecek. Bu işlem geri alınamaz.",
      action: "Sil",
      isDangerous: true,
      run: () => remove.mutateAsync({ id }),
    });
  const data = query.data;
  const start = (
    <Button loading={create.isPending} disabled={data?.backups.some(isBusy)} onClick={() => create.mutate(undefined)}>
      Şimdi Yedekle
    </Button>
  );
  return (
    <Screen title="Yedekler" actions={start}>
      <Stack>
        {data && <ScheduleSection schedule={data.schedule} backups={data.backups} />}
        <div>
          <ResourceTable
            {...{ list, texts, row }}
            query={{ ...query, data: data?.backups }}
            layout={{
              card: (backup) => <BackupCard backup={backup} onRemove={() => void askToRemove(backup)} />,
              isWide: true,
            }}
          />
        </div>
        {data && <ArchiveSecrecy holdsSecret={data.holdsSecret} />}
        <RestoreAdvice />
      </Stack>
    </Screen>
  );
}

/** Warns how confidential a backup is. One that contains the site's generated secret lets anybody read everything. */
function ArchiveSecrecy({ holdsSecret }: { holdsSecret: boolean }) {
  if (!holdsSecret)
    return (
      <Alert title="APP_SECRET yedeklerde yoktur" color="warning">
        Sunucuda sizin belirlediğiniz <Code>APP_SECRET</Code> olmadan yedek geri yüklenemez: kayıtlı şifreler ve
        anahtarlar onunla şifrelenir. Onu yedeklerden ayrı bir yerde saklayın. Yedekte üyelerin bilgileri de vardır;
        dosyayı kimsenin ulaşamayacağı biçimde koruyun.
      </Alert>
    );
  return (
    <Alert title="Yedek dosyası, veritabanının kendisi kadar gizlidir" color="warning">
      İçinde üyelerin bilgileri, kayıtlı şifre ve anahtarlar, bir de bunları açan gizli anahtar vardır; o olmadan geri
      yükleme çalışmaz. Dosyayı ele geçiren her şeyi okuyabilir: kimsenin ulaşamayacağı bir yerde saklayın. Anahtarı
      yedeklerin dışında tutmak isterseniz <Code>DATA_DIR/app-secret</Code> dosyasındakini <Code>APP_SECRET</Code>{" "}
      değişkeni olarak kendiniz verin.
    </Alert>
  );
}
