import { Button, Stack } from "@mantine/core";
import { backupTexts } from "@site/contract/backup/labels";
import type { Backup } from "@site/contract/backup/schema";
import { formatNumber } from "@site/contract/common/text";
import { trpc } from "../../api/trpc.ts";
import { confirm } from "../../kit/dialogs/confirm.tsx";
import { ResourceTable } from "../../kit/lists/resource-table.tsx";
import { useListState } from "../../kit/lists/use-list-state.ts";
import { Screen } from "../../kit/screen.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { ArchiveSecrecy } from "./archive-secrecy.tsx";
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

/** Shows the backups, makes new ones and decides when they are made by themselves. */
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
