import { useIsHydrating } from "../../../framework/browser.ts";
import { lazyComponent } from "../../../shared/ui/lazy-component.tsx";
import { hasWaiting } from "./waiting-key.ts";

const Joining = lazyComponent(() => import("./joining.tsx"), { failed: null });

/** Shows a listing that waits for its code on a page without a question, if there is one. */
export function WaitingListing() {
  const isHydrating = useIsHydrating();
  return !isHydrating && hasWaiting() && <Joining />;
}
