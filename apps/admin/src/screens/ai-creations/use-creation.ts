import { trpc } from "../../api/trpc.ts";

/** Asks again this often while a creation runs, in case no event arrives. */
const POLL_MS = 4_000;

/** Follows a creation: the event stream invalidates it, and as a fallback it is polled. */
export function useCreation(id: number | undefined) {
  return trpc.admin.creations.get.useQuery(
    { id: id ?? 0 },
    {
      enabled: id !== undefined,
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.state === "running" ? POLL_MS : false),
    },
  );
}
