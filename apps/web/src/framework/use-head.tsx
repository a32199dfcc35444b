import type { ShownPageSeo } from "@site/contract/site/schema";
import type { ShareCard } from "@site/contract/site/share-card";
import { createContext, useContext, useEffect, useRef } from "react";
import { useLocation } from "./navigation.tsx";
import { usePageSeo } from "./page-seo.ts";
import { useIsHydrating } from "./use-is-hydrating.ts";
import { useShell } from "./use-shell.tsx";

/** A page's metadata for browsers, search engines and link previews. Addresses begin with "/". */
export interface Head {
  title: string;
  description: string;
  /** The canonical path and query; undefined for pages that must not be indexed. */
  canonical?: string;
  /** Path and query of the previous and next page of the same list. */
  previous?: string | undefined;
  next?: string | undefined;
  keywords?: string;
  /** The page's own image for link previews. */
  image?: { src: string; alt: string };
  /** Texts of the share card that the server draws if there is no image; by default the site's. */
  card?: Omit<ShareCard, "siteName">;
  type?: "website" | "article";
  publishedTime?: string;
  modifiedTime?: string;
  isNotFound?: boolean;
  noIndex?: boolean;
  hasFeeds?: boolean;
  jsonLd?: object[];
}

/** Collects a page's metadata while the server renders it. */
export interface HeadCollector {
  head?: Head;
  /** The administrator's head tags for the page. */
  seo?: ShownPageSeo | null;
}

const HeadContext = createContext<HeadCollector>({});

export const HeadProvider = HeadContext.Provider;

/** Sets the head of the calling page: in the server's HTML, and in the browser after client-side navigation. */
export const useHead = import.meta.env.SSR ? useCollectedHead : useAppliedHead;

function useCollectedHead(head: Head): void {
  Object.assign(useContext(HeadContext), useEffectiveHead(head));
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
    void import("./apply-head.ts")
      .then(({ applyHead }) => applyHead(head, { settings, seo }, () => isCurrent))
      .catch(() => undefined); // the title is set already
    return () => {
      isCurrent = false;
    };
  }, [JSON.stringify([head, seo])]);
}

/** Applies the administrator's head tags of this address, except on later pages of a list and on searches. */
function useEffectiveHead(head: Head): { head: Head; seo: ShownPageSeo | null } {
  const stored = usePageSeo();
  const seo = (head.canonical === useLocation().pathname && stored) || null;
  return {
    head: { ...head, title: seo?.meta_title || head.title, description: seo?.meta_description || head.description },
    seo,
  };
}
