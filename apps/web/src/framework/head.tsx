import type { ShownPageSeo } from "@site/contract/site/seo/schema";
import type { SiteShell } from "@site/contract/site/settings/shell-schema";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useRef } from "react";
import { pageSeoQuery, useTrpc } from "./data.ts";
import { useCollect } from "./fragments.tsx";
import type { Head } from "./head/render-head.ts";
import { useLocation } from "./router.tsx";
import { useIsHydrating } from "./static-content.ts";

export const ShellContext = createContext<SiteShell | undefined>(undefined);

/** Provides settings, footer links and services to all components of a page. */
export function ShellProvider({ children }: { children: ReactNode }) {
  const { data: shell } = useSuspenseQuery(useTrpc().site.shell.queryOptions());
  return <ShellContext value={shell}>{children}</ShellContext>;
}

export function useShell(): SiteShell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error("useShell is used outside ShellProvider");
  return shell;
}

/** Sets the head of the calling page: in the server's HTML, and in the browser after client-side navigation. */
export const useHead = import.meta.env.SSR ? useCollectedHead : useAppliedHead;

function useCollectedHead(head: Head): void {
  useCollect(useEffectiveHead(head));
}

/** Skips the first page, whose head the server rendered; the code loads with the first client-side navigation. */
function useAppliedHead(given: Head): void {
  const { settings } = useShell();
  const { head, seo } = useEffectiveHead(given);
  const isServerHead = useRef(useIsHydrating());
  // biome-ignore lint/correctness/useExhaustiveDependencies: compared as JSON, because each render creates new objects
  useEffect(() => {
    if (isServerHead.current) {
      isServerHead.current = false;
      return;
    }
    let isCurrent = true;
    document.title = head.title; // set synchronously, so that the history entry gets it
    void import("./head/apply-head.ts")
      .then(({ applyHead }) => applyHead(head, { settings, seo }, () => isCurrent))
      .catch(() => undefined); // the title is set already
    return () => {
      isCurrent = false;
    };
  }, [JSON.stringify([head, seo])]);
}

/** Applies the administrator's head tags of this address, except on later pages of a list and on searches. */
function useEffectiveHead(head: Head): { head: Head; seo: ShownPageSeo | null } {
  const { pathname } = useLocation();
  const query = pageSeoQuery(useTrpc(), pathname);
  const queryClient = useQueryClient();
  const seo = (head.canonical === pathname && query && queryClient.getQueryData(query.queryKey)) || null;
  return {
    head: { ...head, title: seo?.meta_title || head.title, description: seo?.meta_description || head.description },
    seo,
  };
}
