import { Alert, Checkbox, ScrollArea, Stack, Text } from "@mantine/core";
import { formatDate } from "@site/browser/format-date";
import { provenanceTexts, referenceKindLabels } from "@site/contract/blog/provenance/labels";
import type { PostReference } from "@site/contract/blog/provenance/schema";
import { trpc } from "../../../api/trpc.ts";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";

const LIST_HEIGHT = 320;

/** Lists the references in a draft by AI. Only a person can mark them as checked. */
export function ReferenceList({ postId, references }: { postId: number; references: PostReference[] }) {
  const resolve = useAdminMutation(trpc.admin.postProvenance.resolve, {
    success: "Kontrol listesi güncellendi.",
    fallback: "Kontrol listesi güncellenemedi.",
    invalidates: [trpc.useUtils().admin.postProvenance],
  });
  const open = references.filter(({ resolved }) => resolved === null).length;
  if (references.length === 0) return <Text size="sm">Metinde doğrulanacak atıf veya adres bulunmadı.</Text>;
  return (
    <Stack gap="sm" role="group" aria-label="Kontrol listesi">
      <Alert color={open > 0 ? "warning" : "success"} p="sm">
        <Text size="sm" fw={600} role="status">
          {open > 0
            ? `${references.length} atıf ve adresten ${open} tanesi doğrulanmadı`
            : "Bütün atıf ve adresler doğrulandı"}
        </Text>
        {open > 0 && <Text size="sm">{provenanceTexts.whyChecked}</Text>}
      </Alert>
      <ScrollArea.Autosize
        mah={LIST_HEIGHT}
        viewportProps={{ tabIndex: 0, role: "region", "aria-label": "Atıflar ve adresler" }}
      >
        <Stack gap="xs">
          {references.map(({ id, kind, text, resolved }) => (
            <Checkbox
              key={id}
              label={text}
              styles={{ label: { overflowWrap: "anywhere" } }}
              description={
                resolved
                  ? `${referenceKindLabels[kind]} · ${resolved.by} doğruladı, ${formatDate(resolved.at)}`
                  : referenceKindLabels[kind]
              }
              checked={resolved !== null}
              disabled={resolve.isPending}
              onChange={({ currentTarget: { checked } }) =>
                resolve.mutate({ postId, referenceId: id, isResolved: checked })
              }
            />
          ))}
        </Stack>
      </ScrollArea.Autosize>
    </Stack>
  );
}
