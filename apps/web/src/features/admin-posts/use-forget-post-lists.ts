import { useTrpc } from "../../shared/lib/trpc.tsx";

/** After a write: what was read of lists and counts is stale, here and on the blog; what is on the screen is read again. */
export function useForgetPostLists(): () => Promise<void> {
  const trpc = useTrpc();
  return async () => {
    await Promise.all([trpc.admin.posts.page.invalidate(), trpc.admin.dashboard.invalidate(), trpc.blog.invalidate()]);
  };
}
