import { adminPaths } from "@site/contract/admin-paths";
import type { trpc } from "../api/trpc.ts";

/**
 * Returns where an administrator begins who asked for no screen: an owner of a site whose set-up is neither done nor put
 * off at the list of its steps, everyone else at home.
 */
export async function findStart({ admin }: ReturnType<typeof trpc.useUtils>): Promise<string> {
  try {
    if ((await admin.session.me.fetch()).role !== "owner") return adminPaths.home;
    const { steps, isDismissed, isPostponed } = await admin.setupChecklist.get.fetch();
    const isSetUp = isDismissed || isPostponed || steps.every(({ isDone }) => isDone);
    return isSetUp ? adminPaths.home : adminPaths.dashboard;
  } catch {
    return adminPaths.home; // the screen says itself what is wrong
  }
}
