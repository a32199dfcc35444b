import type { AppRouter } from "@site/api";
import { getServerError } from "@site/browser/calls/server-error";
import type { QueryClient } from "@tanstack/react-query";
import type { TRPCClient } from "@trpc/client";
import type { createTRPCQueryUtils } from "@trpc/react-query";
import { createContext, useContext } from "react";
import type { CallTransport } from "./transports.ts";

/** The members of tRPC's query utilities that pages use. */
type Used = "queryOptions" | "invalidate" | "setData";
type Branch<Utils> = {
  [Name in keyof Utils as Name extends Used
    ? Name
    : Utils[Name] extends (...given: never[]) => unknown
      ? never
      : Name]: Name extends Used ? Utils[Name] : Branch<Utils[Name]>;
};

/** Typed access to every procedure. Routers create query options; `client` calls a procedure directly. */
export type Trpc = Branch<ReturnType<typeof createTRPCQueryUtils<AppRouter>>> & { client: TRPCClient<AppRouter> };

/** Handles the last name of a property path. @param path the names before it */
type Leaf = (path: string[], input?: unknown, more?: unknown) => unknown;

/**
 * Creates a client with tRPC's types and query keys. tRPC's own client would add five kilobytes to every public page,
 * and most pages never make a call because they arrive with their data.
 */
export function createTrpc(queryClient: QueryClient, transport: CallTransport): Trpc {
  return getBranch<Trpc>([], {
    queryOptions: (path, input, more) => ({
      ...getObject(more),
      queryKey: getKey(path, input),
      queryFn: () => transport.query(path.join("."), input),
    }),
    invalidate: (path, input) =>
      queryClient.invalidateQueries({ queryKey: input === undefined ? [path] : [path, { input }] }),
    setData: (path, input, data) => queryClient.setQueryData(getKey(path, input), data),
    query: ([, ...path], input) => transport.query(path.join("."), input),
    mutate: ([, ...path], input) => transport.mutation(path.join("."), input),
  });
}

function getKey(path: string[], input: unknown) {
  return [path, { ...(input !== undefined && { input }), type: "query" }];
}

function getObject(value: unknown): object {
  return typeof value === "object" && value !== null ? value : {};
}

function getBranch<Typed extends object>(path: string[], leaves: Record<string, Leaf>): Typed {
  const branch: Typed = Object.create(null);
  return new Proxy(branch, {
    get(_, name) {
      if (typeof name !== "string") return undefined;
      const leaf = leaves[name];
      return leaf ? (input?: unknown, more?: unknown) => leaf(path, input, more) : getBranch([...path, name], leaves);
    },
  });
}

const TrpcContext = createContext<Trpc | undefined>(undefined);

/** Provides the client; `MemberTrpc` provides another one for calls that need a member. */
export const TrpcProvider = TrpcContext.Provider;

export function useTrpc(): Trpc {
  const trpc = useContext(TrpcContext);
  if (!trpc) throw new Error("useTrpc is used outside TrpcProvider");
  return trpc;
}

/** Error codes for an address without a record: none exists, or none can have such an address. */
const NOT_FOUND_CODES: unknown[] = ["NOT_FOUND", "VALIDATION_FAILED"];

/** Resolves with null instead of rejecting if there is no record, so that the page can show its not-found screen. */
export async function nullIfNotFound<Data>(request: Promise<Data>): Promise<Data | null> {
  try {
    return await request;
  } catch (error) {
    if (NOT_FOUND_CODES.includes(getServerError(error)?.code)) return null;
    throw error;
  }
}
