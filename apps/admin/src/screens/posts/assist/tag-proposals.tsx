import { Button, Group, Text } from "@mantine/core";
import { writingTexts } from "@site/contract/ai/writing/labels";
import { trpc } from "../../../api/trpc.ts";
import type { PostForm } from "../post-form.ts";
import { ProposalDialog } from "./proposal-dialog.tsx";
import { useProposals } from "./use-proposals.ts";

interface Props {
  form: PostForm;
  onClose: () => void;
}

/** Proposes tags for a post from those that exist. */
export function TagProposals({ form, onClose }: Props) {
  const request = useProposals(form, trpc.admin.ai.proposeTags.useMutation());
  const tags = request.proposals?.tags;
  const { tagIds } = form.values;
  return (
    <ProposalDialog
      title="Etiket Önerileri"
      hint="Yalnızca sitedeki etiketler önerilir; yeni etiket oluşturulmaz."
      request={request}
      hasProposals={tags !== undefined}
      onClose={onClose}
    >
      {tags?.length === 0 && <Text>{writingTexts.noFittingTags}</Text>}
      {tags?.map(({ id, name }) => (
        <Group key={id} justify="space-between">
          <Text>{name}</Text>
          <Button
            size="sm"
            variant="default"
            disabled={tagIds.includes(id)}
            aria-label={`Ekle: ${name}`}
            onClick={() => form.setFieldValue("tagIds", [...tagIds, id])}
          >
            {tagIds.includes(id) ? "Seçili" : "Ekle"}
          </Button>
        </Group>
      ))}
    </ProposalDialog>
  );
}
