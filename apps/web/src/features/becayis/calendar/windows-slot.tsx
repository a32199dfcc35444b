import { useHasToken } from "@site/browser/use-has-token";
import { Suspense } from "react";
import { lazyPart, memberToken } from "../../../framework/browser.ts";
import { ErrorBoundary } from "../../../shared/ui/error-boundary.tsx";

const BoardWindows = lazyPart(() => import("./board-windows.tsx"));

/** Loads the application windows of a member on the board; visitors do not download the code. */
export function WindowsSlot() {
  const isMember = useHasToken(memberToken);
  if (!isMember) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <BoardWindows />
      </Suspense>
    </ErrorBoundary>
  );
}
