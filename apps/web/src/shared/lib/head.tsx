import { createContext, useContext, useEffect } from "react";

/** What a page says of itself to browsers, search engines and link previews. Addresses begin with "/". */
export interface Head {
  title: string;
  description: string;
  /** Path and query the page is known by; none for pages that must not be indexed. */
  canonical?: string;
  image?: { src: string; alt: string };
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
}

const HeadContext = createContext<HeadCollector>({});

export const HeadProvider = HeadContext.Provider;

/** Sets the head of the page that calls it: in the server's HTML, and in the browser after moving inside the site. */
export function useHead(head: Head): void {
  useContext(HeadContext).head = head;
  const { title, description } = head;
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute("content", description);
  }, [title, description]);
}
