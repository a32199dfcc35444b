import { Badge, Group, Paper, Radio, Stack, Text, Title } from "@mantine/core";
import { TextDiff } from "../../../kit/text/text-diff.tsx";
import { textOfHtml } from "../html-text.ts";
import { type BlockSide, joinRegions, type Region } from "./merge-blocks.ts";

interface Props {
  /** The text from which both sides started; undefined if unknown. */
  base: string | undefined;
  regions: readonly Region[];
  /** A side for each conflict. */
  chosen: readonly (BlockSide | undefined)[];
  onChoose: (conflict: number, side: BlockSide) => void;
}

/** Shows the merged text, or each of its conflicts for a choice. */
export function MergedContent({ base, regions, chosen, onChoose }: Props) {
  const conflicts = regions.filter((region) => region.isConflict);
  const isDecided = chosen.every((side) => side !== undefined);
  return (
    <Paper withBorder p="md" component="section" aria-label="İçerik">
      <Group mb="xs">
        <Title order={2} size="h5">
          İçerik
        </Title>
        {conflicts.length > 0 && (
          <Badge color={base === undefined ? "warning" : "danger"}>
            {base === undefined ? "Kimin değiştirdiği bilinmiyor" : "İki taraf da değiştirdi"}
          </Badge>
        )}
      </Group>
      <Stack>
        {conflicts.map((conflict, index) => {
          const key = `${index}`; // the conflicts of a comparison never change
          return (
            <Conflict
              key={key}
              label={conflicts.length === 1 ? "İçerik için seçim" : `İçerikte ${index + 1}. yer için seçim`}
              conflict={conflict}
              isBaseKnown={base !== undefined}
              chosen={chosen[index]}
              onChoose={(side) => onChoose(index, side)}
            />
          );
        })}
        {isDecided && (
          <div>
            <Text size="sm" c="dimmed" mb="xs">
              {conflicts.length === 0
                ? "Değişiklikler paragraf paragraf birleştirildi. Kaydedilecek metin:"
                : "Seçiminize göre kaydedilecek metin:"}
            </Text>
            <TextDiff {...getResult(base, joinRegions(regions, chosen))} />
          </div>
        )}
      </Stack>
    </Paper>
  );
}

interface ConflictProps {
  label: string;
  conflict: Extract<Region, { isConflict: true }>;
  isBaseKnown: boolean;
  chosen: BlockSide | undefined;
  onChoose: (side: BlockSide) => void;
}

function Conflict({ label, conflict: { base, mine, theirs }, isBaseKnown, chosen, onChoose }: ConflictProps) {
  const before = isBaseKnown ? textOfBlocks(base) : undefined;
  const isFormatOnly = textOfBlocks(mine) === textOfBlocks(theirs);
  return (
    <Radio.Group aria-label={label} value={chosen ?? ""} onChange={(side) => onChoose(getSide(side))}>
      <Group grow align="flex-start" preventGrowOverflow={false}>
        <BlockText value="mine" label="Benim yazdığım" blocks={mine} before={before} />
        <BlockText value="theirs" label="Sunucudaki" blocks={theirs} before={before} />
      </Group>
      {isFormatOnly && (
        <Text size="sm" c="dimmed" mt="xs">
          Sözcükler aynı; biçim, bağlantı veya görsel farklı.
        </Text>
      )}
      {mine.length > 0 && theirs.length > 0 && <Radio mt="sm" value="both" label="İkisi de kalsın (önce benimki)" />}
    </Radio.Group>
  );
}

interface BlockTextProps {
  value: BlockSide;
  label: string;
  blocks: string[];
  before: string | undefined;
}

function BlockText({ value, label, blocks, before }: BlockTextProps) {
  const text = textOfBlocks(blocks);
  return (
    <Stack gap="xs" miw="16rem">
      <Radio value={value} label={label} />
      {blocks.length === 0 && <Text c="dimmed">(silinmiş)</Text>}
      <TextDiff before={before ?? text} after={text} />
    </Stack>
  );
}

function getSide(value: string): BlockSide {
  return value === "theirs" || value === "both" ? value : "mine";
}

function textOfBlocks(blocks: readonly string[]): string {
  return textOfHtml(blocks.join(""));
}

function getResult(base: string | undefined, result: string): { before: string; after: string } {
  const after = textOfHtml(result);
  return { before: base === undefined ? after : textOfHtml(base), after };
}
