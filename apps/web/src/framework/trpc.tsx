import { createContext, type ReactNode, useContext } from "react";
import type { Trpc } from "./create-trpc.ts";

export type { Trpc };

const TrpcContext = createContext<Trpc | undefined>(undefined);

export function TrpcProvider({ trpc, children }: { trpc: Trpc; children: ReactNode }) {
  return <TrpcContext value={trpc}>{children}</TrpcContext>;
}

export function useTrpc(): Trpc {
  const trpc = useContext(TrpcContext);
  if (!trpc) throw new Error("useTrpc is used outside TrpcProvider");
  return trpc;
}
