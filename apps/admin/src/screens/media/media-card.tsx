import { Badge, Button, Group, Image, Paper, Stack, Text } from "@mantine/core";
import { formatNumber } from "@site/contract/common/text";
import type { MediaItem } from "@site/contract/media/schema";
import { getThumbnail } from "./thumbnail.ts";

const small = { size: "compact-md", fz: "sm" } as const;

interface Props {
  image: MediaItem;
  /** Label of the main action, such as "Düzenle". */
  action: string;
  onAction: () => void;
  /** Called to delete the image; without it there is no such button. */
  onRemove?: () => void;
}

/** Shows an image of the library with its name, dimensions and actions. */
export function MediaCard({ image, action, onAction, onRemove }: Props) {
  const { fileName, altText, width, height } = image;
  return (
    <Paper
      component="article"
      withBorder
      display="flex"
      style={{ flexDirection: "column", overflow: "hidden" }}
      aria-label={fileName}
    >
      <Image
        src={getThumbnail(image)}
        alt={altText}
        width={480}
        height={270}
        h="auto"
        radius={0}
        fit="contain"
        loading="lazy"
        bg="var(--surface-sunken)"
        style={{ aspectRatio: "16 / 9" }}
      />
      <Stack p="md" gap="xs" flex={1}>
        <Text fw={600} truncate title={fileName}>
          {fileName}
        </Text>
        <Text size="xs" c="dimmed">
          {formatNumber(width)} × {formatNumber(height)} piksel
        </Text>
        {altText ? (
          <Text size="sm" lineClamp={2}>
            {altText}
          </Text>
        ) : (
          <Badge color="danger">Alternatif metin yok</Badge>
        )}
        <Group gap="xs" mt="auto">
          <Button {...small} variant="default" aria-label={`${action}: ${fileName}`} onClick={onAction}>
            {action}
          </Button>
          {onRemove && (
            <Button {...small} variant="subtle" ml="auto" aria-label={`Sil: ${fileName}`} onClick={onRemove}>
              Sil
            </Button>
          )}
        </Group>
      </Stack>
    </Paper>
  );
}
