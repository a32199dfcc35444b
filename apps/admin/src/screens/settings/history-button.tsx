import { Button } from "@mantine/core";
import { formatNumber } from "@site/contract/common/text";
import { settingHistoryTexts } from "@site/contract/site/setting-history/labels";
import type { SettingChange } from "@site/contract/site/setting-history/schema";
import type { SettingTab } from "@site/contract/site/settings/fields";
import { History } from "lucide-react";
import { useState } from "react";
import { trpc } from "../../api/trpc.ts";
import { Dialog } from "../../kit/dialogs/dialog.tsx";
import { ResourceTable } from "../../kit/lists/resource-table.tsx";
import { useListState } from "../../kit/lists/use-list-state.ts";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { ChangeCard } from "./change-card.tsx";

const row = { key: ({ id }: SettingChange) => id, name: ({ label }: SettingChange) => label };
const texts = {
  count: (total: number) => `${formatNumber(total)} değişiklik`,
  loading: "Değişiklikler yükleniyor…",
  failed: "Değişiklikler yüklenemedi",
  empty: {
    title: "Henüz değişiklik yok",
    text: "Bu sekmede kaydettiğiniz her değer, eskisiyle birlikte burada görünür.",
  },
};

interface Props {
  tab: SettingTab;
  /** Called after a value was restored. */
  onReverted: () => Promise<void>;
}

/** Renders the button that opens the history of a tab. */
export function HistoryButton({ tab, onReverted }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        aria-haspopup="dialog"
        leftSection={<History size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Geçmiş
      </Button>
      {isOpen && <HistoryDialog tab={tab} onReverted={onReverted} onClose={() => setOpen(false)} />}
    </>
  );
}

function HistoryDialog({ tab, onReverted, onClose }: Props & { onClose: () => void }) {
  const list = useListState();
  const utils = trpc.useUtils();
  const query = trpc.admin.settingHistory.list.useQuery(
    { tab, page: list.page },
    { staleTime: 0, select: ({ changes, total, pageCount }) => ({ rows: changes, total, pageCount }) },
  );
  const revert = useAdminMutation(trpc.admin.settingHistory.revert, {
    success: ({ message }) => message,
    fallback: settingHistoryTexts.revertFailed,
    invalidates: [utils.admin],
  });
  const restore = (change: SettingChange) =>
    revert
      .mutateAsync({ id: change.id })
      .then(onClose)
      .then(onReverted)
      .catch(() => undefined); // the notification says why
  return (
    <Dialog onClose={onClose} title="Değişiklik Geçmişi" size="xl">
      <ResourceTable
        {...{ query, list, texts, row }}
        layout={{
          isWide: true,
          card: (change) => <ChangeCard change={change} isBusy={revert.isPending} onRestore={() => restore(change)} />,
        }}
      />
    </Dialog>
  );
}
