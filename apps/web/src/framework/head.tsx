import type { SiteShell } from "@site/contract/settings/shell-schema";
import type { ShownPageSeo } from "@site/contract/site/seo/schema";
import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { trpc } from "./data.ts";
import { useCollect } from "./fragments.tsx";
import type { Head } from "./head/render-head.ts";
import { useIsHydrating } from "./is-hydrating.ts";
import { findPageKey } from "./routes.ts";

export const ShellContext = createContext<SiteShell | undefined>(undefined);

/** Key of the history entry whose head the server rendered, until a page is shown. */
const ServerHeadContext = createContext<RefObject<string | undefined>>({ current: undefined });

/**
 * Provides settings, footer links and services to all components of a page. It asks whether React hydrates for
 * `useHead`, because each component that asks is rendered again at once: a page as a whole, this one without its
 * children.
 */
export function ShellProvider({ children }: { children: ReactNode }) {
  const [shell] = trpc.site.shell.useSuspenseQuery();
  const { key } = useLocation();
  const serverHead = useRef(useIsHydrating() ? key : undefined);
  return (
    <ServerHeadContext value={serverHead}>
      <ShellContext value={shell}>{children}</ShellContext>
    </ServerHeadContext>
  );
}

export function useShell(): SiteShell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error("useShell is used outside ShellProvider");
  return shell;
}

/** Sets the head tags of a page: the server writes them into the HTML, the browser replaces them after navigation. */
export const useHead = import.meta.env.SSR ? useCollectedHead : useAppliedHead;

function useCollectedHead(head: Head): void {
  useCollect(useEffectiveHead(head));
}

/**
 * Does nothing on the first page, whose head the server rendered. Its code loads with the first client-side navigation.
 */
function useAppliedHead(given: Head): void {
  const { settings } = useShell();
  const { head, seo } = useEffectiveHead(given);
  const { key } = useLocation();
  const serverHead = useContext(ServerHeadContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: compared as JSON, because each render creates new objects
  useEffect(() => {
    const isServerHead = serverHead.current === key; // not if a link was followed before hydration had ended
    serverHead.current = undefined;
    if (isServerHead) return;
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
  const utils = trpc.useUtils();
  const pageKey = head.canonical === pathname ? findPageKey(pathname) : undefined;
  const seo = (pageKey !== undefined && utils.site.pageSeo.getData({ pageKey })) || null;
  return {
    head: { ...head, title: seo?.metaTitle || head.title, description: seo?.metaDescription || head.description },
    seo,
  };
}
