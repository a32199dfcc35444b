import { Badge, Button, Stack } from "@mantine/core";
import { formatMoment } from "@site/browser/format-date";
import type { Administrator } from "@site/contract/administrators/admin-schema";
import { formatNumber } from "@site/contract/common/text";
import { useState } from "react";
import { trpc } from "../../api/trpc.ts";
import { ResourceTable } from "../../kit/lists/resource-table.tsx";
import { useListState } from "../../kit/lists/use-list-state.ts";
import { Screen } from "../../kit/screen.tsx";
import { Invitations } from "./invitations.tsx";
import { InviteForm } from "./invite-form.tsx";
import { useAdministratorActions } from "./use-administrator-actions.ts";

const row = { key: ({ id }: Administrator) => id, name: ({ username }: Administrator) => username };
const columns = [
  {
    header: "Kullanıcı adı",
    cell: ({ username, isSelf }: Administrator) => (isSelf ? `${username} (siz)` : username),
  },
  { header: "E-posta", cell: ({ email }: Administrator) => email },
  {
    header: "İkinci adım",
    cell: ({ hasSecondFactor }: Administrator) => (hasSecondFactor ? "Var" : "Yok"),
  },
  {
    header: "Son giriş",
    cell: ({ lastSignInAt }: Administrator) => (lastSignInAt ? formatMoment(lastSignInAt) : "Henüz giriş yapmadı"),
  },
  {
    header: "Durum",
    isState: true,
    cell: ({ isActive }: Administrator) => (
      <Badge color={isActive ? "success" : "gray"}>{isActive ? "Etkin" : "Devre dışı"}</Badge>
    ),
  },
];
const texts = {
  count: (total: number) => `${formatNumber(total)} yönetici`,
  loading: "Yöneticiler yükleniyor…",
  failed: "Yöneticiler yüklenemedi",
  empty: { title: "Yönetici yok", text: "Davet ettiğiniz kişiler burada görünür." },
};

/** Lists the administrators with their actions, and the open invitations. */
export function AdministratorsScreen() {
  const [isInviting, setInviting] = useState(false);
  const list = useListState();
  const query = trpc.admin.administrators.list.useQuery(undefined, {
    staleTime: 0,
  });
  const { activate, deactivate, removeSecondFactor } = useAdministratorActions();
  const actions = (each: Administrator) => [
    ...(each.hasSecondFactor && !each.isSelf
      ? [{ label: "İki Adımlı Doğrulamasını Kaldır", run: () => removeSecondFactor(each) }]
      : []),
    each.isActive
      ? { label: "Devre Dışı Bırak", run: () => deactivate(each) }
      : { label: "Etkinleştir", run: () => activate(each) },
  ];
  return (
    <Screen title="Yöneticiler" actions={<Button onClick={() => setInviting(true)}>Yönetici Davet Et</Button>}>
      <Stack gap="xl">
        <div>
          <ResourceTable {...{ query, list, texts, row }} layout={{ columns, actions }} />
        </div>
        <Invitations />
      </Stack>
      {isInviting && <InviteForm onClose={() => setInviting(false)} />}
    </Screen>
  );
}
