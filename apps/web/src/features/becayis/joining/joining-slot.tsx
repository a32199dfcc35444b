import type { AskResult } from "@site/contract/becayis/ask/schema";
import { Suspense } from "react";
import { lazyPart, useIsHydrating } from "../../../framework/browser.ts";
import { ErrorBoundary } from "../../../shared/ui/error-boundary.tsx";
import { ListingButton } from "../public/listing-button.tsx";

const Joining = lazyPart(() => import("./joining.tsx"));

/** Renders the way from a question to a listing, which needs scripts; without them the sign-in leads there. */
export function JoiningSlot({ result }: { result?: AskResult }) {
  const isHydrating = useIsHydrating();
  const withoutScripts = result ? <ListingButton /> : null;
  if (isHydrating) return withoutScripts;
  return (
    <ErrorBoundary fallback={() => withoutScripts}>
      <Suspense fallback={withoutScripts}>
        <Joining result={result} />
      </Suspense>
    </ErrorBoundary>
  );
}
