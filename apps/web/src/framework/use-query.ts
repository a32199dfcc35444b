import type {
  DefaultError,
  QueryKey,
  QueryObserver,
  UseQueryOptions,
  UseSuspenseQueryOptions,
} from "@tanstack/react-query";
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from "react";
import type { LoadedClient, Queries } from "./queries.ts";

const QueriesContext = createContext<Queries | undefined>(undefined);

export const QueriesProvider = QueriesContext.Provider;

/** Returns the queries of the page, to read and change what they have answered. */
export function useQueries(): Queries {
  const queries = useContext(QueriesContext);
  if (!queries) throw new Error("useQueries is used outside QueriesProvider");
  return queries;
}

/** The parts of TanStack's result that the site uses. */
export interface QueryResult<Data, Failure = unknown> {
  data: Data | undefined;
  /** Also an error of loading the query client's code. */
  error: Failure | Error | null;
  isError: boolean;
  /** Whether an answer or error has arrived. */
  isFetched: boolean;
  isFetching: boolean;
  /** Whether the first answer is under way. */
  isLoading: boolean;
  /** Whether there is neither answer nor error. */
  isPending: boolean;
  isSuccess: boolean;
  refetch: () => Promise<{ data: Data | undefined } | undefined>;
}

/** Observes a query for one component: first the document's answer, then the query client's. */
class Observation<Fetched, Failure, Data, Key extends QueryKey> {
  readonly #queries: Queries;
  #observer: QueryObserver<Fetched, Failure, Data, Fetched, Key> | undefined;
  #options: UseQueryOptions<Fetched, Failure, Data, Key>;

  constructor(queries: Queries, options: UseQueryOptions<Fetched, Failure, Data, Key>) {
    this.#queries = queries;
    this.#options = options;
  }

  /** Returns the result to render. */
  read(options: UseQueryOptions<Fetched, Failure, Data, Key>): QueryResult<Data, Failure> {
    const { loaded, failure } = this.#queries;
    if (loaded) {
      const observer = this.#getObserver(loaded, options);
      return observer.trackResult(observer.getOptimisticResult(withDefaults(loaded, options)));
    }
    const isMissing = this.#isMissing(options);
    return toResult(this.#queries.getData(options), isMissing && failure ? failure : null, isMissing && !failure, () =>
      this.#queries.load().then(() => this.#observer?.refetch()),
    );
  }

  /** Fetches what the rendered component shows; loads the query client if the document has no answer. */
  readonly observe = (options: UseQueryOptions<Fetched, Failure, Data, Key>): void => {
    this.#options = options;
    const { loaded, failure } = this.#queries;
    if (loaded) this.#getObserver(loaded, options).setOptions(withDefaults(loaded, options));
    else if (!failure && this.#isMissing(options)) this.#queries.load().catch(() => undefined); // the result has the error
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    const follow = (loaded: LoadedClient) => {
      const observer = this.#getObserver(loaded, this.#options);
      const stop = observer.subscribe(loaded.schedule(listener));
      observer.updateResult();
      return stop;
    };
    const { loaded } = this.#queries;
    if (loaded) return follow(loaded);
    let stop = this.#queries.onLoad((loadedLater) => {
      if (loadedLater) {
        stop();
        stop = follow(loadedLater);
      }
      listener();
    });
    return () => stop();
  };

  /** Changes with the result; the document's answer stays as it is. */
  readonly getState = (): unknown => this.#observer?.getCurrentResult() ?? this.#queries.failure;

  #isMissing(options: UseQueryOptions<Fetched, Failure, Data, Key>): boolean {
    return options.enabled !== false && this.#queries.getData(options) === undefined;
  }

  #getObserver(loaded: LoadedClient, options: UseQueryOptions<Fetched, Failure, Data, Key>) {
    this.#observer ??= new loaded.Observer(loaded.client, withDefaults(loaded, options));
    return this.#observer;
  }
}

function withDefaults<Fetched, Failure, Data, Key extends QueryKey>(
  { client }: LoadedClient,
  options: UseQueryOptions<Fetched, Failure, Data, Key>,
) {
  return { ...client.defaultQueryOptions(options), _optimisticResults: "optimistic" } as const;
}

/** Returns a result without a query client. */
function toResult<Data, Failure>(
  data: Data | undefined,
  error: Error | null,
  isLoading: boolean,
  refetch: QueryResult<Data, Failure>["refetch"],
): QueryResult<Data, Failure> {
  const isSuccess = data !== undefined;
  const isFetched = isSuccess || error !== null;
  const isError = error !== null;
  return {
    data,
    error,
    isError,
    isFetched,
    isFetching: isLoading,
    isLoading,
    isPending: !isFetched,
    isSuccess,
    refetch,
  };
}

/**
 * Observes a query like TanStack's hook of this name. The document's answer needs no query client; without one, the
 * client is loaded and fetches it. The server only reads: observers took a third of the time to render an article.
 */
export const useQuery = import.meta.env.SSR ? useAnswer : useObserved;

function useObserved<Fetched, Failure = DefaultError, Data = Fetched, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Fetched, Failure, Data, Key>,
): QueryResult<Data, Failure> {
  const queries = useQueries();
  const [observation] = useState(() => new Observation(queries, options));
  useEffect(() => observation.observe(options), [observation, options]); // before the subscription, which reads it
  useSyncExternalStore(observation.subscribe, observation.getState, observation.getState);
  return observation.read(options);
}

function useAnswer<Fetched, Failure = DefaultError, Data = Fetched, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Fetched, Failure, Data, Key>,
): QueryResult<Data, Failure> {
  return toResult(useQueries().getData(options), null, false, () => Promise.reject(new Error("the server renders")));
}

/**
 * Returns data that the page's `load` fetched. In the browser the component waits for it after a move to another page.
 * @param prepare runs before the data is fetched; it must not reject
 */
export const usePageData = import.meta.env.SSR ? useLoaded : useAwaited;

function useAwaited<Fetched, Failure = DefaultError, Data = Fetched, Key extends QueryKey = QueryKey>(
  options: UseSuspenseQueryOptions<Fetched, Failure, Data, Key>,
  prepare?: () => Promise<unknown>,
): Data {
  const queries = useQueries();
  // A failed query stays failed until the reader tries the page again.
  const { data, isError, error } = useQuery<Fetched, Failure, Data, Key>({ ...options, retryOnMount: false });
  if (data !== undefined) return data;
  if (isError) throw error;
  throw queries.wait(options, prepare);
}

function useLoaded<Fetched, Failure = DefaultError, Data = Fetched, Key extends QueryKey = QueryKey>(
  options: UseSuspenseQueryOptions<Fetched, Failure, Data, Key>,
): Data {
  const data = useQueries().getData(options);
  if (data === undefined) throw new Error(`the page's load did not fetch ${JSON.stringify(options.queryKey)}`);
  return data;
}

/** Keeps the answer of the previous key until that of the next one is there. */
export const keepPrevious = <Data>(previous: Data | undefined) => previous;
