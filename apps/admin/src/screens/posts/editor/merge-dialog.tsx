import { Alert, Badge, Button, Group, Paper, Radio, Stack, Text, Title } from "@mantine/core";
import { postStatusLabels } from "@site/contract/blog/admin-labels";
import { useState } from "react";
import { Dialog } from "../../../kit/dialog.tsx";
import { TextDiff } from "../../../kit/text-diff.tsx";
import { textOfHtml } from "../html-text.ts";
import { toIstanbulField } from "./istanbul-time.ts";
import { differencesOf, type FieldName, mergeValues, type Side, type Versions } from "./merge.ts";
import type { PostFormValues } from "./post-form.ts";

const labels: Record<FieldName, string> = {
  title: "Başlık",
  slug: "Slug",
  excerpt: "Özet",
  content: "İçerik",
  featuredImage: "Öne çıkan görsel",
  imageAlt: "Görselin alternatif metni",
  categoryId: "Kategori",
  tagIds: "Etiketler",
  status: "Durum",
  publishedAt: "Yayın tarihi",
  unpublishAt: "Yayından kalkma tarihi",
  isFeatured: "Slaytta göster",
  seoTitle: "SEO başlığı",
  seoDescription: "SEO açıklaması",
  seoKeywords: "Anahtar kelimeler",
};

interface Props {
  versions: Versions;
  /** Names of categories and tags by id. */
  names: { categories: ReadonlyMap<number, string>; tags: ReadonlyMap<number, string> };
  onMerge: (values: PostFormValues) => void;
  onClose: () => void;
}

/** Shows both states of a post side by side and lets the user choose for each field. */
export function MergeDialog({ versions, names, onMerge, onClose }: Props) {
  const differences = differencesOf(versions);
  const [chosen, setChosen] = useState<Partial<Record<FieldName, Side>>>(
    Object.fromEntries(differences.map(({ name, suggested }) => [name, suggested])),
  );
  const show = (name: FieldName, values: PostFormValues) => textOf(name, values, names);

  return (
    <Dialog onClose={onClose} title="Değişiklikleri birleştir" size="80rem">
      <Stack>
        <Alert>
          Bu yazı siz düzenlerken kaydedildi. Yalnız bir tarafın değiştirdiği alanlarda o taraf seçili; iki tarafın da
          değiştirdiği alanlar işaretli.
        </Alert>
        {differences.length === 0 && <Text>İki metin aynı; kaydedebilirsiniz.</Text>}
        {differences.map(({ name, isConflict }) => (
          <Paper key={name} withBorder p="md" component="section" aria-label={labels[name]}>
            <Group mb="xs">
              <Title order={2} size="h5">
                {labels[name]}
              </Title>
              {isConflict && <Badge color="danger">İki taraf da değiştirdi</Badge>}
            </Group>
            <Radio.Group
              aria-label={`${labels[name]} için seçim`}
              value={chosen[name]}
              onChange={(side) => setChosen({ ...chosen, [name]: side === "theirs" ? "theirs" : "mine" })}
            >
              <Group grow align="flex-start" preventGrowOverflow={false}>
                <Stack gap="xs" miw="16rem">
                  <Radio value="mine" label="Benim yazdığım" />
                  <TextDiff before={show(name, versions.base)} after={show(name, versions.mine)} />
                </Stack>
                <Stack gap="xs" miw="16rem">
                  <Radio value="theirs" label="Sunucudaki" />
                  <TextDiff before={show(name, versions.base)} after={show(name, versions.theirs)} />
                </Stack>
              </Group>
            </Radio.Group>
          </Paper>
        ))}
      </Stack>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          İptal
        </Button>
        <Button onClick={() => onMerge(mergeValues(versions, chosen))}>Birleştir</Button>
      </Group>
    </Dialog>
  );
}

/** Returns a field's value as a person reads it. */
function textOf(name: FieldName, values: PostFormValues, { categories, tags }: Props["names"]): string {
  switch (name) {
    case "content":
      return textOfHtml(values.content);
    case "categoryId":
      return values.categoryId === null ? "" : (categories.get(values.categoryId) ?? `#${values.categoryId}`);
    case "tagIds":
      return values.tagIds.map((id) => tags.get(id) ?? `#${id}`).join(", ");
    case "status":
      return postStatusLabels[values.status];
    case "isFeatured":
      return values.isFeatured ? "Evet" : "Hayır";
    case "publishedAt":
    case "unpublishAt":
      return toIstanbulField(values[name]).replace("T", " ");
    default:
      return values[name];
  }
}
