import { adminPaths } from "@site/contract/admin-paths";
import type { trpc } from "../api/trpc.ts";

/**
 * Returns the first screen for an administrator who requested none: the list of set-up steps while it is neither done
 * nor postponed, otherwise the start page.
 */
export async function findStart({ admin }: ReturnType<typeof trpc.useUtils>): Promise<string> {
  try {
    const { steps, isDismissed, isPostponed } = await admin.setupChecklist.get.fetch();
    const isSetUp = isDismissed || isPostponed || steps.every(({ isDone }) => isDone);
    return isSetUp ? adminPaths.home : adminPaths.dashboard;
  } catch {
    return adminPaths.home; // that screen shows its own error
  }
}
