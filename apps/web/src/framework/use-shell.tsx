import type { SiteShell } from "@site/contract/site/schema";
import { createContext, type ReactNode, useContext } from "react";
import { useTrpc } from "./trpc.tsx";
import { usePageData } from "./use-page-data.ts";

export const ShellContext = createContext<SiteShell | undefined>(undefined);

/** Provides settings, footer links and services to all components of a page. */
export function ShellProvider({ children }: { children: ReactNode }) {
  const shell = usePageData(useTrpc().site.shell.queryOptions());
  return <ShellContext value={shell}>{children}</ShellContext>;
}

export function useShell(): SiteShell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error("useShell is used outside ShellProvider");
  return shell;
}
