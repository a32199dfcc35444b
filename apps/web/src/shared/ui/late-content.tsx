import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "./error-boundary.tsx";

/** Renders a part of a page that may load late, and nothing if it cannot be loaded. */
export function lateContent(part: ReactNode): ReactNode {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>{part}</Suspense>
    </ErrorBoundary>
  );
}
