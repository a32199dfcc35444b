import { createContext, type ReactNode, useContext } from "react";

/** A part that many pages show alike. */
export interface FragmentEntry {
  /** What it shows: the same object as long as nothing has changed. */
  of: object;
  /** What else it depends on. */
  variant: string;
  children: ReactNode;
}

/** Collects, while the server renders a page, the parts it puts in afterwards; each is rendered once and not with every page. */
export const CachedFragmentsContext = createContext<Map<string, FragmentEntry> | undefined>(undefined);

/** Stands for a part until the server puts it in. */
export function placeholderOf(name: string): string {
  return `<template id="${name}"></template>`;
}

/** Such a part; in the browser simply its children. Inside, useId would not survive hydration, and of contexts only the shell's is there. */
export const CachedFragment = import.meta.env.SSR ? ServerFragment : ({ children }: Props) => children;

interface Props {
  name: string;
  of: object;
  variant?: string;
  children: ReactNode;
}

function ServerFragment({ name, of, variant = "", children }: Props) {
  const parts = useContext(CachedFragmentsContext);
  if (!parts) return children;
  parts.set(name, { of, variant, children });
  return <template id={name} />;
}
