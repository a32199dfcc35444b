// Starts a page's scripts, and keeps what a reader does before they run. A document marked with data-start="on-use"
// starts them when its reader points, types, focuses or scrolls, or after a while; any other after its first paint.
// Articles cannot reach these controls: their sanitiser removes buttons, fields, ARIA attributes and ids of their own.
{
  const IDLE_MS = 8_000;
  const USES = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"];
  const CONTROLS = "button, [aria-haspopup], [type=checkbox], [type=radio]";
  const MODIFIERS = ["Control", "Alt", "Shift", "Meta"];

  const { content } = document.getElementById("app_scripts");
  const waitsForUse = document.getElementById("app_state").dataset.start === "on-use";
  const untilHydrated = new AbortController();
  const early = { capture: true, signal: untilHydrated.signal };
  /** Events that need the scripts, in their order. */
  const kept = [];
  let pointed;

  const start = () => document.head.append(content); // a second call appends nothing
  /** Starts the scripts unless a link was tapped or focused, which the browser follows by itself. */
  const use = ({ type, target, pointerType, movementX, movementY }) => {
    if (type === "pointermove" && movementX === 0 && movementY === 0) return; // it rests where the page has appeared
    if (pointerType === "mouse" || !target.closest?.("a")) start();
  };
  const getModifiers = (event) => MODIFIERS.filter((name) => event.getModifierState(name));

  /** Returns whether the scripts change what is shown at once: for members, after choices, at fragments, after Back. */
  const showsMore = () => {
    try {
      if (localStorage.length > 0) return true;
    } catch {} // the reader has disabled it
    const { type } = performance.getEntriesByType("navigation")[0] ?? {};
    return location.hash !== "" || type === "reload" || type === "back_forward";
  };

  const needsScripts = (event) => {
    const { type, target } = event;
    if (type === "change") return target.matches("select");
    if (type === "click") return target.closest(CONTROLS) && !(target.closest("a") && getModifiers(event).length > 0);
    if (!(event instanceof KeyboardEvent)) return false; // browsers fill in forms with events of another type
    const keys = [...getModifiers(event), event.key.toUpperCase()].join("+");
    return document.querySelector(`[aria-keyshortcuts~="${CSS.escape(keys)}"]`);
  };

  const keep = (event) => {
    if (!needsScripts(event)) return;
    kept.push({ event, value: event.target.value });
    event.preventDefault();
    event.stopImmediatePropagation();
    start();
  };

  /** Dispatches the kept events again; a browser that cannot load the scripts follows their links. */
  const giveBack = async () => {
    await undefined; // React ignores events while it runs effects
    untilHydrated.abort();
    const { activeElement } = document;
    if (activeElement !== document.body) activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    if (pointed?.target.matches(":hover")) {
      const { target, pointerType } = pointed;
      target.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType }));
      target.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
    }
    for (const { event, value } of kept) {
      const { type, target } = event;
      if (type === "change") {
        target.dispatchEvent(new Event("input", { bubbles: true })); // React hydrates the select, which resets it
        target.value = value;
      }
      target.dispatchEvent(new event.constructor(type, event));
      await undefined; // React renders between two events
    }
  };

  for (const type of ["click", "change", "keydown"]) addEventListener(type, keep, early);
  addEventListener("pointerover", (event) => (pointed = event), early);
  addEventListener("app_hydrated", giveBack, { once: true });
  content.querySelector("script").addEventListener("error", giveBack, { once: true });

  if (waitsForUse && !showsMore()) {
    for (const type of USES) addEventListener(type, use, early);
    addEventListener("load", () => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(start), IDLE_MS));
  } else {
    new PerformanceObserver(start).observe({ type: "paint", buffered: true });
    addEventListener("load", start); // a page in the background is not painted
  }
}
