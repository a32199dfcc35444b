import { trpc } from "../../api/trpc.ts";

/** Interval of polling while a creation runs, in case that no event arrives. */
const POLL_MS = 4_000;

/** Returns the query for a creation. Events of the server refetch it; it also polls while the creation runs. */
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
