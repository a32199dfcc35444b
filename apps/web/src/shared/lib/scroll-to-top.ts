/** Scrolls to the top and focuses the content, so that the next Tab starts there. */
export function scrollToTop(): void {
  const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollTo({ top: 0, behavior: prefersReducedMotion ? "auto" : "smooth" });
  document.querySelector("main")?.focus({ preventScroll: true });
}
