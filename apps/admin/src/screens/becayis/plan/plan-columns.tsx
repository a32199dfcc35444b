import { Badge, Text } from "@mantine/core";
import type { GroupPlan } from "@site/contract/becayis/swaps/planning/schema";
import { formatNumber } from "@site/contract/common/text";
import { durationText } from "../../../kit/measures.ts";

/**
 * Returns the age of a plan.
 * @param moment ISO 8601
 */
function ageText(moment: string, now = Date.now()): string {
  return `${durationText(Math.max(1, (now - Date.parse(moment)) / 1000))} önce`;
}

/** Returns how many more people could move at most, by the tightest known bound. */
function moreText({ movable, limit, isProven }: Pick<GroupPlan, "movable" | "limit" | "isProven">): string {
  return isProven || limit <= movable ? "0 kişi" : `en çok ${formatNumber(limit - movable)} kişi`;
}

/** Returns the duration of a calculation as "0,8 sn" or "12 sn". */
function calculationText(durationMs: number): string {
  const seconds = durationMs / 1000;
  return `${decimalText(seconds < 10 ? Math.ceil(seconds * 10) / 10 : Math.round(seconds))} sn`;
}

function decimalText(value: number): string {
  return String(value).replace(".", ",");
}

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
        {!isProven && (
          <Text size="xs" c="dimmed">
            Halkalar ne kadar uzun olursa olsun, üst sınır
          </Text>
        )}
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
