import { pick } from "@site/contract/common/record";
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "./error-boundary.tsx";
import { isMissingChunk, reloadStaleDocument } from "./stale-document.ts";

interface States {
  /** Shown while the code loads; nothing by default. */
  waiting?: ReactNode;
  /** Shown if the component fails; without it the whole page fails. */
  failed?: ReactNode;
}

/** Returns a component whose code is loaded on first use. To be called outside components. */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { waiting, failed }: States = {},
): ComponentType<Props> {
  const Loaded: ComponentType<Props> = lazy(() => loadOrReload(load));
  // biome-ignore lint/correctness/noComponentHookFactories: called once per component, at module level
  return function LazyComponent(props) {
    const content = (
      <Suspense fallback={waiting}>
        <Loaded {...props} />
      </Suspense>
    );
    return failed === undefined ? content : <ErrorBoundary fallback={() => failed}>{content}</ErrorBoundary>;
  };
}

/** Loads code. If a deployment has removed it, the document is loaded again, once. Typed values survive in this tab. */
async function loadOrReload<Module>(load: () => Promise<Module>): Promise<Module> {
  // Read at first, because a page that is opened meanwhile stays. A server has no address and no missing chunks.
  const address = typeof location === "undefined" ? undefined : pick(location, ["pathname", "search"]);
  try {
    return await load();
  } catch (error) {
    if (address && isMissingChunk(error)) await reloadStaleDocument(address);
    throw error;
  }
}
