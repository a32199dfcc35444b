import { type RefObject, useEffect, useState } from "react";
import type { Draft } from "../draft.ts";
import { without } from "./without.ts";

/**
 * Passes on the values of a draft, and what the person has typed before the form was hydrated.
 * @param values those in the document
 * @returns true from then on
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
      ...without((field) => !isLike(stored[field], initial[field]), stored), // an earlier version may have had others
      ...typedInto(form.current, values),
    };
    if (Object.keys(typed).length > 0) onFound(typed);
    setReady(true);
  }, [draft]);
  return isReady;
}

/** Returns the texts that the person has typed into a form before it was hydrated. */
function typedInto(form: HTMLFormElement | null, values: object): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const field of form?.elements ?? []) {
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isText && field.name in values && field.value !== field.defaultValue) typed[field.name] = field.value;
  }
  return typed;
}

/** Returns whether a stored value has the shape of a form's: a text, a number or null, or a list or an object of such. */
function isLike(stored: unknown, value: unknown): boolean {
  if (typeof value === "string") return typeof stored === "string";
  if (Array.isArray(value)) return Array.isArray(stored) && stored.every((item) => isLike(item, value[0]));
  if (!isRecord(value)) return value !== undefined && (stored === null || typeof stored === "number");
  return isRecord(stored) && Object.entries(value).every(([name, part]) => isLike(stored[name], part));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
