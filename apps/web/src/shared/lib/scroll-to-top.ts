/** Goes to the beginning of the page, and takes the focus along: the next Tab starts there. */
export function scrollToTop(): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollTo({ top: 0, behavior: isCalm ? "auto" : "smooth" });
  document.querySelector("main")?.focus({ preventScroll: true });
}
