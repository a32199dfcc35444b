type Gate = (event: PopStateEvent) => void;

let gate: Gate | undefined;

/**
 * A listener of the window's events can only hold them back from those that came after it. So this one comes with the admin
 * area's first code, which is loaded before the router starts, and asks whoever guards a screen at the time.
 */
addEventListener("popstate", (event) => gate?.(event));

/** Shows every move through the history to `guard` before the router sees it. @returns undoes it */
export function guardHistory(guard: Gate): () => void {
  gate = guard;
  return () => {
    gate = undefined;
  };
}
