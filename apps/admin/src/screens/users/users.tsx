import { Stack } from "@mantine/core";
import { type AdminMember, memberState } from "@site/contract/members/list/admin-schema";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { trpc } from "../../api/trpc.ts";
import { ResourceTable } from "../../kit/lists/resource-table.tsx";
import { StatCards } from "../../kit/lists/stat-cards.tsx";
import { useListAddress } from "../../kit/lists/use-list-address.ts";
import { Screen } from "../../kit/screen.tsx";
import { MemberDialog } from "./member-dialog.tsx";
import { columns, filters, row, statCards, texts } from "./member-list.tsx";
import { PasswordDialog } from "./password-dialog.tsx";
import { getName, useMemberActions } from "./use-member-actions.ts";

const LIST_STALE_MS = 30_000;
const STATS_STALE_MS = 60_000;

/** Lists the members, newest first, with their numbers above. */
export function UsersScreen() {
  const [opened, setOpened] = useState<{ member: AdminMember; dialog: "details" | "password" }>();
  const list = useListAddress(filters);
  const stats = trpc.admin.users.stats.useQuery(undefined, { staleTime: STATS_STALE_MS });
  const query = trpc.admin.users.page.useQuery(
    { page: list.page, search: list.search || undefined, state: memberState.safeParse(list.chosen("status")).data },
    {
      staleTime: LIST_STALE_MS,
      placeholderData: keepPreviousData,
    },
  );
  const { verify, activate, deactivate, remove, endSessions, removeSecondFactor } = useMemberActions();
  const actions = (member: AdminMember) => [
    ...(member.emailVerified ? [] : [{ label: "E-postayı Doğrula", run: () => verify(member) }]),
    { label: "Oturumlarını Kapat", run: () => endSessions(member) },
    member.isActive
      ? { label: "Devre Dışı Bırak", run: () => deactivate(member) }
      : { label: "Etkinleştir", run: () => activate(member) },
    { label: "İki Adımlı Doğrulamasını Kaldır", run: () => removeSecondFactor(member) },
    { label: "Şifre Belirle", run: () => setOpened({ member, dialog: "password" }) },
    { label: "Sil", run: () => remove(member) },
  ];
  const close = () => setOpened(undefined);
  return (
    <Screen title="Kullanıcılar">
      <Stack>
        {!stats.isError && <StatCards stats={stats.data} cards={statCards} />}
        <div>
          <ResourceTable
            {...{ query, list, texts, row }}
            layout={{ columns, open: (member) => setOpened({ member, dialog: "details" }), actions }}
            searchPlaceholder="Ad, e-posta veya telefon ara…"
          />
        </div>
      </Stack>
      {opened?.dialog === "details" && (
        <MemberDialog member={opened.member} name={getName(opened.member)} onClose={close} />
      )}
      {opened?.dialog === "password" && <PasswordDialog member={opened.member} onClose={close} />}
    </Screen>
  );
}
