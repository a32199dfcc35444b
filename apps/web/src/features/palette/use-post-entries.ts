import { limits } from "@site/contract/common/limits";
import { searchWords } from "@site/contract/common/text";
import { paths } from "@site/contract/paths";
import { keepPreviousData } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { trpc } from "../../framework/browser.ts";
import type { EntryGroup } from "./entries.ts";

/**
 * Returns the posts that the server finds. The first key fetches at once, later ones after a delay.
 * @returns the entries, and whether a search is in progress or has failed
 */
export function usePostEntries(query: string): { groups: EntryGroup[]; isSearching: boolean; isFailed: boolean } {
  const isSearch = searchWords(query).length > 0;
  const [debounced, setDebounced] = useState("");
  const lastKey = useRef(0);

  useEffect(() => {
    const now = performance.now();
    const isFirstKey = now - lastKey.current > limits.paletteDebounceMs;
    lastKey.current = now;
    const timer = setTimeout(() => setDebounced(query.trim()), isFirstKey ? 0 : limits.paletteDebounceMs);
    return () => clearTimeout(timer);
  }, [query]);

  const { data, isFetching, isError } = trpc.blog.searchCards.useQuery(
    { q: debounced, limit: limits.palettePosts },
    {
      enabled: isSearch && searchWords(debounced).length > 0,
      placeholderData: keepPreviousData,
    },
  );
  const entries = (isSearch && data) || [];
  return {
    groups:
      entries.length > 0
        ? [
            {
              title: "Yazılar",
              entries: entries.map(({ id, slug, title, category }) => ({
                id: `yazi-${id}`,
                title,
                ...(category && { hint: category.name }),
                to: paths.post(slug),
              })),
            },
          ]
        : [],
    isSearching: isSearch && (isFetching || debounced !== query.trim()),
    isFailed: isSearch && isError,
  };
}
