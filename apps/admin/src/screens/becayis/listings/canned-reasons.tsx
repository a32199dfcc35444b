import { Button, Group, Skeleton, Stack, Text, Textarea } from "@mantine/core";
import { type CannedReason, createCannedReasonInput } from "@site/contract/becayis/board/moderation/admin-schema";
import { adminBecayisTexts, becayisTexts } from "@site/contract/becayis/labels";
import { useState } from "react";
import { trpc } from "../../../api/trpc.ts";
import { confirm } from "../../../kit/dialogs/confirm.tsx";
import { Dialog } from "../../../kit/dialogs/dialog.tsx";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { LoadFailed } from "../../../kit/load-failed.tsx";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";
import { useSaveMutation } from "../../../kit/use-save-mutation.ts";

const empty = { id: 0, text: "" };

/** Shows a dialog in which the stored rejection reasons are added, changed and deleted. */
export function CannedReasons({ onClose }: { onClose: () => void }) {
  const [edited, setEdited] = useState<CannedReason>();
  const { reasons } = trpc.admin.becayis;
  const { data, isError, isFetching, refetch } = reasons.list.useQuery();
  const remove = useAdminMutation(reasons.remove, {
    success: adminBecayisTexts.cannedReasonRemoved,
    fallback: becayisTexts.actionFailed,
    invalidates: [trpc.useUtils().admin.becayis.reasons],
  });
  const askToRemove = ({ id, text }: CannedReason) =>
    confirm({
      title: "Hazır Gerekçeyi Sil",
      subject: text,
      consequence: "gerekçesi listeden silinecek; gönderilmiş olanlar değişmez.",
      action: "Sil",
      isDangerous: true,
      run: () => remove.mutateAsync({ id }),
    });
  if (edited) return <ReasonForm reason={edited} onClose={() => setEdited(undefined)} />;
  return (
    <Dialog onClose={onClose} title="Hazır Gerekçeler" size="lg">
      {isError && <LoadFailed title="Gerekçeler yüklenemedi" isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height={80} />}
      {data?.length === 0 && <Text mb="md">Sık kullandığınız red gerekçelerini buraya yazabilirsiniz.</Text>}
      <Stack component="ul" gap="sm" mb="md">
        {data?.map((reason) => (
          <Group component="li" key={reason.id} justify="space-between" wrap="nowrap">
            <Text style={{ overflowWrap: "anywhere" }}>{reason.text}</Text>
            <Group gap="xs" wrap="nowrap">
              <Button variant="light" size="compact-md" onClick={() => setEdited(reason)}>
                Düzenle
              </Button>
              <Button
                variant="subtle"
                size="compact-md"
                aria-label={`Sil: ${reason.text}`}
                onClick={() => void askToRemove(reason)}
              >
                Sil
              </Button>
            </Group>
          </Group>
        ))}
      </Stack>
      <Button onClick={() => setEdited(empty)}>Yeni Gerekçe</Button>
    </Dialog>
  );
}

function ReasonForm({ reason: { id, text }, onClose }: { reason: CannedReason; onClose: () => void }) {
  const { reasons } = trpc.admin.becayis;
  const save = useSaveMutation({
    create: reasons.create,
    update: reasons.update,
    texts: { success: adminBecayisTexts.cannedReasonSaved, failure: becayisTexts.actionFailed },
    invalidates: [trpc.useUtils().admin.becayis.reasons],
  });
  return (
    <FormDialog<{ text: string }, unknown>
      title={id === 0 ? "Yeni Gerekçe" : "Gerekçeyi Düzenle"}
      schema={createCannedReasonInput}
      initialValues={{ text }}
      draft={`cannedReasonDraft:${id || "new"}`}
      save={(values) => save(values, id || undefined)}
      onClose={onClose}
    >
      {(form) => <Textarea label="Gerekçe" autosize minRows={3} data-autofocus {...form.getInputProps("text")} />}
    </FormDialog>
  );
}
