import { Button, Group, Paper, Text } from "@mantine/core";
import { useState } from "react";
import { trpc } from "../../../api/trpc.ts";
import { TextDiff } from "../../../kit/text/text-diff.tsx";
import type { PostForm } from "../post-form.ts";
import { ProposalDialog } from "./proposal-dialog.tsx";
import { useProposals } from "./use-proposals.ts";

const fields = { title: "Başlık", excerpt: "Özet", seoTitle: "SEO başlığı", seoDescription: "SEO açıklaması" } as const;
type Field = keyof typeof fields;

interface Props {
  form: PostForm;
  onClose: () => void;
}

/** Proposes title, summary and meta texts, each beside the text that it would replace. */
export function TitleProposals({ form, onClose }: Props) {
  const [taken, setTaken] = useState<string[]>([]);
  const request = useProposals(form, trpc.admin.ai.proposeTitles.useMutation());
  const { proposals } = request;
  const list: { field: Field; text: string }[] = proposals
    ? [
        ...proposals.titles.map((text) => ({ field: "title" as const, text })),
        ...proposals.excerpts.map((text) => ({ field: "excerpt" as const, text })),
        { field: "seoTitle", text: proposals.seoTitle },
        { field: "seoDescription", text: proposals.seoDescription },
      ]
    : [];
  return (
    <ProposalDialog
      title="Başlık ve Açıklama Önerileri"
      hint="Öneriler yazının metninden hazırlanır; kullandıklarınız forma yazılır, kaydetmek yine size kalır."
      request={request}
      hasProposals={list.length > 0}
      onClose={onClose}
    >
      {list.map(({ field, text }) => (
        <Paper key={`${field}:${text}`} withBorder p="sm" role="group" aria-label={`${fields[field]} önerisi`}>
          <Text size="sm" c="dimmed">
            {fields[field]}
          </Text>
          <TextDiff before={form.values[field]} after={text} />
          <Group justify="flex-end" mt="xs">
            <Button
              size="sm"
              variant="default"
              disabled={form.values[field] === text}
              onClick={() => {
                form.setFieldValue(field, text);
                setTaken([...taken, text]);
              }}
            >
              {taken.includes(text) && form.values[field] === text ? "Kullanıldı" : "Kullan"}
            </Button>
          </Group>
        </Paper>
      ))}
    </ProposalDialog>
  );
}
