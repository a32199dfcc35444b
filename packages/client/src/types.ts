import type { paths, webhooks } from "./schema.ts";

/** A method of the interface. */
export type Method = "get" | "post" | "put" | "patch" | "delete";

/** The addresses that have a method. */
export type PathsOf<M extends Method> = {
  [P in keyof paths]: [NonNullable<paths[P][M]>] extends [never] ? never : P;
}[keyof paths];

type OperationOf<P extends keyof paths, M extends Method> = NonNullable<paths[P][M]>;

type PathOf<Operation> = Operation extends { parameters: { path: infer Path extends object } }
  ? { path: Path }
  : { path?: undefined };
type QueryOf<Operation> = Operation extends { parameters: { query: infer Query extends object } }
  ? { query: Query }
  : Operation extends { parameters: { query?: infer Query } }
    ? { query?: Query | undefined }
    : { query?: undefined };
type BodyOf<Operation> = Operation extends { requestBody: { content: { "application/json": infer Body } } }
  ? { body: Body }
  : { body?: undefined };

/** Settings of one call. */
export interface CallOptions {
  /** Cancels the call. */
  signal?: AbortSignal | undefined;
  /** The ETag of the record that was read: the call fails with 412 if it has changed since then. */
  ifMatch?: string | undefined;
  /** Recognises a repeated POST; a new one for each call by default. */
  idempotencyKey?: string | undefined;
}

/** Input of a call. */
export type InputOf<P extends keyof paths, M extends Method> = PathOf<OperationOf<P, M>> &
  QueryOf<OperationOf<P, M>> &
  BodyOf<OperationOf<P, M>> &
  CallOptions;

/** Output of a call. */
export type OutputOf<P extends keyof paths, M extends Method> =
  OperationOf<P, M> extends { responses: { 200: { content: { "application/json": infer Output } } } } ? Output : never;

/** The lists that are paged. */
export type PagedPath = {
  [P in PathsOf<"get">]: OutputOf<P, "get"> extends { items: unknown[]; pageCount: number } ? P : never;
}[PathsOf<"get">];

/** A record of a paged list. */
export type ItemOf<P extends PagedPath> = OutputOf<P, "get"> extends { items: (infer Item)[] } ? Item : never;

/** The body of an event, as webhooks send it. */
export type WebhookEvent = {
  [Event in keyof webhooks]: webhooks[Event] extends {
    post: { requestBody: { content: { "application/json": infer Body } } };
  }
    ? Body
    : never;
}[keyof webhooks];
