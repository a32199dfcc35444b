import { Modal, type ModalProps } from "@mantine/core";
import { type ReactNode, useCallback, useEffectEvent, useLayoutEffect } from "react";
import { useReturnFocus } from "./return-focus.ts";

interface Props {
  title: ReactNode;
  size?: ModalProps["size"];
  centered?: boolean;
  /** False for content that is shown only once, so that a click outside does not lose it. */
  closeOnClickOutside?: boolean;
  withCloseButton?: boolean;
  /** False if the opener places the focus itself, as the text editor does with its selection. */
  returnFocus?: boolean;
  /** Name of the field that gets the focus first. */
  firstField?: string | undefined;
  onClose: () => void;
  /** Called when the dialog is closed and the focus has returned. */
  onClosed?: () => void;
  children: ReactNode;
}

/** Selects elements that handle Escape themselves, such as an open list of options. */
const OWN_ESCAPE = "[data-mantine-stop-propagation=true]";
const FIELDS = "form :is(input:not([type=hidden], [type=file]), textarea, select):not(:disabled)";

/** Functions that close the open dialogs, the newest last. */
const closers: (() => void)[] = [];

/**
 * Renders the dialog of this app, open while it is mounted. Escape closes the newest one, wherever the focus is. The
 * named first field, the element with `data-autofocus`, or the first field of a form gets the focus at once; after
 * closing, the focus returns to the element that had it before.
 */
export function Dialog({ returnFocus = true, firstField, onClose, onClosed, ...modal }: Props) {
  const setOpeners = useReturnFocus(returnFocus, onClosed);
  useNewestEscape(onClose);
  const enter = useCallback(
    (root: HTMLDivElement | null) => {
      if (!root) return;
      setOpeners(root);
      focusFirst(root, firstField);
    },
    [setOpeners, firstField],
  );
  return <Modal ref={enter} opened closeOnEscape={false} returnFocus={false} onClose={onClose} {...modal} />;
}

function useNewestEscape(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const closer = () => close();
    if (closers.push(closer) === 1) addEventListener("keydown", closeNewest, { capture: true });
    return () => {
      closers.splice(closers.indexOf(closer), 1);
      if (closers.length === 0) removeEventListener("keydown", closeNewest, { capture: true });
    };
  }, []);
}

function closeNewest(event: KeyboardEvent): void {
  if (event.key !== "Escape" || event.isComposing) return;
  if (event.target instanceof Element && event.target.matches(OWN_ESCAPE)) return;
  closers.at(-1)?.();
}

/** Sets the focus without waiting for Mantine's timer, and marks the element so that Mantine agrees. */
function focusFirst(root: HTMLElement, field: string | undefined): void {
  const named = field === undefined ? null : root.querySelector(`[data-path="${CSS.escape(field)}"]`);
  const first =
    named ?? root.querySelector("[data-autofocus]") ?? root.querySelector(FIELDS) ?? root.querySelector("button");
  if (!(first instanceof HTMLElement)) return;
  for (const other of root.querySelectorAll("[data-autofocus]")) other.removeAttribute("data-autofocus");
  first.setAttribute("data-autofocus", "true");
  first.focus({ preventScroll: true });
}
