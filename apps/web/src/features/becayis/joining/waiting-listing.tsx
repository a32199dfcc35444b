import { useState } from "react";
import { useIsHydrating } from "../../../framework/browser.ts";
import { lazyComponent } from "../../../shared/ui/lazy-component.tsx";
import { hasWaiting } from "./waiting-key.ts";

const Joining = lazyComponent(() => import("./joining.tsx"), { failed: null });

/** Shows a listing that waits for its code on a page without a question, if there is one; and then that it is sent. */
export function WaitingListing() {
  const isHydrating = useIsHydrating();
  const [isShown] = useState(hasWaiting); // the page renders again when its owner is signed in
  return !isHydrating && isShown && <Joining />;
}
