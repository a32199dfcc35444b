import type { AppRouter } from "@site/api";
import type { QueryClient } from "@tanstack/react-query";
import type { TRPCClient } from "@trpc/client";
import type { createTRPCQueryUtils } from "@trpc/react-query";

/** Where calls go: on the server straight to the router, in the browser over HTTP. A page cannot tell which. */
export interface CallTransport {
  query(path: string, input?: unknown): Promise<unknown>;
  mutation(path: string, input?: unknown): Promise<unknown>;
}

/** What the pages use of tRPC's query utilities. */
type Used = "queryOptions" | "invalidate" | "setData";
type Branch<Utils> = {
  [Name in keyof Utils as Name extends Used
    ? Name
    : Utils[Name] extends (...given: never[]) => unknown
      ? never
      : Name]: Name extends Used ? Utils[Name] : Branch<Utils[Name]>;
};

/** The typed way to every procedure. The nouns make query options; `client` calls at once. */
export type Trpc = Branch<ReturnType<typeof createTRPCQueryUtils<AppRouter>>> & { client: TRPCClient<AppRouter> };

/** What stands at the end of a path: gets the names before it and what it is called with. */
type Leaf = (path: string[], input?: unknown, more?: unknown) => unknown;

/**
 * Makes it, in tRPC's types and with tRPC's query keys. Its own client and utilities would be five kilobytes in every public
 * page, where most pages never call: they arrive with their data in them.
 */
export function createTrpc(queryClient: QueryClient, transport: CallTransport): Trpc {
  return branchOf<Trpc>([], {
    queryOptions: (path, input, more) => ({
      ...objectOf(more),
      queryKey: keyOf(path, input),
      queryFn: () => transport.query(path.join("."), input),
    }),
    invalidate: (path, input) =>
      queryClient.invalidateQueries({ queryKey: input === undefined ? [path] : [path, { input }] }),
    setData: (path, input, data) => queryClient.setQueryData(keyOf(path, input), data),
    query: ([, ...path], input) => transport.query(path.join("."), input),
    mutate: ([, ...path], input) => transport.mutation(path.join("."), input),
  });
}

function keyOf(path: string[], input: unknown) {
  return [path, { ...(input !== undefined && { input }), type: "query" }];
}

function objectOf(value: unknown): object {
  return typeof value === "object" && value !== null ? value : {};
}

function branchOf<Typed extends object>(path: string[], leaves: Record<string, Leaf>): Typed {
  const branch: Typed = Object.create(null);
  return new Proxy(branch, {
    get(_, name) {
      if (typeof name !== "string") return undefined;
      const leaf = leaves[name];
      return leaf ? (input?: unknown, more?: unknown) => leaf(path, input, more) : branchOf([...path, name], leaves);
    },
  });
}
