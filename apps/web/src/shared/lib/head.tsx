import type { ShareCard } from "@site/api";
import type { ShownPageSeo } from "@site/contract/site/schema";
import { createContext, useContext, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { usePageSeo } from "./page-seo.ts";

/** What a page says of itself to browsers, search engines and link previews. Addresses begin with "/". */
export interface Head {
  title: string;
  description: string;
  /** Path and query the page is known by; none for pages that must not be indexed. */
  canonical?: string;
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
export function useDocumentText(html: string): void {
  Object.assign(useContext(HeadContext), { text: html });
}

/**
 * Sets the head of the page that calls it: in the server's HTML, and in the browser after moving inside the site. What the
 * administrator set for this address goes before what the page says, but on a further page of a list or a search.
 */
export function useHead(head: Head): void {
  const seo = usePageSeo();
  const isSeoPage = head.canonical === useLocation().pathname;
  const title = (isSeoPage && seo?.meta_title) || head.title;
  const description = (isSeoPage && seo?.meta_description) || head.description;
  Object.assign(useContext(HeadContext), { head: { ...head, title, description }, seo: isSeoPage ? seo : undefined });
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute("content", description);
  }, [title, description]);
}
