import { Button, Group, Modal, Text, Textarea } from "@mantine/core";
import type { PendingListing } from "@site/contract/becayis/admin-schema";
import { adminBecayisTexts } from "@site/contract/becayis/labels";
import { useState } from "react";
import { type Decision, useDecide } from "./use-decide.ts";

const texts = {
  approve: {
    title: "İlanı Onayla",
    question: "panoda yayınlanacak.",
    field: "Yönetici notu",
    hint: "İsteğe bağlı; ilan sahibine onayla birlikte iletilir.",
    action: "Onayla",
  },
  reject: {
    title: "İlanı Reddet",
    question: "yayınlanmayacak.",
    field: "Red gerekçesi",
    hint: "İlan sahibine e-postayla ve sitede iletilir.",
    action: "Reddet",
  },
} as const;

interface Props {
  listing: PendingListing;
  decision: Decision;
  /** The note or the reason; closing the dialog does not lose it. */
  words: string;
  onWords: (words: string) => void;
  onDecided: () => void;
  onClose: () => void;
}

/** Asks for the note of an approval, which may be empty, or the reason of a refusal, which may not. */
export function DecisionDialog({ listing, decision, words, onWords, onDecided, onClose }: Props) {
  const { title, question, field, hint, action } = texts[decision];
  const [error, setError] = useState<string>();
  const { isDeciding, decide } = useDecide();

  async function submit(): Promise<void> {
    if (decision === "reject" && words.trim() === "") {
      setError(adminBecayisTexts.reasonRequired);
      return;
    }
    const fault = await decide(listing.id, decision, words.trim());
    if (fault === undefined) onDecided();
    else setError(fault);
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      centered
      closeButtonProps={{ "aria-label": "Kapat" }}
      transitionProps={{ duration: 0 }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Text mb="md">
          <strong>“{listing.title}”</strong> başlıklı ilan ({listing.user_name}) {question}
        </Text>
        <Textarea
          label={field}
          description={hint}
          autosize
          minRows={3}
          maxRows={8}
          data-autofocus
          withAsterisk={decision === "reject"}
          value={words}
          error={error}
          onChange={(event) => {
            onWords(event.currentTarget.value);
            setError(undefined);
          }}
        />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            İptal
          </Button>
          <Button type="submit" loading={isDeciding} {...(decision === "reject" && { color: "danger" })}>
            {action}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
