/** Loaded once for each visit: a refetch must not replace the text being edited. */
export const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 };
