import {
  type QueryKey,
  type UseQueryOptions,
  type UseSuspenseQueryOptions,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from "@tanstack/react-query";

/**
 * Returns data that the page's `load` fetched. The browser observes the query. The server only reads the cache, because
 * query observers took a tenth of the time to render a list.
 */
export const usePageData = import.meta.env.SSR ? useCached : useObserved;

function useObserved<Fetched, Failure, Data, Key extends QueryKey>(
  options: UseSuspenseQueryOptions<Fetched, Failure, Data, Key>,
): Data {
  return useSuspenseQuery(options).data;
}

function useCached<Fetched, Failure, Data, Key extends QueryKey>({
  queryKey,
}: UseSuspenseQueryOptions<Fetched, Failure, Data, Key>): Data {
  const data = useQueryClient().getQueryData<Data>(queryKey);
  if (data === undefined) throw new Error(`the page's load did not fetch ${JSON.stringify(queryKey)}`);
  return data;
}

/** Returns whether the page's data or data added to it is loaded; without an observer on the server, as above. */
export const useHasPageData = import.meta.env.SSR ? useIsCached : useIsObserved;

function useIsObserved<Fetched, Failure, Data, Key extends QueryKey>(
  options: UseQueryOptions<Fetched, Failure, Data, Key>,
): boolean {
  return useQuery(options).isSuccess;
}

function useIsCached<Fetched, Failure, Data, Key extends QueryKey>({
  queryKey,
}: UseQueryOptions<Fetched, Failure, Data, Key>): boolean {
  return useQueryClient().getQueryData(queryKey) !== undefined;
}
