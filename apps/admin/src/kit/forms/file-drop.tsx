import "@mantine/dropzone/styles.css";
import { Button, Stack, Text } from "@mantine/core";
import { Dropzone } from "@mantine/dropzone";
import { Upload } from "lucide-react";
import { useRef } from "react";
import { useIsPhone } from "../use-is-phone.ts";

interface Props {
  /** Name of the file field. */
  label: string;
  /** Types or endings that the file dialog offers; what is dropped is checked by the server. */
  accept: string;
  text: string;
  hint: string;
  isMultiple?: boolean;
  isDisabled?: boolean;
  onFiles: (files: File[]) => unknown;
}

/** Takes files by drag and drop or from the file dialog, the latter alone on phones. */
export function FileDrop({ label, accept, text, hint, isMultiple = false, isDisabled = false, onFiles }: Props) {
  const isPhone = useIsPhone();
  const openDialog = useRef<() => void>(null);
  return (
    <Dropzone
      onDrop={onFiles}
      openRef={openDialog}
      multiple={isMultiple}
      disabled={isDisabled}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      inputProps={{ accept, "aria-label": label }}
      data-upload-area
    >
      <Stack align="center" gap="xs" py={isPhone ? 0 : "md"} ta="center">
        {!isPhone && <Upload size={28} aria-hidden />}
        {!isPhone && <Text>{text}</Text>}
        <Button variant="default" disabled={isDisabled} onClick={() => openDialog.current?.()}>
          Dosya Seç
        </Button>
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      </Stack>
    </Dropzone>
  );
}
