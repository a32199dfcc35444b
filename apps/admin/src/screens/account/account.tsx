import { Button, Group, Text, Title } from "@mantine/core";
import { formatNumber } from "@site/contract/common/text";
import type { AdminSession } from "@site/contract/identity/sessions/admin-schema";
import { useState } from "react";
import { trpc } from "../../api/trpc.ts";
import { confirm } from "../../kit/dialogs/confirm.tsx";
import { ResourceTable } from "../../kit/lists/resource-table.tsx";
import { useListState } from "../../kit/lists/use-list-state.ts";
import { Screen } from "../../kit/screen.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { Passkeys } from "../../session/second-factor/passkeys.tsx";
import { TwoStep } from "../../session/second-factor/two-step.tsx";
import { PasswordDialog } from "./password-dialog.tsx";

const row = { key: ({ id }: AdminSession) => id, name: ({ device }: AdminSession) => device };
const timeFormat = new Intl.DateTimeFormat("tr-TR", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Europe/Istanbul",
});
const columns = [
  { header: "Cihaz", cell: ({ device, isCurrent }: AdminSession) => (isCurrent ? `${device} (bu oturum)` : device) },
  { header: "Adres", cell: ({ ipAddress }: AdminSession) => ipAddress },
  {
    header: "Son kullanım",
    cell: ({ lastActivityAt }: AdminSession) => timeFormat.format(new Date(lastActivityAt)),
    isShort: true,
  },
];
const texts = {
  count: (total: number) => `${formatNumber(total)} açık oturum`,
  loading: "Oturumlar yükleniyor…",
  failed: "Oturumlar yüklenemedi",
  empty: { title: "Açık oturum yok", text: "Giriş yaptığınız cihazlar burada görünür." },
};

/** Shows the administrator's own password change, second factor, passkeys and open sessions. */
export function AccountScreen() {
  const [isChanging, setChanging] = useState(false);
  const list = useListState();
  const { session } = trpc.useUtils().admin;
  const query = trpc.admin.session.listOpen.useQuery(undefined, {
    staleTime: 0,
  });
  const options = {
    failure: "Oturum sonlandırılırken bir hata oluştu.",
    invalidates: [session.listOpen],
  };
  const end = useAdminMutation(trpc.admin.session.end, options);
  const endOthers = useAdminMutation(trpc.admin.session.endOthers, options);
  const askToEndOthers = () =>
    confirm({
      title: "Diğer Oturumları Sonlandır",
      subject: "Bu oturum dışındaki",
      consequence: "bütün oturumlar kapanacak; o cihazlarda yeniden giriş yapmak gerekecek.",
      action: "Sonlandır",
      isDangerous: true,
      run: () => endOthers.mutateAsync(),
    });
  const actions = ({ id, isCurrent }: AdminSession) =>
    isCurrent ? [] : [{ label: "Sonlandır", run: () => end.mutateAsync({ id }).catch(() => undefined) }];
  return (
    <Screen title="Hesabım">
      <Group justify="space-between" mb="xs" data-path="sifre" tabIndex={-1}>
        <Title order={2} size="h4">
          Şifre
        </Title>
        <Button variant="default" onClick={() => setChanging(true)}>
          Şifreyi Değiştir
        </Button>
      </Group>
      <Text>Şifrenizi değiştirdiğinizde bu oturum dışındaki bütün oturumlar sonlanır.</Text>
      <TwoStep />
      <Passkeys />
      <Group justify="space-between" mt="xl" data-path="oturumlar" tabIndex={-1}>
        <Title order={2} size="h4">
          Açık oturumlar
        </Title>
        {query.data && query.data.length > 1 && (
          <Button variant="default" onClick={() => void askToEndOthers()}>
            Diğerlerini Sonlandır
          </Button>
        )}
      </Group>
      <ResourceTable {...{ query, list, texts, row }} layout={{ columns, actions }} />
      {isChanging && <PasswordDialog onClose={() => setChanging(false)} />}
    </Screen>
  );
}
