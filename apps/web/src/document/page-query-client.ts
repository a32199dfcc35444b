import { type DefaultError, type FetchQueryOptions, QueryClient, type QueryKey } from "@tanstack/react-query";

/** Nobody breaks off the rendering of a page. */
const { signal } = new AbortController();

/**
 * The query cache of one rendered page. Reads as the browser's does, without what a document has no use for: a retryer, an
 * abort controller and the news of each step were a fifth of what an article cost (instructions, counted).
 */
export class PageQueryClient extends QueryClient {
  override async fetchQuery<
    Fetched = unknown,
    Failure = DefaultError,
    Data = Fetched,
    Key extends QueryKey = QueryKey,
    PageParam = never,
  >({ queryKey, queryFn }: FetchQueryOptions<Fetched, Failure, Data, Key, PageParam>): Promise<Data> {
    const read: unknown = queryFn; // of no page parameter in particular
    if (typeof read !== "function") throw new Error(`${JSON.stringify(queryKey)} cannot be read`);
    const fetched: unknown = await read({ client: this, queryKey, signal, meta: undefined });
    this.setQueryData<unknown>(queryKey, () => fetched);
    const data = this.getQueryData<Data>(queryKey);
    if (data === undefined) throw new Error(`${JSON.stringify(queryKey)} is undefined`);
    return data;
  }
}
