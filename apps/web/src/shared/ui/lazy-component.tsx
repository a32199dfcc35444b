import { isMissingChunk, reloadStaleDocument } from "@site/browser/stale-document";
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "./error-boundary.tsx";

interface States {
  /** Stands in for the component while its code is loaded; nothing by default. */
  waiting?: ReactNode;
  /** Replaces the component if it fails; without it the whole page fails. */
  failed?: ReactNode;
}

/** Returns a component whose code is loaded on its first use; to be called outside components. */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { waiting, failed }: States = {},
): ComponentType<Props> {
  const Loaded: ComponentType<Props> = lazy(() => loadOrReload(load));
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each component, where its module is loaded
  return function LazyComponent(props) {
    const content = (
      <Suspense fallback={waiting}>
        <Loaded {...props} />
      </Suspense>
    );
    return failed === undefined ? content : <ErrorBoundary fallback={() => failed}>{content}</ErrorBoundary>;
  };
}

/** Loads the document again, once, if a deployment has removed the code; what was typed into a form stays in this tab. */
async function loadOrReload<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (isMissingChunk(error)) await reloadStaleDocument(location);
    throw error;
  }
}
