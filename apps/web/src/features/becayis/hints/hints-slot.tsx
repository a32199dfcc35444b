import type { Wish } from "@site/contract/becayis/board/listings/schema";
import { Suspense } from "react";
import { lazyPart } from "../../../framework/browser.ts";
import { ErrorBoundary } from "../../../shared/ui/error-boundary.tsx";

const ListingHints = lazyPart(() => import("./listing-hints.tsx"));

/** Loads the hints for the owner of a listing; nobody else downloads the code. */
export function HintsSlot({ listing }: { listing: { id: number; wishes: Wish[] } }) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <ListingHints listing={listing} />
      </Suspense>
    </ErrorBoundary>
  );
}
