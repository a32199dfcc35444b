import { Suspense } from "react";
import { lazyPart } from "../../../framework/browser.ts";
import { ErrorBoundary } from "../../../shared/ui/error-boundary.tsx";

const ListingHints = lazyPart(() => import("./listing-hints.tsx"));

/** Loads the hints for the owner of a listing; nobody else downloads the code. */
export function HintsSlot({ id }: { id: number }) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <ListingHints id={id} />
      </Suspense>
    </ErrorBoundary>
  );
}
