import { Paper, Text, Title } from "@mantine/core";
import { petitionTexts } from "@site/contract/becayis/papers/petitions/labels";
import { fillTemplate, getSampleValues } from "@site/contract/becayis/papers/petitions/placeholders";
import type { PetitionKind, PetitionTexts } from "@site/contract/becayis/papers/petitions/schema";

/** Shows a template filled in with sample data. */
export function TemplatePreview({ kind, texts }: { kind: PetitionKind; texts: PetitionTexts }) {
  const fill = (text: string) => fillTemplate(text, getSampleValues(kind));
  return (
    <Paper component="section" withBorder p="md" aria-label="Önizleme">
      <Title order={3} size="h5" mb="sm">
        Önizleme (örnek verilerle)
      </Title>
      <Text ta="center" fw={600} ff="var(--serif)" style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
        {fill(texts.addressee)}
      </Text>
      <Text my="sm" ff="var(--serif)">
        <strong>{petitionTexts.subject}:</strong> {fill(texts.subject)}
      </Text>
      <Text ff="var(--serif)" style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
        {fill(texts.body)}
      </Text>
      <Text mt="sm" ff="var(--serif)" style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
        <strong>{petitionTexts.attachments}:</strong>
        {`\n${fill(texts.attachments)}`}
      </Text>
    </Paper>
  );
}
