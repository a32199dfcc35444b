import { fieldOrder } from "./post-form.ts";

/** Puts the focus on the first field that has an error; every field carries its name in `data-path`. */
export function focusFirstFaulty(errors: Readonly<Record<string, unknown>>): void {
  const name = fieldOrder.find((field) => errors[field] !== undefined);
  if (name) document.querySelector<HTMLElement>(`[data-path="${name}"]`)?.focus();
}
