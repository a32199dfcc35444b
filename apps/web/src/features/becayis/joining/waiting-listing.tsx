import { lazyComponent } from "@site/browser/lazy-component";
import { useState } from "react";
import { useIsHydrating } from "../../../framework/browser.ts";
import { hasWaiting } from "./waiting-key.ts";

const Joining = lazyComponent(() => import("./joining.tsx"), { failed: null });

/** Shows a listing that waits for its code on a page without a question, and its confirmation afterwards. */
export function WaitingListing() {
  const isHydrating = useIsHydrating();
  const [isShown] = useState(hasWaiting); // the sign-in removes the listing and renders the page again
  return !isHydrating && isShown && <Joining />;
}
