/** Loads once for each visit, because a refetch must not replace the edited text. */
export const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 };
