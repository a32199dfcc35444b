import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useMemo, useState } from "react";
import { Dialog } from "../../../kit/dialogs/dialog.tsx";
import type { PostFormValues } from "../post-form.ts";
import {
  type Choice,
  type FieldName,
  getDifferences,
  mergeContent,
  mergeValues,
  type Side,
  type Versions,
} from "./merge.ts";
import { MergedContent } from "./merged-content.tsx";
import { MergedField } from "./merged-field.tsx";

interface Props {
  versions: Versions;
  /** Names of categories and tags by id. */
  names: { categories: ReadonlyMap<number, string>; tags: ReadonlyMap<number, string> };
  onMerge: (values: PostFormValues) => void;
  onClose: () => void;
}

/**
 * Shows both states of a post side by side. What one side changed is taken from it; where both did, nothing is chosen
 * until the user chooses.
 */
export function MergeDialog({ versions, names, onMerge, onClose }: Props) {
  const differences = useMemo(() => getDifferences(versions), [versions]);
  const regions = useMemo(() => mergeContent(versions), [versions]);
  const [choice, setChoice] = useState<Choice>(() => ({
    fields: Object.fromEntries(
      differences.flatMap(({ name, changedBy }) =>
        changedBy === "mine" || changedBy === "theirs" ? [[name, changedBy]] : [],
      ),
    ),
    blocks: regions?.filter(({ isConflict }) => isConflict).map(() => undefined) ?? [],
  }));
  const chooseField = (name: FieldName, side: Side) =>
    setChoice({ ...choice, fields: { ...choice.fields, [name]: side } });
  const openChoices =
    differences.filter(({ name }) => !choice.fields[name]).length + choice.blocks.filter((side) => !side).length;
  const isBaseGone = Object.keys(versions.base).length === 0;

  return (
    <Dialog onClose={onClose} title="Değişiklikleri birleştir" size="80rem">
      <Stack>
        <Alert>
          {isBaseGone
            ? "Bu yazı siz düzenlerken kaydedildi. Başladığınız sürüm artık saklanmadığı için kimin neyi değiştirdiği " +
              "bilinmiyor; farklı olan her yer size soruluyor."
            : "Bu yazı siz düzenlerken kaydedildi. Yalnız bir tarafın değiştirdiği yerler o taraftan alındı; iki " +
              "tarafın da değiştirdiği yerlerde hangisinin kalacağını siz seçersiniz."}
        </Alert>
        {differences.length === 0 && !regions && <Text>İki metin aynı; kaydedebilirsiniz.</Text>}
        {differences.map(({ name, changedBy }) => (
          <MergedField
            key={name}
            name={name}
            changedBy={changedBy}
            versions={versions}
            names={names}
            chosen={choice.fields[name]}
            onChoose={(side) => chooseField(name, side)}
          />
        ))}
        {regions && (
          <MergedContent
            base={versions.base.content}
            regions={regions}
            chosen={choice.blocks}
            onChoose={(index, side) => setChoice({ ...choice, blocks: choice.blocks.with(index, side) })}
          />
        )}
      </Stack>
      <Group justify="flex-end" mt="lg">
        <Text size="sm" role="status">
          {openChoices > 0 && `${openChoices} yerde seçim bekleniyor`}
        </Text>
        <Button variant="default" onClick={onClose}>
          İptal
        </Button>
        <Button disabled={openChoices > 0} onClick={() => onMerge(mergeValues(versions, regions, choice))}>
          Birleştir
        </Button>
      </Group>
    </Dialog>
  );
}
