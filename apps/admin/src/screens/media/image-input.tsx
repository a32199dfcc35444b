import { Group, Image, Stack, Text, TextInput, type TextInputProps } from "@mantine/core";
import { useState } from "react";
import { PickButton } from "./pick-button.tsx";
import { UploadButton } from "./upload-button.tsx";

interface Props extends Omit<TextInputProps, "value" | "onChange"> {
  value?: string;
  onChange?: (address: string) => void;
}

/**
 * Renders an input for the address of an image with a preview. Buttons upload an image or choose one from the library.
 */
export function ImageInput({ value = "", onChange, ...input }: Props) {
  const [failed, setFailed] = useState<string>();
  const isShown = /^(\/(?!\/)|https?:\/\/)/.test(value);
  return (
    <Stack gap="xs">
      <TextInput
        {...input}
        placeholder="/images/… veya https://…"
        inputMode="url"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange?.(event.currentTarget.value)}
      />
      <Group>
        <UploadButton onUpload={({ address }) => onChange?.(address)} />
        <PickButton onPick={({ address }) => onChange?.(address)} />
      </Group>
      {isShown && failed !== value && (
        <Image src={value} alt="" mah="10rem" w="auto" fit="contain" radius="md" onError={() => setFailed(value)} />
      )}
      {isShown && failed === value && (
        <Text size="sm" c="var(--danger)" role="status">
          Bu adreste bir görsel bulunamadı.
        </Text>
      )}
    </Stack>
  );
}
