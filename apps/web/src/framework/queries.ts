import type { DefaultError, FetchQueryOptions, QueryClient, QueryKey, UseQueryOptions } from "@tanstack/react-query";
import { loadPart } from "./failed-loads.ts";
import type { createLoadedClient } from "./queries/client.ts";

/** The query client of a page and what observes its queries. */
export type LoadedClient = ReturnType<typeof createLoadedClient>;

/** Keys are made by the same code each time, so that their properties need not be sorted. */
const getHash = (key: QueryKey) => JSON.stringify(key);

/** Query functions expect a signal; rendering is never aborted. */
const { signal } = new AbortController();

/**
 * The answers of a page's queries: those in the document until something else is needed, then those of TanStack's query
 * client, whose code most readers never load.
 */
export class Queries {
  readonly #answers = new Map<string, { key: QueryKey; data: unknown }>();
  readonly #since = Date.now();
  readonly #waits = new Map<string, Promise<unknown>>();
  readonly #listeners = new Set<(loaded: LoadedClient | undefined) => void>();
  readonly #loadClient: (() => Promise<LoadedClient>) | undefined;
  #loading: Promise<QueryClient> | undefined;
  /** Set once the client is there. */
  loaded: LoadedClient | undefined;
  /** Set if the client's code could not be loaded. */
  failure: Error | undefined;

  /** @param loadClient left out on the server, which fetches each query once, without retries and observers */
  constructor(loadClient?: () => Promise<LoadedClient>) {
    this.#loadClient = loadClient;
  }

  /** Returns what a query has answered; undefined if nothing. */
  getData<Fetched, Failure = DefaultError, Data = Fetched, Key extends QueryKey = QueryKey>({
    queryKey,
  }: Pick<UseQueryOptions<Fetched, Failure, Data, Key>, "queryKey" | "queryFn" | "select">): Data | undefined {
    if (this.loaded) return this.loaded.client.getQueryData<Data>(queryKey);
    return this.#answers.get(getHash(queryKey))?.data as Data | undefined; // stored under its query's key
  }

  /** Adds an answer of the document, or of the server's query. */
  add(key: QueryKey, data: unknown): void {
    this.#answers.set(getHash(key), { key, data });
  }

  /** Returns all answers that were added. */
  list(): { key: QueryKey; data: unknown }[] {
    return [...this.#answers.values()];
  }

  /** Loads the query client, which takes the answers over. Rejects if its code cannot be loaded. */
  load(): Promise<QueryClient> {
    this.#loading ??= this.#load().catch((error: unknown) => {
      this.#loading = undefined;
      this.failure = error instanceof Error ? error : new Error(String(error));
      this.#notify();
      throw error;
    });
    return this.#loading;
  }

  async #load(): Promise<QueryClient> {
    if (!this.#loadClient) throw new Error("the server has no query client");
    const loaded = await this.#loadClient();
    for (const { key, data } of this.list()) loaded.client.setQueryData(key, data, { updatedAt: this.#since });
    this.#answers.clear();
    this.failure = undefined;
    this.loaded = loaded;
    this.#notify();
    return loaded.client;
  }

  #notify(): void {
    for (const listener of [...this.#listeners]) listener(this.loaded);
  }

  /** Calls when the client has been loaded, or without it when its code could not be. @returns stops that */
  onLoad(listener: (loaded: LoadedClient | undefined) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Changes what the query client holds, at once if it is there. @returns what the change returns */
  async change<Result>(work: (client: QueryClient) => Result): Promise<Awaited<Result>> {
    return await work(this.loaded?.client ?? (await this.load()));
  }

  /** Returns fresh data, or fetches it into the cache. */
  async fetchQuery<Data, Failure = DefaultError, Key extends QueryKey = QueryKey>(
    options: FetchQueryOptions<Data, Failure, Data, Key>,
  ): Promise<Data> {
    if (this.#loadClient) return (await this.load()).fetchQuery(options);
    const { queryKey, queryFn } = options;
    if (typeof queryFn !== "function") throw new Error(`${JSON.stringify(queryKey)} cannot be read`);
    const client: QueryClient = Object.create(null); // no query function of a page uses it
    const data = await queryFn({ client, queryKey, signal, meta: undefined });
    this.add(queryKey, data);
    return data;
  }

  /** Fetches data for a suspended component; resolves in any case. @param prepare runs first; it must not reject */
  wait<Data, Failure, Key extends QueryKey>(
    options: FetchQueryOptions<Data, Failure, Data, Key>,
    prepare?: () => Promise<unknown>,
  ): Promise<unknown> {
    const hash = getHash(options.queryKey);
    const fetch = async () => {
      await prepare?.();
      await this.fetchQuery(options).catch(() => undefined); // the component reads the error from the query
      this.#waits.delete(hash);
    };
    const wait = this.#waits.get(hash) ?? fetch();
    this.#waits.set(hash, wait);
    return wait;
  }

  /** Forgets failed queries, so that pages try them again. */
  forgetFailures(): void {
    this.failure = undefined;
    this.loaded?.client.removeQueries({
      predicate: ({ state }) => state.status === "error" && state.data === undefined,
    });
  }
}

/** Loads the query client's code in the browser. */
export const loadQueryClient = async (): Promise<LoadedClient> =>
  (await loadPart(() => import("./queries/client.ts"))).createLoadedClient();
