import { type ReactNode, useContext } from "react";
import { CollectorContext } from "./collector.ts";

/** Returns the HTML that marks a fragment's position until the server inserts it. */
export function getPlaceholder(name: string): string {
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
  /** The data it shows; its JSON is part of the cache key. */
  of: object;
  variant?: string;
  /** False if other pages do not show it: it is not cached. */
  isShared?: boolean;
  children: ReactNode;
}

function ServerFragment({ name, of, variant = "", isShared = true, children }: Props) {
  const collector = useContext(CollectorContext);
  if (!collector || !isShared) return children;
  collector.fragments.set(name, { of, variant, children });
  return <template id={name} />;
}

/** Registers HTML that the page shows unchanged in its `data-text` element. */
export const useDocumentText = import.meta.env.SSR ? useCollectedText : () => undefined;

function useCollectedText(html: string): void {
  const collector = useContext(CollectorContext);
  if (collector) Object.assign(collector, { text: html });
}
