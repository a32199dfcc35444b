import { Alert, Button, Group, Paper, Text } from "@mantine/core";
import { getServerError } from "@site/browser/calls/server-error";
import { unsplashTexts } from "@site/contract/ai/images/labels";
import { aiUsageTexts } from "@site/contract/ai/usage/labels";
import { useEffect, useRef } from "react";
import { trpc } from "../../../api/trpc.ts";
import { NotConfigured } from "./not-configured.tsx";

interface Props {
  alt: string;
  topic: string;
  onAccept: (caption: string) => void;
  onClose: () => void;
}

/** Requests a caption once, and shows it to be accepted or refused. */
export function CaptionProposal({ alt, topic, onAccept, onClose }: Props) {
  const isAsked = useRef(false);
  const { data: readiness } = trpc.admin.ai.readiness.useQuery();
  const { data, error, mutate } = trpc.admin.ai.imageCaption.useMutation();
  useEffect(() => {
    if (!readiness?.model || isAsked.current) return;
    isAsked.current = true;
    mutate({ altText: alt, contentTopic: topic });
  }, [readiness, alt, topic, mutate]);
  if (readiness && !readiness.model) return <NotConfigured text={aiUsageTexts.notConfigured} />;
  return (
    <Paper withBorder p="sm" role="group" aria-label="Açıklama önerisi">
      {error ? (
        <Alert color="danger" role="alert">
          {getServerError(error)?.message ?? unsplashTexts.captionFailed}
        </Alert>
      ) : (
        <Text role="status">{data?.caption ?? "Açıklama hazırlanıyor…"}</Text>
      )}
      <Group justify="flex-end" mt="xs">
        <Button size="sm" variant="default" onClick={onClose}>
          Vazgeç
        </Button>
        {data && (
          <Button size="sm" onClick={() => onAccept(data.caption)}>
            Kullan
          </Button>
        )}
      </Group>
    </Paper>
  );
}
