import { vi } from "vitest";

/** Has IntersectionObserver report each element as visible, because happy-dom has no layout. */
export function showEverything(): void {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly #report: (entries: { isIntersecting: boolean }[]) => void;
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        this.#report = report;
      }
      observe(): void {
        this.#report([{ isIntersecting: true }]);
      }
      disconnect(): void {}
    },
  );
}
