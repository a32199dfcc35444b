import { type QueryKey, type UseSuspenseQueryOptions, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";

/**
 * What the page's `load` has brought. In the browser it follows the query; on the server, where nothing changes while a page is
 * rendered, it is read from the cache: an observer for each query was a tenth of a list's rendering.
 */
export const usePageData = import.meta.env.SSR ? useCached : useFollowed;

function useFollowed<Fetched, Failure, Data, Key extends QueryKey>(
  options: UseSuspenseQueryOptions<Fetched, Failure, Data, Key>,
): Data {
  return useSuspenseQuery(options).data;
}

function useCached<Fetched, Failure, Data, Key extends QueryKey>({
  queryKey,
}: UseSuspenseQueryOptions<Fetched, Failure, Data, Key>): Data {
  const data = useQueryClient().getQueryData<Data>(queryKey);
  if (data === undefined) throw new Error(`the page's load did not bring ${JSON.stringify(queryKey)}`);
  return data;
}
