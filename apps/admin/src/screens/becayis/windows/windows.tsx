import { Anchor, Button, Text } from "@mantine/core";
import type { AdminWindow } from "@site/contract/becayis/papers/calendar/admin-schema";
import { adminCalendarTexts, calendarTexts } from "@site/contract/becayis/papers/calendar/labels";
import { formatDays } from "@site/contract/common/days";
import { formatNumber } from "@site/contract/common/text";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { trpc } from "../../../api/trpc.ts";
import { confirm } from "../../../kit/dialogs/confirm.tsx";
import { ResourceTable } from "../../../kit/lists/resource-table.tsx";
import { useListAddress } from "../../../kit/lists/use-list-address.ts";
import { Screen } from "../../../kit/screen.tsx";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";
import { WindowForm } from "./window-form.tsx";

const filters = [{ name: "durum", label: "Durum", options: [{ value: "gecmis", label: "Bitenler" }] }];
const row = { key: ({ id }: AdminWindow) => id, name: ({ institution }: AdminWindow) => institution };
const columns = [
  {
    header: "Kurum",
    cell: ({ institution }: AdminWindow) => institution,
    note: ({ positions }: AdminWindow) => (
      <Text size="xs" c="dimmed">
        {positions.length > 0 ? positions.join(", ") : "Bütün unvanlar"}
      </Text>
    ),
  },
  { header: "Tarihler", cell: ({ firstDay, lastDay }: AdminWindow) => formatDays(firstDay, lastDay) },
  {
    header: "Kaynak",
    cell: ({ source }: AdminWindow) => (
      <Anchor href={source} target="_blank" rel="noreferrer" inherit style={{ overflowWrap: "anywhere" }}>
        {source}
      </Anchor>
    ),
  },
  { header: "Haber verilen", cell: ({ told }: AdminWindow) => `${formatNumber(told)} üye` },
];

/** Lists the application windows, in which institutions accept applications. */
export function WindowsScreen() {
  const [edited, setEdited] = useState<AdminWindow | "new">();
  const list = useListAddress(filters);
  const { windows } = trpc.admin.becayis;
  const query = windows.list.useQuery(
    { page: list.page, state: list.chosen("durum") === "gecmis" ? "past" : "open" },
    {
      staleTime: 0,
      placeholderData: keepPreviousData,
    },
  );
  const remove = useAdminMutation(windows.remove, {
    fallback: adminCalendarTexts.removeFailed,
    invalidates: [trpc.useUtils().admin.becayis.windows],
  });
  const askToRemove = ({ id, institution, told }: AdminWindow) =>
    confirm({
      title: "Başvuru Dönemini Kaldır",
      subject: institution,
      consequence: `kurumunun dönemi kaldırılacak; haber verilmiş ${formatNumber(told)} üyeye bildirilecek.`,
      action: "Kaldır",
      isDangerous: true,
      run: () => remove.mutateAsync({ id }),
    });
  const actions = (window: AdminWindow) => [{ label: "Kaldır", run: () => askToRemove(window) }];
  const add = <Button onClick={() => setEdited("new")}>Yeni Dönem</Button>;
  const texts = {
    count: (total: number) => `${formatNumber(total)} başvuru dönemi`,
    loading: "Başvuru dönemleri yükleniyor…",
    failed: calendarTexts.listFailed,
    empty: {
      title: "Başvuru dönemi yok",
      text: "Bir kurumun başvuru tarihlerini girin; o kurumun üyelerine zamanında haber verilir.",
      action: add,
    },
    notFound: { title: "Biten dönem yok", text: "Süresi dolmuş bir başvuru dönemi kayıtlı değil." },
  };
  return (
    <Screen title="Başvuru Dönemleri" actions={add}>
      <ResourceTable {...{ query, list, texts, row }} layout={{ columns, open: setEdited, actions }} />
      {edited && <WindowForm window={edited === "new" ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </Screen>
  );
}
