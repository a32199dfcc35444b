import { lazy, Suspense } from "react";
import { useHasToken } from "../hooks/use-has-token.ts";
import { memberToken } from "../lib/member-token.ts";
import { ErrorBoundary } from "../ui/error-boundary.tsx";

const Bell = lazy(() => import("../notices/bell.tsx"));

/** Where a member finds their notices; a visitor loads nothing of it. */
export function BellPlace({ className }: { className: string | undefined }) {
  const isMember = useHasToken(memberToken);
  if (!isMember) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={<span className={className} />}>
        <Bell className={className} />
      </Suspense>
    </ErrorBoundary>
  );
}
