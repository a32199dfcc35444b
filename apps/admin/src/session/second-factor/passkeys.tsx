import { Button, Group, Text, Title } from "@mantine/core";
import { formatDate } from "@site/browser/format-date";
import { formatNumber } from "@site/contract/common/text";
import type { Passkey } from "@site/contract/identity/second-factor/schema";
import { useState } from "react";
import { trpc } from "../../api/trpc.ts";
import { ResourceTable } from "../../kit/lists/resource-table.tsx";
import { useListState } from "../../kit/lists/use-list-state.ts";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { AddPasskey } from "./add-passkey.tsx";
import { PasswordQuestion } from "./password-question.tsx";
import { RenamePasskey } from "./rename-passkey.tsx";

type Open = { name: "none" | "add" } | { name: "rename" | "remove"; passkey: Passkey };

const row = { key: ({ id }: Passkey) => id, name: ({ name }: Passkey) => name };
const columns = [
  { header: "Ad", cell: ({ name }: Passkey) => name },
  { header: "Eklenme", cell: ({ createdAt }: Passkey) => formatDate(createdAt) },
  {
    header: "Son kullanım",
    cell: ({ lastUsedAt }: Passkey) => (lastUsedAt ? formatDate(lastUsedAt) : "Henüz yok"),
    isShort: true,
  },
];
const texts = {
  count: (total: number) => `${formatNumber(total)} geçiş anahtarı`,
  loading: "Geçiş anahtarları yükleniyor…",
  failed: "Geçiş anahtarları yüklenemedi",
  empty: { title: "Geçiş anahtarı yok", text: "Eklediğiniz cihazlar ve güvenlik anahtarları burada görünür." },
};

/** Lists, adds, renames and removes the administrator's passkeys. */
export function Passkeys() {
  const { passkeys } = trpc.useUtils().admin;
  const list = useListState();
  const [open, setOpen] = useState<Open>({ name: "none" });
  const query = trpc.admin.passkeys.list.useQuery(undefined, {});
  const remove = useAdminMutation(trpc.admin.passkeys.remove, {
    failure: () => undefined, // the dialog shows it
    invalidates: [passkeys],
  });
  const close = () => setOpen({ name: "none" });
  const actions = (passkey: Passkey) => [
    { label: "Yeniden Adlandır", run: () => setOpen({ name: "rename", passkey }) },
    { label: "Kaldır", run: () => setOpen({ name: "remove", passkey }) },
  ];
  return (
    <>
      <Group justify="space-between" mt="xl" mb="xs" data-path="gecis-anahtarlari" tabIndex={-1}>
        <Title order={2} size="h4">
          Geçiş anahtarları
        </Title>
        {"PublicKeyCredential" in window && (
          <Button variant="default" onClick={() => setOpen({ name: "add" })}>
            Geçiş Anahtarı Ekle
          </Button>
        )}
      </Group>
      <Text mb="sm">
        Parmak izi, yüz tanıma veya cihaz kilidiyle, şifre ve kod yazmadan girersiniz. Şifreyle girişte kod sorulması
        için iki adımlı doğrulamayı da açın.
      </Text>
      <ResourceTable {...{ query, list, texts, row }} layout={{ columns, actions }} />
      {open.name === "add" && <AddPasskey onClose={close} />}
      {open.name === "rename" && <RenamePasskey passkey={open.passkey} onClose={close} />}
      {open.name === "remove" && (
        <PasswordQuestion
          title={`Kaldır: ${open.passkey.name}`}
          text="Bu anahtarla artık giriş yapılamaz."
          action="Kaldır"
          save={({ password }) => remove.mutateAsync({ id: open.passkey.id, password })}
          onSaved={close}
          onClose={close}
        />
      )}
    </>
  );
}
