import { Button, CopyButton, Group, List, NativeSelect, Paper, Stack, Text, TextInput } from "@mantine/core";
import { formatDate } from "@site/browser/format-date";
import { previewDays } from "@site/contract/blog/posts/preview-schema";
import { useState } from "react";
import { trpc } from "../../../api/trpc.ts";
import { Dialog } from "../../../kit/dialogs/dialog.tsx";
import { LoadFailed } from "../../../kit/load-failed.tsx";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";

const lifetimes = previewDays.map((days) => ({ value: String(days), label: `${days} gün` }));

/** Lists, creates and revokes links that show a post before it is published. */
export function PreviewLinksDialog({ postId, onClose }: { postId: number; onClose: () => void }) {
  const [days, setDays] = useState<(typeof previewDays)[number]>(7);
  const [address, setAddress] = useState<string>();
  const { postPreviews } = trpc.useUtils().admin;
  const query = trpc.admin.postPreviews.list.useQuery({ postId }, { staleTime: 0 });
  const create = useAdminMutation(trpc.admin.postPreviews.create, {
    success: "Önizleme bağlantısı oluşturuldu.",
    fallback: "Önizleme bağlantısı oluşturulurken bir hata oluştu.",
    invalidates: [postPreviews],
  });
  const revoke = useAdminMutation(trpc.admin.postPreviews.revoke, {
    fallback: "Bağlantı iptal edilirken bir hata oluştu.",
    invalidates: [postPreviews],
  });

  async function createLink(): Promise<void> {
    const made = await create.mutateAsync({ postId, days }).catch(() => undefined);
    if (made) setAddress(location.origin + made.path);
  }

  return (
    <Dialog onClose={onClose} title="Önizleme Bağlantıları" size="lg">
      <Stack>
        <Text>
          Bağlantıyı bilen herkes yazıyı, kaydedilmemiş değişikliklerinizle birlikte okuyabilir. Arama motorları
          bağlantıyı görmez.
        </Text>
        <Group align="flex-end">
          <NativeSelect
            label="Geçerlilik süresi"
            data={lifetimes}
            value={days}
            data-autofocus
            onChange={(event) => setDays(previewDays[event.currentTarget.selectedIndex] ?? 7)}
          />
          <Button loading={create.isPending} onClick={() => void createLink()}>
            Bağlantı Oluştur
          </Button>
        </Group>
        {address && (
          <Paper withBorder p="md">
            <TextInput
              label="Yeni bağlantı"
              description="Bu adres yalnızca şimdi gösterilir."
              readOnly
              value={address}
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyButton value={address}>
              {({ copied, copy }) => (
                <Button mt="sm" variant="light" onClick={copy}>
                  {copied ? "Kopyalandı" : "Kopyala"}
                </Button>
              )}
            </CopyButton>
          </Paper>
        )}
        {query.isError && (
          <LoadFailed
            title="Bağlantılar yüklenemedi"
            isRetrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.data?.length === 0 && <Text c="dimmed">Bu yazının geçerli bir önizleme bağlantısı yok.</Text>}
        <List listStyleType="none" spacing="xs">
          {query.data?.map(({ id, createdAt, expiresAt }) => (
            <List.Item key={id}>
              {formatDate(createdAt)} tarihinde oluşturuldu, {formatDate(expiresAt)} tarihine kadar geçerli{" "}
              <Button size="compact-sm" variant="subtle" onClick={() => revoke.mutate({ id })}>
                İptal Et
              </Button>
            </List.Item>
          ))}
        </List>
      </Stack>
    </Dialog>
  );
}
