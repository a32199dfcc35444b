import { Badge, Text } from "@mantine/core";
import type { GroupPlan } from "@site/contract/becayis/swaps/planning/schema";
import { formatNumber } from "@site/contract/common/text";
import { ageText, calculationText, moreText, OPEN, PROVEN } from "./plan-texts.ts";

/** Columns of the list of plans. */
export const columns = [
  {
    header: "Kurum ve unvan",
    cell: ({ institution, position, listings }: GroupPlan) => (
      <>
        {institution}, {position}
        <Text size="xs" c="dimmed">
          {formatNumber(listings)} ilan
        </Text>
      </>
    ),
  },
  {
    header: "Yer değiştirebilir",
    cell: ({ movable, direct, inRings }: GroupPlan) => (
      <>
        {formatNumber(movable)} kişi
        <Text size="xs" c="dimmed">
          {formatNumber(direct)} doğrudan, {formatNumber(inRings)} halkayla
        </Text>
      </>
    ),
  },
  {
    header: "Plana eklenebilecek",
    cell: ({ movable, limit, isProven }: GroupPlan) => (
      <>
        {moreText({ movable, limit, isProven })}
        <Text size="xs" c="dimmed">
          {isProven ? PROVEN : OPEN}
        </Text>
      </>
    ),
  },
  {
    header: "Plan",
    cell: ({ madeAt, durationMs, isFinished, leftOut }: GroupPlan) => (
      <>
        {ageText(madeAt)}
        <Text size="xs" c="dimmed">
          {calculationText(durationMs)} sürdü
          {leftOut > 0 && `, ${formatNumber(leftOut)} halka kurulamadı`}
        </Text>
        {!isFinished && <Badge color="warning">Son hesap tamamlanmadı</Badge>}
      </>
    ),
  },
];
