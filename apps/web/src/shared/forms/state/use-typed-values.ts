import { type RefObject, useEffect, useState } from "react";
import type { Draft } from "../draft.ts";
import { without } from "./without.ts";

/**
 * Sets the values of a draft, and those that the person typed before hydration.
 * @param values the values that the server rendered
 * @returns false until that is done
 */
export function useTypedValues(
  form: RefObject<HTMLFormElement | null>,
  draft: Draft,
  values: object,
  onFound: (typed: Record<string, unknown>) => void,
): boolean {
  const [isReady, setReady] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the values of the first render were in the document
  useEffect(() => {
    const stored = draft.read();
    const initial: Record<string, unknown> = { ...values };
    const typed = {
      // an earlier version of the site may have stored other fields
      ...without((field) => !isLike(stored[field], initial[field]), stored),
      ...typedInto(form.current, values),
    };
    if (Object.keys(typed).length > 0) onFound(typed);
    setReady(true);
  }, [draft]);
  return isReady;
}

/** Returns the texts that the person typed before hydration. */
function typedInto(form: HTMLFormElement | null, values: object): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const field of form?.elements ?? []) {
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isText && field.name in values && field.value !== field.defaultValue) typed[field.name] = field.value;
  }
  return typed;
}

/**
 * Returns whether a stored value has the type of a form's value: text, number or null, or a list or object of these.
 */
function isLike(stored: unknown, value: unknown): boolean {
  if (typeof value === "string") return typeof stored === "string";
  if (Array.isArray(value)) return Array.isArray(stored) && stored.every((item) => isLike(item, value[0]));
  if (!isRecord(value)) return value !== undefined && (stored === null || typeof stored === "number");
  return isRecord(stored) && Object.entries(value).every(([name, part]) => isLike(stored[name], part));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
