import { useHasToken } from "@site/browser/use-has-token";
import { Suspense } from "react";
import { lazyPart, memberToken } from "../framework/browser.ts";
import { ErrorBoundary } from "../shared/ui/error-boundary.tsx";

const Bell = lazyPart(() => import("../features/notifications/bell.tsx"));

/** Loads and shows the notification bell for members only. */
export function BellSlot({
  className,
  buttonClass,
}: {
  className: string | undefined;
  buttonClass: string | undefined;
}) {
  const isMember = useHasToken(memberToken);
  if (!isMember) return null;
  return (
    <div className={className}>
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={<span className={buttonClass} />}>
          <Bell className={buttonClass} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
