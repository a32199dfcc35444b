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
  values: Record<string, string>,
  onFound: (typed: Record<string, string>) => void,
): boolean {
  const [isReady, setReady] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the values of the first render were in the document
  useEffect(() => {
    const typed = {
      ...without((field) => !(field in values), draft.read()), // an earlier version may have had other fields
      ...typedInto(form.current, values),
    };
    if (Object.keys(typed).length > 0) onFound(typed);
    setReady(true);
  }, [draft]);
  return isReady;
}

/** Returns the texts that the person has typed into a form before it was hydrated. */
function typedInto(form: HTMLFormElement | null, values: Record<string, string>): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const field of form?.elements ?? []) {
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isText && field.name in values && field.value !== field.defaultValue) typed[field.name] = field.value;
  }
  return typed;
}
