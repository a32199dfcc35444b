import styles from "./tooltips.module.css";

/** Milliseconds that the pointer must rest on an element before its tooltip shows. */
const DELAY_MS = 700;
/** Milliseconds after hiding a tooltip in which the next one shows without delay. */
const SKIP_DELAY_MS = 300;
const EDGE_PX = 8;
const TIP_ID = "app_tooltip";

let shownFor: Element | undefined;
let waitingFor: Element | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let hiddenAt = Number.NEGATIVE_INFINITY;

/**
 * Shows the `data-tip` of a hovered element after a delay and of a focused one at once. A tooltip stays while the
 * pointer is on it and closes on Escape (WCAG 2.2, 1.4.13). It begins with the element that is focused or hovered now,
 * because both may have moved while this code was loading.
 */
export function startTooltips(): void {
  addEventListener("mouseover", ({ target }) => point(target));
  document.documentElement.addEventListener("mouseleave", hide);
  addEventListener("focusin", ({ target }) => focus(target));
  addEventListener("focusout", hide);
  addEventListener("pointerdown", hide);
  addEventListener("scroll", hide, { passive: true, capture: true });
  addEventListener("keydown", ({ key }) => key === "Escape" && hide());
  const focused = document.querySelector("[data-tip]:focus-visible");
  if (focused) focus(focused);
  else point(document.querySelector("[data-tip]:hover"));
}

function point(target: EventTarget | null): void {
  if (!(target instanceof Element) || target.closest(`#${TIP_ID}`)) return;
  const owner = target.closest("[data-tip]") ?? undefined;
  if (owner === (shownFor ?? waitingFor)) return;
  const isSoonAfter = shownFor !== undefined || Date.now() - hiddenAt < SKIP_DELAY_MS;
  hide();
  if (!owner) return;
  waitingFor = owner;
  if (isSoonAfter) show(owner);
  else timer = setTimeout(() => show(owner), DELAY_MS);
}

function focus(target: EventTarget | null): void {
  if (!(target instanceof Element && target.matches("[data-tip]:focus-visible"))) return;
  hide();
  waitingFor = target;
  // A popover that opens or closes moves the focus, and another one cannot open until then.
  timer = setTimeout(() => show(target));
}

function show(owner: Element): void {
  waitingFor = undefined;
  const text = owner.getAttribute("data-tip");
  if (!text || !owner.isConnected || owner.ariaExpanded === "true") return; // the tooltip would cover the open menu
  const label = document.createElement("span");
  label.textContent = text;
  const tip = document.createElement("div");
  Object.assign(tip, { id: TIP_ID, role: "tooltip", className: styles.tip, popover: "manual" });
  tip.append(label);
  // Accessibility rules require all content inside landmarks.
  (owner.closest("dialog, header, main, footer") ?? document.body).append(tip);
  tip.showPopover?.(); // the top layer is above dialogs
  place(tip, owner.getBoundingClientRect());
  owner.setAttribute("aria-describedby", [...otherDescriptionIds(owner), TIP_ID].join(" "));
  shownFor = owner;
}

/** Positions the tooltip below its element, or above if it does not fit, inside the viewport. */
function place(tip: HTMLElement, owner: DOMRect): void {
  const { width, height } = tip.getBoundingClientRect();
  const centred = owner.left + owner.width / 2 - width / 2;
  const left = Math.max(EDGE_PX, Math.min(centred, document.documentElement.clientWidth - width - EDGE_PX));
  const top = owner.bottom + height > innerHeight ? owner.top - height : owner.bottom;
  tip.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
}

function hide(): void {
  clearTimeout(timer);
  waitingFor = undefined;
  if (!shownFor) return;
  const others = otherDescriptionIds(shownFor);
  if (others.length > 0) shownFor.setAttribute("aria-describedby", others.join(" "));
  else shownFor.removeAttribute("aria-describedby");
  document.getElementById(TIP_ID)?.remove();
  shownFor = undefined;
  hiddenAt = Date.now();
}

/** Returns the ids in an element's aria-describedby, without the tooltip's. */
function otherDescriptionIds(owner: Element): string[] {
  return (owner.getAttribute("aria-describedby") ?? "").split(" ").filter((id) => id !== "" && id !== TIP_ID);
}
