import { SiteError } from "./errors.ts";
import type { paths } from "./schema.ts";
import type { CallOptions, InputOf, ItemOf, Method, OutputOf, PagedPath, PathsOf } from "./types.ts";

/** Address of a site and, for calls that need one, an API key. */
export interface ClientOptions {
  /** As in https://example.org, without a trailing slash. */
  origin: string;
  apiKey?: string | undefined;
  /** How often a call is repeated that the site could not answer (429, 503, lost connections); 3 by default. */
  retries?: number | undefined;
  /** The longest time in milliseconds that a repetition waits; 60,000 by default. */
  maxWaitMs?: number | undefined;
  fetch?: typeof globalThis.fetch | undefined;
}

type EventPage = OutputOf<"/api/v1/events", "get">;

/** The calls of a site: each with its address, and typed by it. */
export interface SiteClient {
  get<P extends PathsOf<"get">>(path: P, ...input: Optional<InputOf<P, "get">>): Promise<OutputOf<P, "get">>;
  post<P extends PathsOf<"post">>(path: P, ...input: Optional<InputOf<P, "post">>): Promise<OutputOf<P, "post">>;
  put<P extends PathsOf<"put">>(path: P, ...input: Optional<InputOf<P, "put">>): Promise<OutputOf<P, "put">>;
  patch<P extends PathsOf<"patch">>(path: P, ...input: Optional<InputOf<P, "patch">>): Promise<OutputOf<P, "patch">>;
  /** Reads a record with its ETag, which `ifMatch` of a later call takes. */
  read<P extends PathsOf<"get">>(
    path: P,
    ...input: Optional<InputOf<P, "get">>
  ): Promise<{ data: OutputOf<P, "get">; etag: string | undefined }>;
  /** Goes through all records of a paged list, page by page. */
  items<P extends PagedPath>(path: P, ...input: Optional<Omit<InputOf<P, "get">, "path">>): AsyncGenerator<ItemOf<P>>;
  /** Goes through the events after one of them; a page's `next` goes on from there the next time. */
  events(options?: { after?: string | undefined; signal?: AbortSignal | undefined }): AsyncGenerator<EventPage>;
}

/** The last argument: it may be left out where all of its fields may. */
type Optional<Input> = object extends Input ? [input?: Input] : [input: Input];

interface Sent extends CallOptions {
  path?: object | undefined;
  query?: object | undefined;
  body?: unknown;
}

const RETRIED = [429, 503];
const FIRST_WAIT_MS = 500;

/** Creates a client for programs outside a browser; with public calls it works in a browser too. */
export function createSiteClient(options: ClientOptions): SiteClient {
  const send = async (method: Method, path: keyof paths, sent: Sent = {}): Promise<Response> => {
    const response = await request(options, method, toAddress(options.origin, path, sent), sent);
    if (!response.ok) throw new SiteError(response.status, await response.json().catch(() => undefined));
    return response;
  };
  const call = (method: Method) => async (path: keyof paths, sent?: Sent) => (await send(method, path, sent)).json();
  const get = call("get");
  return {
    get,
    post: call("post"),
    put: call("put"),
    patch: call("patch"),
    async read(path: keyof paths, sent?: Sent) {
      const response = await send("get", path, sent);
      return { data: await response.json(), etag: response.headers.get("etag") ?? undefined };
    },
    async *items(path: keyof paths, sent?: Sent) {
      for (let page = 1, pageCount = 1; page <= pageCount; page++) {
        const answer = await get(path, { ...sent, query: { ...sent?.query, page } });
        yield* answer.items;
        pageCount = answer.pageCount;
      }
    },
    async *events({ after, signal } = {}) {
      let page: EventPage = { items: [], next: after ?? "", hasMore: true };
      while (page.hasMore) {
        page = await get("/api/v1/events", { query: { after: page.next }, signal });
        if (page.items.length > 0) yield page;
      }
    },
  };
}

function toAddress(origin: string, template: string, { path = {}, query = {} }: Sent): string {
  const values = new Map<string, unknown>(Object.entries(path));
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
  const given = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().flatMap((each) => (each === undefined || each === null ? [] : [[name, String(each)]])),
  );
  return `${origin}${filled}${given.length > 0 ? `?${new URLSearchParams(given)}` : ""}`;
}

/**
 * Sends a request, and again while the site asks for it or the connection is lost before a call that may be repeated.
 */
async function request(
  { apiKey, retries = 3, maxWaitMs = 60_000, fetch = globalThis.fetch }: ClientOptions,
  method: Method,
  address: string,
  { body, signal, ifMatch, idempotencyKey = method === "post" ? crypto.randomUUID() : undefined }: Sent,
): Promise<Response> {
  const headers: Record<string, string> = {
    accept: "application/json",
    ...(apiKey && { authorization: `Bearer ${apiKey}` }),
    ...(body !== undefined && { "content-type": "application/json" }),
    ...(ifMatch && { "if-match": ifMatch }),
    ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
  };
  const options: RequestInit = {
    method: method.toUpperCase(),
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  };
  const mayRepeat = method === "get" || idempotencyKey !== undefined;
  for (let attempt = 0; ; attempt++) {
    const isLast = attempt >= retries;
    try {
      const response = await fetch(address, options);
      if (isLast || !RETRIED.includes(response.status)) return response;
      await sleep(Math.min(maxWaitMs, waitOf(response) ?? FIRST_WAIT_MS * 2 ** attempt), signal);
    } catch (error) {
      if (isLast || !mayRepeat || signal?.aborted) throw error;
      await sleep(Math.min(maxWaitMs, FIRST_WAIT_MS * 2 ** attempt), signal);
    }
  }
}

/** Returns the milliseconds that Retry-After asks for: seconds, or a date. */
function waitOf({ headers }: Response): number | undefined {
  const header = headers.get("retry-after");
  if (header === null) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
