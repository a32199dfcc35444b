import { createContext, type ReactNode, useContext } from "react";

/** A fragment that many pages share. */
export interface FragmentEntry {
  /** The data it shows; it is shown again as long as it is the same object, or where `byContent` has the same content. */
  of: object;
  byContent: boolean;
  /** Names the remaining inputs of the fragment; part of the cache key. */
  variant: string;
  children: ReactNode;
}

/** Collects the fragments of a page; the server renders each once and inserts it into every page. */
export const CachedFragmentsContext = createContext<Map<string, FragmentEntry> | undefined>(undefined);

/** Returns the HTML that marks a fragment's position until the server inserts it. */
export function placeholderOf(name: string): string {
  return `<template id="${name}"></template>`;
}

/**
 * Caches the rendered children on the server; renders them as usual in the browser. The children may use the shell's
 * context only, and not useId, whose values would differ in the browser.
 */
export const CachedFragment = import.meta.env.SSR ? ServerFragment : ({ children }: Props) => children;

interface Props {
  /** Unique among the fragments of a page. */
  name: string;
  of: object;
  /** True for small data that each page reads anew, as a card's: its JSON is the cache key. */
  byContent?: boolean;
  variant?: string;
  /** False if other pages do not show it: it is not cached. */
  isShared?: boolean;
  children: ReactNode;
}

function ServerFragment({ name, of, byContent = false, variant = "", isShared = true, children }: Props) {
  const fragments = useContext(CachedFragmentsContext);
  if (!fragments || !isShared) return children;
  fragments.set(name, { of, byContent, variant, children });
  return <template id={name} />;
}
