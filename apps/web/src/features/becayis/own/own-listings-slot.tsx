import { useHasToken } from "@site/browser/use-has-token";
import { Suspense } from "react";
import { lazyPart, memberToken } from "../../../framework/browser.ts";
import { ErrorBoundary } from "../../../shared/ui/error-boundary.tsx";

const OwnListings = lazyPart(() => import("./own-listings.tsx"));

/** Loads the member's own listings on the board; visitors do not download the code. */
export function OwnListingsSlot() {
  const isMember = useHasToken(memberToken);
  if (!isMember) return null;
  return (
    <ErrorBoundary fallback={() => <p role="alert">İlanlarınız yüklenemedi. Sayfayı yenileyip yeniden deneyin.</p>}>
      <Suspense>
        <OwnListings />
      </Suspense>
    </ErrorBoundary>
  );
}
