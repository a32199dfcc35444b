import { trpc } from "../../api/trpc.ts";

/** Returns the queries to invalidate after a post was written. */
export function usePostLists() {
  const { admin, blog } = trpc.useUtils();
  return [admin.posts.page, admin.dashboard, admin.postProvenance, admin.postIssues, blog];
}
