import type { ShownPageSeo } from "@site/contract/site/seo/schema";
import { LRUCache } from "lru-cache";
import { createContext, type ReactNode, useContext } from "react";
import type { Head } from "./head/render-head.ts";

/** A part of a page whose HTML many pages share. */
export interface FragmentEntry {
  /** The data it shows; its JSON is part of the cache key. */
  of: object;
  /** Identifies the remaining inputs of the fragment; part of the cache key. */
  variant: string;
  children: ReactNode;
}

/** Receives data about the rendered page from its components. */
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

/** Passes data about the rendered page to the server; does nothing in the browser. */
export function useCollect(values: Partial<Collector>): void {
  const collector = useContext(CollectorContext);
  if (collector) Object.assign(collector, values);
}

/**
 * Caches the HTML of the children on the server; renders them as usual in the browser. The children may use only the
 * shell's context, and not useId, whose values would differ in the browser.
 */
export const CachedFragment = import.meta.env.SSR ? ServerFragment : ({ children }: Props) => children;

interface Props extends Omit<FragmentEntry, "variant">, Partial<Pick<FragmentEntry, "variant">> {
  /** Unique among the fragments of a page. */
  name: string;
}

function ServerFragment({ name, of, variant = "", children }: Props) {
  const collector = useContext(CollectorContext);
  if (!collector) return children;
  collector.fragments.set(name, { of, variant, children });
  return <template id={name} />;
}

/** Registers HTML that the page shows unchanged in its `data-text` element, so that the state does not repeat it. */
export const useDocumentText = import.meta.env.SSR ? (text: string) => useCollect({ text }) : () => undefined;

/** Limit for one shell: enough for the selects of all reference lists with each entry chosen. */
const MAX_BYTES = 4 * 1024 * 1024;

type FragmentCache = LRUCache<string, Uint8Array>;

/** Caches by shell, because each fragment may show its data. */
const caches = new WeakMap<object, FragmentCache>();

/** JSON by data object. Pages share these objects, so each is serialised once. */
const contents = new WeakMap<object, string>();

/**
 * Replaces the placeholders in a rendered page by their fragments.
 * @param parts fragments by name, in the order of their placeholders
 * @param shell data that all pages show; a new object discards the cached fragments
 * @param render renders a fragment that is not cached yet
 * @returns the page as a list of chunks
 */
export function insertCachedFragments(
  body: string,
  parts: ReadonlyMap<string, FragmentEntry>,
  shell: object,
  render: (part: ReactNode) => string,
): (string | Uint8Array)[] {
  const cache = caches.get(shell) ?? createCache();
  caches.set(shell, cache);
  const pieces: (string | Uint8Array)[] = [];
  let end = 0;
  for (const [name, { of, variant, children }] of parts) {
    const placeholder = `<template id="${name}"></template>`; // as ServerFragment renders it
    const start = body.indexOf(placeholder, end);
    if (start === -1) throw new Error(`the page has no placeholder for ${name}`);
    const key = `${name} ${variant}${getContent(of)}`;
    const bytes = cache.get(key) ?? Buffer.from(render(children));
    if (!cache.has(key)) cache.set(key, bytes);
    pieces.push(body.slice(end, start), bytes);
    end = start + placeholder.length;
  }
  pieces.push(body.slice(end));
  return pieces;
}

const createCache = (): FragmentCache =>
  new LRUCache({ maxSize: MAX_BYTES, sizeCalculation: (bytes, key) => bytes.length + key.length });

function getContent(data: object): string {
  const content = contents.get(data) ?? JSON.stringify(data);
  contents.set(data, content);
  return content;
}
