import { Image, Paper, Stack, Text, Title } from "@mantine/core";
import { cutText } from "@site/contract/common/text";

/** The numbers of characters after which search engines cut texts. */
const SHOWN = { title: 60, description: 160 };

/** Returns the length of a text and the recommended length, as a hint below its field. */
export function getLength(text: string, kind: keyof typeof SHOWN): string {
  const count = `${text.length} / ${SHOWN[kind]} karakter`;
  return text.length > SHOWN[kind] ? `${count}, önerilenden uzun` : count;
}

interface Texts {
  address: string;
  title: string;
  description: string;
}

/** Shows a page as a search engine might list it. */
export function SearchPreview({ address, title, description }: Texts) {
  return (
    <Stack gap="xs" mt="xl" maw="40rem">
      <Title order={2} size="h4">
        Arama sonucunda
      </Title>
      <Paper withBorder p="md">
        <Text size="sm" c="dimmed" truncate>
          {address}
        </Text>
        <Text size="lg" c="var(--tint-blue)" lineClamp={1}>
          {cut(title, SHOWN.title) || "Başlık yok"}
        </Text>
        <Text size="sm">{cut(description, SHOWN.description) || "Açıklama yok"}</Text>
      </Paper>
    </Stack>
  );
}

/**
 * Shows the card of a page whose address is shared.
 * @param image "" for the card that the server draws
 */
export function CardPreview({ address, title, description, image }: Texts & { image: string }) {
  return (
    <Stack gap="xs" mt="xl" maw="30rem">
      <Title order={2} size="h4">
        Paylaşıldığında
      </Title>
      <Paper withBorder style={{ overflow: "hidden" }}>
        {image ? (
          <Image src={image} alt="" h="12rem" fit="cover" />
        ) : (
          <Text size="sm" c="dimmed" ta="center" p="xl" bg="var(--surface-sunken)">
            Sayfanın kendi paylaşım görseli kullanılır.
          </Text>
        )}
        <Stack gap={4} p="md">
          <Text size="xs" c="dimmed" tt="uppercase">
            {new URL(address).host}
          </Text>
          <Text fw={600} lineClamp={2}>
            {title || "Başlık yok"}
          </Text>
          <Text size="sm" c="dimmed" lineClamp={2}>
            {description}
          </Text>
        </Stack>
      </Paper>
    </Stack>
  );
}

function cut(text: string, length: number): string {
  return text.length > length ? `${cutText(text, length - 1).trimEnd()}…` : text;
}
