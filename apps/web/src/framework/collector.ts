import type { ShownPageSeo } from "@site/contract/site/seo/schema";
import { createContext, type ReactNode } from "react";
import type { Head } from "./head/render-head.ts";

/** A fragment that many pages share. */
export interface FragmentEntry {
  /** The data it shows; its JSON is part of the cache key. */
  of: object;
  /** Names the remaining inputs of the fragment; part of the cache key. */
  variant: string;
  children: ReactNode;
}

/** Collects what components tell the server about the page that it renders. */
export interface Collector {
  head?: Head;
  /** The administrator's head tags for the page. */
  seo?: ShownPageSeo | null;
  /** HTML that the document contains, so that the serialised state can leave it out. */
  text?: string;
  /** Fragments by name, in the order of their placeholders. */
  fragments: Map<string, FragmentEntry>;
}

/** Undefined in the browser and inside a cached fragment. */
export const CollectorContext = createContext<Collector | undefined>(undefined);
