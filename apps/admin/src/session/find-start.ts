import { adminPaths } from "@site/contract/admin-paths";
import type { trpc } from "../api/trpc.ts";

/**
 * Returns where an administrator begins who asked for no screen: at the list of the site's set-up steps while it is
 * neither done nor put off, otherwise at home.
 */
export async function findStart({ admin }: ReturnType<typeof trpc.useUtils>): Promise<string> {
  try {
    const { steps, isDismissed, isPostponed } = await admin.setupChecklist.get.fetch();
    const isSetUp = isDismissed || isPostponed || steps.every(({ isDone }) => isDone);
    return isSetUp ? adminPaths.home : adminPaths.dashboard;
  } catch {
    return adminPaths.home; // the screen says itself what is wrong
  }
}
