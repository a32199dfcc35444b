import type { SiteShell } from "@site/contract/site/schema";
import { useSuspenseQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext } from "react";
import { useTrpc } from "../lib/trpc.tsx";

const ShellContext = createContext<SiteShell | undefined>(undefined);

/** Reads settings, footer links and services once for all that stands on a page. */
export function ShellProvider({ children }: { children: ReactNode }) {
  const shell = useSuspenseQuery(useTrpc().site.shell.queryOptions()).data;
  return <ShellContext value={shell}>{children}</ShellContext>;
}

export function useShell(): SiteShell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error("useShell is used outside ShellProvider");
  return shell;
}
