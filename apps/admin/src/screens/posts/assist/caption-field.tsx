import { Button, Group, Stack, TextInput, type TextInputProps } from "@mantine/core";
import { lazyComponent } from "@site/browser/lazy-component";
import { useState } from "react";

const CaptionProposal = lazyComponent(async () => ({
  default: (await import("./caption-proposal.tsx")).CaptionProposal,
}));

interface Props extends Omit<TextInputProps, "onChange"> {
  alt: string;
  topic: string;
  onChange?: (caption: string) => void;
}

/** Renders the field for an image's caption, with a button that lets a model propose one. */
export function CaptionField({ alt, topic, onChange, ...input }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Stack gap="xs">
      <Group align="flex-end">
        <TextInput
          label="Resim altı yazısı (isteğe bağlı)"
          flex={1}
          {...input}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
        <Button variant="default" disabled={isAsking || alt.trim() === ""} onClick={() => setAsking(true)}>
          Açıklama Öner
        </Button>
      </Group>
      {isAsking && (
        <CaptionProposal
          alt={alt}
          topic={topic}
          onAccept={(caption) => {
            onChange?.(caption);
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}
