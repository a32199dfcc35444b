import { Button, Group, Image, Input, Stack, Text } from "@mantine/core";
import { findLibraryKey, imageWidths } from "@site/contract/media/address";
import { type ReactNode, useId, useState } from "react";
import { PickButton } from "./pick-button.tsx";
import { UploadButton } from "./upload-button.tsx";

/** Pixels of a picture. */
export interface PictureSize {
  width: number;
  height: number;
}

interface Props {
  label: string;
  description: string;
  error?: ReactNode;
  /** Address of an image of the library; empty for the drawn picture. */
  value?: string;
  onChange?: (address: string) => void;
  /** Says that the drawn picture is shown. */
  drawnText: string;
  /** Returns a sentence about a picture that will not look its best. */
  getAdvice: (size: PictureSize) => string | undefined;
  "data-path": string;
}

/** Renders the choice of an image of the library in place of a drawn picture. */
export function LibraryImageInput(props: Props) {
  const { label, description, error, value = "", onChange, drawnText, getAdvice } = props;
  const [size, setSize] = useState<PictureSize>();
  const [labelId, adviceId] = [useId(), useId()];
  const key = findLibraryKey(value);
  const advice = size && getAdvice(size);

  function choose(address: string): void {
    setSize(undefined);
    onChange?.(address);
  }

  return (
    <Stack
      gap="xs"
      align="flex-start"
      role="group"
      aria-labelledby={labelId}
      aria-describedby={adviceId}
      tabIndex={-1}
      data-path={props["data-path"]}
    >
      <div>
        <Input.Label labelElement="div" id={labelId}>
          {label}
        </Input.Label>
        <Input.Description>{description}</Input.Description>
      </div>
      {key === undefined ? (
        <Text size="sm">{drawnText}</Text>
      ) : (
        <Image
          src={`/media/library/${key}/${imageWidths.at(-1)}.webp`}
          alt={`Seçilen görsel: ${label}`}
          mah="8rem"
          w="auto"
          maw="100%"
          fit="contain"
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
        />
      )}
      <Text size="sm" role="status" id={adviceId}>
        {key !== undefined && advice}
      </Text>
      <Group>
        <UploadButton onUpload={({ address }) => choose(address)} />
        <PickButton onPick={({ address }) => choose(address)} />
        {key !== undefined && (
          <Button variant="default" onClick={() => choose("")}>
            Çizili Olana Dön
          </Button>
        )}
      </Group>
      {error && <Input.Error>{error}</Input.Error>}
    </Stack>
  );
}
