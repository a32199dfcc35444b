import type { BoardSettings, UpdateBoardSettingsInput } from "@site/contract/becayis/board/settings/admin-schema";
import type { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import { changePages } from "../../../../core/pages/pages.ts";

/** Reads the expiry of a listing that is published or renewed now. */
const LISTING_END = `SELECT date_trunc('milliseconds', clock_timestamp()) + listing_days * interval '24 hours' AS "end"
  FROM board_settings`;

const ROW = { id: 1 };

/** Returns the lifetimes and limits that the administrator set. */
export async function readBoardSettings(db: Pick<Prisma.TransactionClient, "boardSetting">): Promise<BoardSettings> {
  const { id: _, ...settings } = await db.boardSetting.findUniqueOrThrow({ where: ROW });
  return settings;
}

/** Returns the expiry of a listing that is published or renewed now. */
export async function listingEnd(tx: Prisma.TransactionClient): Promise<Date> {
  const [row] = await tx.$queryRawUnsafe<{ end: Date }[]>(LISTING_END);
  if (!row) throw new Error("the board has no settings");
  return row.end;
}

/** Saves the sent settings, which apply to listings that are created or renewed afterwards. */
export async function updateBoardSettings(app: App, settings: UpdateBoardSettingsInput): Promise<void> {
  await changePages(app, ["becayis", "home"], (tx) => tx.boardSetting.update({ where: ROW, data: settings }));
}
