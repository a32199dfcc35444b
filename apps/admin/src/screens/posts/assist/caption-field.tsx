import { Button, Group, TextInput, type TextInputProps } from "@mantine/core";
import { serverFaultOf } from "@site/browser/server-fault.ts";
import { unsplashTexts } from "@site/contract/ai/images/labels";
import { useState } from "react";
import { trpc } from "../../../api/trpc.ts";

interface Props extends Omit<TextInputProps, "onChange"> {
  alt: string;
  topic: string;
  onChange?: (caption: string) => void;
}

/** Renders the caption of an image; a proposed one replaces it and can be changed. */
export function CaptionField({ alt, topic, onChange, error, ...input }: Props) {
  const [fault, setFault] = useState<string>();
  const { data: readiness } = trpc.admin.ai.readiness.useQuery();
  const propose = trpc.admin.ai.imageCaption.useMutation();
  return (
    <Group align="flex-end">
      <TextInput
        label="Resim altı yazısı (isteğe bağlı)"
        flex={1}
        {...input}
        error={fault ?? error}
        onChange={(event) => onChange?.(event.currentTarget.value)}
      />
      {readiness?.model && (
        <Button
          variant="default"
          loading={propose.isPending}
          disabled={alt.trim() === ""}
          onClick={() => {
            setFault(undefined);
            propose.mutateAsync({ altText: alt, contentTopic: topic }).then(
              ({ caption }) => onChange?.(caption),
              (reason: unknown) => setFault(serverFaultOf(reason)?.message ?? unsplashTexts.captionFailed),
            );
          }}
        >
          Açıklama Öner
        </Button>
      )}
    </Group>
  );
}
