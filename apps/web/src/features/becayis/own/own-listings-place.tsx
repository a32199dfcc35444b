import { useHasToken } from "@site/browser/use-has-token.ts";
import { lazy, Suspense } from "react";
import { memberToken } from "../../../shared/lib/member-token.ts";
import { ErrorBoundary } from "../../../shared/ui/error-boundary.tsx";

const OwnListings = lazy(() => import("./own-listings.tsx"));

/** Where a member finds their own listings on the board; a visitor loads nothing of it. */
export function OwnListingsPlace() {
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
