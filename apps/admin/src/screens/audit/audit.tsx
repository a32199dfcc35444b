import { Button } from "@mantine/core";
import { formatMoment } from "@site/browser/format-date";
import { auditTexts, labelOfAction, labelOfOutcome } from "@site/contract/audit/labels";
import { type AuditRow, auditKind } from "@site/contract/audit/schema";
import { formatNumber } from "@site/contract/common/text";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { trpc } from "../../api/trpc.ts";
import { ResourceTable } from "../../kit/lists/resource-table.tsx";
import { useListAddress } from "../../kit/lists/use-list-address.ts";
import { saveFile } from "../../kit/save-file.ts";
import { Screen } from "../../kit/screen.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { getActor } from "./actor.ts";
import { EntryDialog } from "./entry-dialog.tsx";

const filters = [
  {
    name: "tur",
    label: "Tür",
    options: [
      { value: "changes", label: "Değişiklikler" },
      { value: "signIns", label: "Girişler" },
    ],
  },
];
const row = { key: ({ id }: AuditRow) => id, name: ({ action, id }: AuditRow) => `${labelOfAction(action)}, ${id}` };
const columns = [
  { header: "Zaman", cell: ({ createdAt }: AuditRow) => formatMoment(createdAt), isShort: true, isPlain: true },
  { header: "Kim", cell: (entry: AuditRow) => getActor(entry), isPlain: true },
  { header: "Yapılan", cell: ({ action }: AuditRow) => labelOfAction(action), isTitle: true },
  { header: "Kayıt", cell: ({ entityId }: AuditRow) => entityId || "Yok" },
  { header: "Sonuç", cell: ({ outcome }: AuditRow) => labelOfOutcome(outcome), isState: true },
  { header: "Adres", cell: ({ ipAddress }: AuditRow) => ipAddress, isPlain: true },
];
const texts = {
  count: (total: number) => `${formatNumber(total)} kayıt`,
  loading: "İşlem kaydı yükleniyor…",
  failed: "İşlem kaydı yüklenemedi",
  empty: { title: "Henüz kayıt yok", text: "Yönetim panelindeki her değişiklik ve her giriş burada görünür." },
  notFound: { title: "Kayıt bulunamadı", text: "Aramayı veya türü değiştirin." },
};

/** Lists the changes and sign-ins of the last year with their actors. */
export function AuditScreen() {
  const [opened, setOpened] = useState<AuditRow>();
  const list = useListAddress(filters);
  const filter = { kind: auditKind.safeParse(list.chosen("tur")).data, search: list.search || undefined };
  const query = trpc.admin.audit.list.useQuery(
    { ...filter, page: list.page },
    {
      staleTime: 0,
      placeholderData: keepPreviousData,
    },
  );
  const exportCsv = useAdminMutation(trpc.admin.audit.export, {
    success: ({ csv, isComplete }) => {
      saveFile("islem-kaydi.csv", csv, "text/csv");
      return isComplete ? auditTexts.exported : auditTexts.exportedPart;
    },
    failure: auditTexts.exportFailed,
    invalidates: [trpc.useUtils().admin.audit],
  });
  const download = (
    <Button variant="default" loading={exportCsv.isPending} onClick={() => exportCsv.mutate(filter)}>
      CSV İndir
    </Button>
  );
  return (
    <Screen title="İşlem Kaydı" actions={download}>
      <ResourceTable
        {...{ query, list, texts, row }}
        layout={{ columns, open: setOpened }}
        searchPlaceholder="İşlem, kayıt numarası veya adres ara…"
      />
      {opened && <EntryDialog entry={opened} onClose={() => setOpened(undefined)} />}
    </Screen>
  );
}
