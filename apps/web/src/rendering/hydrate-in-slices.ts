import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/** Hydrates a document in a transition, which React divides into slices, so that input is handled between them. */
export function hydrateInSlices(container: Element, app: ReactNode): void {
  startTransition(() => void hydrateRoot(container, app));
}
