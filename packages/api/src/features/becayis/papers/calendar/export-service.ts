import { formatDay } from "@site/contract/common/days";
import type { Prisma } from "@site/db";

/** Returns the windows that a member was notified of, for the copy of their data. */
export async function listToldWindows(
  tx: Prisma.TransactionClient,
  memberId: number,
): Promise<{ institution: string; firstDay: string; lastDay: string }[]> {
  const rows = await tx.windowReader.findMany({
    where: { memberId },
    include: { window: { select: { institution: { select: { name: true } } } } },
    orderBy: { windowId: "asc" },
  });
  const toText = (day: Date) => formatDay(day.toISOString().slice(0, 10));
  return rows.map(({ window, firstDay, lastDay }) => ({
    institution: window.institution.name,
    firstDay: toText(firstDay),
    lastDay: toText(lastDay),
  }));
}
