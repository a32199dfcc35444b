import { Alert, Button, Group, Paper, Stack, Text } from "@mantine/core";
import { getServerError } from "@site/browser/calls/server-error";
import { aiUsageTexts } from "@site/contract/ai/usage/labels";
import { rewriteLabels, writingTexts } from "@site/contract/ai/writing/labels";
import { type RewriteInput, rewriteInput } from "@site/contract/ai/writing/schema";
import { useState } from "react";
import { trpc } from "../../../api/trpc.ts";
import { Dialog } from "../../../kit/dialogs/dialog.tsx";
import { TextDiff } from "../../../kit/text/text-diff.tsx";
import { NotConfigured } from "./not-configured.tsx";

const changes = rewriteInput.shape.change.options;

interface Props {
  /** The selected text; "" if nothing is selected. */
  text: string;
  onAccept: (text: string) => void;
  onClose: () => void;
}

/** Proposes other versions of a selected text and shows the difference. The text changes only if one is accepted. */
export function RewriteDialog({ text, onAccept, onClose }: Props) {
  const [errorText, setErrorText] = useState<string>();
  const readiness = trpc.admin.ai.readiness.useQuery();
  const rewrite = trpc.admin.ai.rewrite.useMutation();
  const tooLong = rewriteInput.shape.text.safeParse(text).error && text.trim() !== "";

  function ask(change: RewriteInput["change"]): void {
    setErrorText(undefined);
    rewrite
      .mutateAsync({ change, text })
      .catch((error: unknown) => setErrorText(getServerError(error)?.message ?? writingTexts.rewriteFailed));
  }

  return (
    <Dialog onClose={onClose} title="Seçili Metin İçin AI Önerisi" size="lg" returnFocus={false}>
      <Stack>
        {readiness.data && !readiness.data.model && <NotConfigured text={aiUsageTexts.notConfigured} />}
        {text.trim() === "" && <Alert color="accent">{writingTexts.selectionRequired}</Alert>}
        {tooLong && <Alert color="warning">{writingTexts.selectionTooLong}</Alert>}
        <Group>
          {changes.map((change) => (
            <Button
              key={change}
              variant="default"
              disabled={text.trim() === "" || tooLong || !readiness.data?.model}
              loading={rewrite.isPending && rewrite.variables.change === change}
              onClick={() => ask(change)}
            >
              {rewriteLabels[change]}
            </Button>
          ))}
        </Group>
        {errorText && (
          <Alert color="danger" role="alert">
            {errorText}
          </Alert>
        )}
        {rewrite.data && !rewrite.isPending && (
          <Paper withBorder p="md" role="group" aria-label="Öneri">
            <Text size="sm" c="dimmed" mb="xs">
              Üstü çizili sözcükler çıkar, altı çizili olanlar eklenir. Biçimlendirme (kalın, bağlantı) kaldırılır.
            </Text>
            <TextDiff before={text} after={rewrite.data.text} />
          </Paper>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Vazgeç
          </Button>
          <Button disabled={!rewrite.data || rewrite.isPending} onClick={() => onAccept(rewrite.data?.text ?? text)}>
            Uygula
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
