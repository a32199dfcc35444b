import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { ErrorBoundary } from "./error-boundary.tsx";
import { isMissingChunk, reloadStaleDocument } from "./stale-document.ts";

interface States {
  /** Shown while the code loads; nothing by default. */
  waiting?: ReactNode;
  /** Shown if the component fails; without it the whole page fails. */
  failed?: ReactNode;
}

type LazyComponent<Props> = ComponentType<Props> & {
  /**
   * Loads the code, so that the component is shown at once. A loader awaits it where the server has to render the
   * component; browsers then hydrate it after the rest of the page.
   */
  preload(): Promise<void>;
};

/** Returns a component whose code is loaded on first use. To be called outside components. */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { waiting, failed }: States = {},
): LazyComponent<Props> {
  const Late: ComponentType<Props> = lazy(() => loadOrReload(load));
  let Preloaded: ComponentType<Props> | undefined;
  // biome-ignore lint/correctness/noComponentHookFactories: called once per component, at module level
  function LazyComponent(props: Props) {
    const [Shown] = useState(() => Preloaded ?? Late); // another type would be mounted anew
    const content = (
      <Suspense fallback={waiting}>
        <Shown {...props} />
      </Suspense>
    );
    return failed === undefined ? content : <ErrorBoundary fallback={() => failed}>{content}</ErrorBoundary>;
  }
  async function preload(): Promise<void> {
    Preloaded = (await loadOrReload(load)).default;
  }
  return Object.assign(LazyComponent, { preload });
}

/** Loads code. If a deployment has removed it, the document is loaded again, once. Typed values survive in this tab. */
async function loadOrReload<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (isMissingChunk(error)) await reloadStaleDocument(location);
    throw error;
  }
}
