import { trpc } from "../../api/trpc.ts";

/** Returns what shows posts or counts them: stale after each write of one. */
export function usePostLists() {
  const { admin, blog } = trpc.useUtils();
  return [admin.posts.page, admin.dashboard, blog];
}
