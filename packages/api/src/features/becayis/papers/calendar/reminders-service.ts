import { becayisNotificationTitles } from "@site/contract/becayis/notification-labels";
import { windowName, windowState } from "@site/contract/becayis/papers/calendar/labels";
import { formatDays } from "@site/contract/common/days";
import type { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import { notifyMember } from "../../../notifications/notify-member.ts";
import { windowsPath } from "../../paths.ts";
import {
  type DueRow,
  FIND_DUE_REMINDERS,
  READ_TODAY,
  TAKE_DUE_REMINDERS,
  TAKE_UNAWARE_READERS,
  type ToldRow,
} from "./queries.ts";

type Tx = Prisma.TransactionClient;

/**
 * Reminds members seven days and one day before a window's first and last day, each once. Reminders of one window that
 * are due together are one notification.
 * @param today replaces today in Istanbul
 */
export async function remindWindows(app: App, today?: string): Promise<void> {
  const day = today ?? (await readToday(app));
  while ((await app.db.pool.query(FIND_DUE_REMINDERS, [day])).rows.length > 0)
    await app.db.prisma.$transaction(async (tx) => {
      for (const row of await tx.$queryRawUnsafe<DueRow[]>(TAKE_DUE_REMINDERS, day)) await remind(app, tx, row, day);
    });
}

async function readToday(app: App): Promise<string> {
  const { rows } = await app.db.pool.query<{ today: string }>(READ_TODAY);
  if (!rows[0]) throw new Error("the database did not tell the day");
  return rows[0].today;
}

function remind(app: App, tx: Tx, row: DueRow, today: string): Promise<void> {
  const days = { firstDay: row.first_day, lastDay: row.last_day };
  const window = windowName({ institution: row.institution, ...days });
  const state = windowState(days, today);
  return notifyMember(app, tx, row.member_id, {
    event: "application_window",
    title: becayisNotificationTitles.windowReminder,
    message: `${window}. ${state}`,
    link: windowsPath,
    mail: (name) => ({ template: "window_reminder", props: { name, window, state, path: windowsPath } }),
  });
}

/** Notifies the members who know of a window that it has changed or was removed. */
export async function notifyWindowChange(app: App, id: number): Promise<void> {
  let told = 0;
  do {
    told = await app.db.prisma.$transaction(async (tx) => {
      const rows = await tx.$queryRawUnsafe<ToldRow[]>(TAKE_UNAWARE_READERS, id);
      for (const row of rows) await (row.is_removed ? notifyRemoval(app, tx, row) : notifyMove(app, tx, row));
      return rows.length;
    });
  } while (told > 0);
}

function notifyMove(app: App, tx: Tx, row: ToldRow): Promise<void> {
  const window = windowName({ institution: row.institution, firstDay: row.first_day, lastDay: row.last_day });
  const before = formatDays(row.old_first_day, row.old_last_day);
  return notifyMember(app, tx, row.member_id, {
    event: "application_window",
    title: becayisNotificationTitles.windowMoved,
    message: `${window} (önceden ${before})`,
    link: windowsPath,
    mail: (name) => ({ template: "window_moved", props: { name, window, before, path: windowsPath } }),
  });
}

function notifyRemoval(app: App, tx: Tx, row: ToldRow): Promise<void> {
  const window = windowName({ institution: row.institution, firstDay: row.old_first_day, lastDay: row.old_last_day });
  return notifyMember(app, tx, row.member_id, {
    event: "application_window",
    title: becayisNotificationTitles.windowRemoved,
    message: window,
    link: windowsPath,
    mail: (name) => ({ template: "window_removed", props: { name, window, path: windowsPath } }),
  });
}
