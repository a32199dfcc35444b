import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { Dialog } from "../../../kit/dialogs/dialog.tsx";
import { NotConfigured } from "./not-configured.tsx";
import type { useProposals } from "./use-proposals.ts";

interface Props {
  title: string;
  hint: string;
  request: Pick<ReturnType<typeof useProposals>, "isPending" | "error" | "missing" | "canAsk" | "ask">;
  hasProposals: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Renders the dialog that requests proposals and shows them to be accepted. */
export function ProposalDialog({ title, hint, request, hasProposals, onClose, children }: Props) {
  return (
    <Dialog onClose={onClose} title={title} size="lg">
      <Stack>
        {request.missing && <NotConfigured text={request.missing} />}
        <Text>{hint}</Text>
        {request.error && (
          <Alert color="danger" role="alert">
            {request.error}
          </Alert>
        )}
        <Stack aria-busy={request.isPending} aria-live="polite">
          {children}
        </Stack>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Kapat
          </Button>
          <Button
            variant={hasProposals ? "default" : "filled"}
            disabled={!request.canAsk}
            loading={request.isPending}
            onClick={request.ask}
          >
            {hasProposals ? "Yeniden Öner" : "Öneri Al"}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
