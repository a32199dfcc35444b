import { Badge, Group, Paper, Radio, Stack, Text, Title } from "@mantine/core";
import { postStatusLabels } from "@site/contract/blog/posts/admin-labels";
import { postFieldLabels } from "@site/contract/blog/posts/fields";
import { TextDiff } from "../../../kit/text/text-diff.tsx";
import type { PostFormValues } from "../post-form.ts";
import { toIstanbulField } from "./istanbul-time.ts";
import type { Difference, Side, Versions } from "./merge.ts";

interface Props extends Difference {
  versions: Versions;
  names: { categories: ReadonlyMap<number, string>; tags: ReadonlyMap<number, string> };
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
}

/** Shows both values of a field, each compared with the value from which both sides started. */
export function MergedField({ name, changedBy, versions, names, chosen, onChoose }: Props) {
  const { base, mine, theirs } = versions;
  const before = changedBy === "unknown" ? undefined : findText(name, { ...mine, ...base }, names);
  const sides = [
    { side: "mine", label: "Benim yazdığım", text: findText(name, mine, names) },
    { side: "theirs", label: "Sunucudaki", text: findText(name, theirs, names) },
  ];
  return (
    <Paper withBorder p="md" component="section" aria-label={postFieldLabels[name]}>
      <Group mb="xs">
        <Title order={2} size="h5">
          {postFieldLabels[name]}
        </Title>
        {changedBy === "both" && <Badge color="danger">İki taraf da değiştirdi</Badge>}
        {changedBy === "unknown" && <Badge color="warning">Kimin değiştirdiği bilinmiyor</Badge>}
      </Group>
      <Radio.Group
        aria-label={`${postFieldLabels[name]} için seçim`}
        value={chosen ?? ""}
        onChange={(side) => onChoose(side === "theirs" ? "theirs" : "mine")}
      >
        <Group grow align="flex-start" preventGrowOverflow={false}>
          {sides.map(({ side, label, text }) => (
            <Stack key={side} gap="xs" miw="16rem">
              <Radio value={side} label={label} />
              {text === "" && <Text c="dimmed">(boş)</Text>}
              <TextDiff before={before ?? text} after={text} />
            </Stack>
          ))}
        </Group>
      </Radio.Group>
    </Paper>
  );
}

/** Returns a field's value as a person reads it. */
function findText(name: Difference["name"], values: PostFormValues, { categories, tags }: Props["names"]): string {
  switch (name) {
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
