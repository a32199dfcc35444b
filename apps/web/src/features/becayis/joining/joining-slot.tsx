import type { AskResult } from "@site/contract/becayis/ask/schema";
import { Suspense } from "react";
import { lazyPart, useIsHydrating } from "../../../framework/browser.ts";
import { ErrorBoundary } from "../../../shared/ui/error-boundary.tsx";
import { ListingButton } from "../public/listing-button.tsx";
import { hasWaiting } from "./waiting-key.ts";

const Joining = lazyPart(() => import("./joining.tsx"));

/**
 * Renders the way from a question to a listing, which needs scripts; without them the sign-in leads there.
 * @param result the answer to the question; without one a listing that waits for its code is shown, if there is one
 */
export function JoiningSlot({ result }: { result?: AskResult }) {
  const isHydrating = useIsHydrating();
  const withoutScripts = result ? <ListingButton /> : null;
  if (isHydrating || !(result || hasWaiting())) return withoutScripts;
  return (
    <ErrorBoundary fallback={() => withoutScripts}>
      <Suspense fallback={withoutScripts}>
        <Joining result={result} />
      </Suspense>
    </ErrorBoundary>
  );
}
