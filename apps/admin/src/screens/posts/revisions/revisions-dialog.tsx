import { Button, Group, NavLink, Skeleton, Stack, Text, Title } from "@mantine/core";
import { formatMoment } from "@site/browser/format-date";
import type { AdminPost } from "@site/contract/blog/posts/admin-schema";
import { postFieldLabels } from "@site/contract/blog/posts/fields";
import { useState } from "react";
import { trpc } from "../../../api/trpc.ts";
import { confirm } from "../../../kit/dialogs/confirm.tsx";
import { Dialog } from "../../../kit/dialogs/dialog.tsx";
import { LoadFailed } from "../../../kit/load-failed.tsx";
import { TextDiff } from "../../../kit/text/text-diff.tsx";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";
import { fieldNames, findFieldText, getRevisionValues, type TermNames } from "../field-texts.ts";
import { toValues } from "../post-form.ts";
import { usePostLists } from "../use-post-lists.ts";

interface Props {
  post: AdminPost;
  names: TermNames;
  /** True if the form has unsaved changes, which restoring a version would replace. */
  isDirty: boolean;
  onClose: () => void;
  onRestored: (() => void) | undefined;
}

/** Lists the earlier versions of a post. They can be compared with the saved one and restored. */
export function RevisionsDialog({ post, names, isDirty, onClose, onRestored }: Props) {
  const [chosen, setChosen] = useState<number>();
  const query = trpc.admin.postRevisions.list.useQuery({ postId: post.id }, { staleTime: 0 });
  const version = chosen ?? query.data?.[0]?.version;
  return (
    <Dialog onClose={onClose} title="Sürümler" size="72rem">
      {query.isError && (
        <LoadFailed title="Sürümler yüklenemedi" isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && (
        <Group align="flex-start" wrap="wrap" role="status" aria-label="Sürümler yükleniyor…">
          <Stack gap="xs" w="16rem">
            {[0, 1, 2, 3].map((row) => (
              <Skeleton key={row} height={44} />
            ))}
          </Stack>
          <Skeleton height={300} style={{ flex: "1 1 24rem" }} />
        </Group>
      )}
      {query.data?.length === 0 && (
        <Text>Bu yazının henüz eski sürümü yok. Her kayıtta bir öncekisi burada saklanır.</Text>
      )}
      {query.data && version !== undefined && (
        <Group align="flex-start" wrap="wrap">
          <Stack component="nav" gap={2} w="16rem" mah="30rem" style={{ overflowY: "auto" }} aria-label="Sürümler">
            {query.data.map((row) => (
              <NavLink
                key={row.version}
                component="button"
                label={`${row.version}. sürüm`}
                description={formatMoment(row.savedAt)}
                active={row.version === version}
                aria-current={row.version === version}
                onClick={() => setChosen(row.version)}
              />
            ))}
          </Stack>
          <Comparison {...{ post, names, version, isDirty, onRestored, onClose }} />
        </Group>
      )}
    </Dialog>
  );
}

function Comparison({ post, names, version, isDirty, onRestored, onClose }: Props & { version: number }) {
  const query = trpc.admin.postRevisions.get.useQuery({ postId: post.id, version });
  const { admin } = trpc.useUtils();
  const restore = useAdminMutation(trpc.admin.postRevisions.restore, {
    success: `${version}. sürüm geri getirildi.`,
    fallback: "Sürüm geri getirilirken bir hata oluştu.",
    invalidates: [...usePostLists(), admin.postRevisions],
  });

  async function askToRestore(): Promise<void> {
    const isDone = await confirm({
      title: "Sürümü Geri Getir",
      subject: `${version}. sürüm`,
      consequence:
        "yeni bir sürüm olarak kaydedilecek; adresi ve yayın bilgileri değişmez. Şu anki metin de eski sürümler arasında kalır.",
      action: "Geri Getir",
      run: () => restore.mutateAsync({ postId: post.id, version, current: post.version }),
    });
    if (!isDone) return;
    onClose();
    onRestored?.();
  }

  const revision = query.data;
  if (query.isError)
    return <LoadFailed title="Sürüm yüklenemedi" isRetrying={query.isFetching} onRetry={() => void query.refetch()} />;
  if (!revision)
    return <Skeleton height={300} style={{ flex: "1 1 24rem" }} role="status" aria-label="Sürüm yükleniyor…" />;
  const now = toValues(post);
  const earlier = { ...now, ...getRevisionValues(revision) };
  return (
    <Stack style={{ flex: "1 1 24rem" }} miw={0}>
      <Text size="sm" c="dimmed">
        Üstü çizili sözcükler bu sürümde vardı, altı çizili olanlar sonradan eklendi.
      </Text>
      {fieldNames
        .map((name) => ({ name, before: findFieldText(name, earlier, names), after: findFieldText(name, now, names) }))
        .filter(({ before, after }) => before !== after)
        .map(({ name, before, after }) => (
          <section key={name}>
            <Title order={3} size="h6">
              {postFieldLabels[name]}
            </Title>
            <TextDiff before={before} after={after} />
          </section>
        ))}
      <Group justify="flex-end">
        {isDirty && <Text size="sm">Önce kaydedilmemiş değişikliklerinizi kaydedin.</Text>}
        <Button disabled={isDirty} onClick={() => void askToRestore()}>
          Bu Sürümü Geri Getir
        </Button>
      </Group>
    </Stack>
  );
}
