import { type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Hydrates a document in a transition, which React divides into slices, so that input is handled between them.
 * @param onHydrated called when the page handles events; React hydrates a part below a `Suspense` with its first event
 */
export function hydrateInSlices(container: Element, app: ReactNode, onHydrated: () => void): void {
  startTransition(() => void hydrateRoot(container, <Hydrated onHydrated={onHydrated}>{app}</Hydrated>));
}

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
