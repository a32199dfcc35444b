import type { ShownPageSeo } from "@site/contract/site/schema";
import type { ShareCard } from "@site/contract/site/share-card";
import { createContext, useContext, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useIsHydrating } from "../hooks/use-is-hydrating.ts";
import { useShell } from "../hooks/use-shell.tsx";
import { usePageSeo } from "./page-seo.ts";

/** What a page says of itself to browsers, search engines and link previews. Addresses begin with "/". */
export interface Head {
  title: string;
  description: string;
  /** Path and query the page is known by; none for pages that must not be indexed. */
  canonical?: string;
  /** Path and query of the pages of the same list before and after this one. */
  previous?: string | undefined;
  next?: string | undefined;
  keywords?: string;
  /** The page's own picture for link previews. */
  image?: { src: string; alt: string };
  /** What the picture says that the server draws where there is none; without it the site's. */
  card?: Omit<ShareCard, "siteName">;
  type?: "website" | "article";
  publishedTime?: string;
  modifiedTime?: string;
  isNotFound?: boolean;
  noIndex?: boolean;
  hasFeeds?: boolean;
  jsonLd?: object[];
}

/** Where a page's head ends up while the server renders it. */
export interface HeadCollector {
  head?: Head;
  /** What the administrator set for the page. */
  seo?: ShownPageSeo | null;
  /** HTML that stands in the document and need not be in its state too. */
  text?: string;
}

const HeadContext = createContext<HeadCollector>({});

export const HeadProvider = HeadContext.Provider;

/** Says that the page shows this HTML, unchanged, in the element marked by `data-text`. */
export const useDocumentText = import.meta.env.SSR ? useCollectedText : () => undefined;

function useCollectedText(html: string): void {
  Object.assign(useContext(HeadContext), { text: html });
}

/**
 * Sets the head of the page that calls it: in the server's HTML, and in the browser after moving inside the site.
 */
export const useHead = import.meta.env.SSR ? useCollectedHead : useAppliedHead;

function useCollectedHead(head: Head): void {
  Object.assign(useContext(HeadContext), useEffectiveHead(head));
}

/** The document a reader begins with has its head already; what the tags are made by comes with the first move. */
function useAppliedHead(given: Head): void {
  const { settings } = useShell();
  const { head, seo } = useEffectiveHead(given);
  const isServers = useRef(useIsHydrating());
  // biome-ignore lint/correctness/useExhaustiveDependencies: as text, since a page says the same anew with each rendering
  useEffect(() => {
    if (isServers.current) {
      isServers.current = false;
      return;
    }
    let isCurrent = true;
    document.title = head.title; // at once: the history notes it
    void import("../../document/apply-head.ts")
      .then(({ applyHead }) => applyHead(head, { settings, seo }, () => isCurrent))
      .catch(() => undefined); // the title is there
    return () => {
      isCurrent = false;
    };
  }, [JSON.stringify([head, seo])]);
}

/** What the administrator set for this address goes before what the page says, but on a further page of a list or a search. */
function useEffectiveHead(head: Head): { head: Head; seo: ShownPageSeo | null } {
  const stored = usePageSeo();
  const seo = (head.canonical === useLocation().pathname && stored) || null;
  return {
    head: { ...head, title: seo?.meta_title || head.title, description: seo?.meta_description || head.description },
    seo,
  };
}
