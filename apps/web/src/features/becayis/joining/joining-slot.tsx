import { Suspense } from "react";
import { lazyPart, useIsHydrating } from "../../../framework/browser.ts";
import { ErrorBoundary } from "../../../shared/ui/error-boundary.tsx";
import { hasWaiting } from "./waiting-key.ts";

const Joining = lazyPart(() => import("./joining.tsx").then(({ Joining: each }) => ({ default: each })));

/** Shows a listing that waits for its code on a page without a question, if there is one. */
export function JoiningSlot() {
  const isHydrating = useIsHydrating();
  if (isHydrating || !hasWaiting()) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <Joining />
      </Suspense>
    </ErrorBoundary>
  );
}
