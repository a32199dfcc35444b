import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import type { z } from "zod";
import { loadPart } from "../../framework/browser.ts";
import { getDraft } from "./draft.ts";
import { type FormError, toFormError } from "./to-form-error.ts";

/** The result of a submit; undefined on success. */
export type SubmitError = FormError | undefined;

/** The state and handlers that fields and submit button use. */
export interface Form<Values extends Record<string, string>> {
  values: Values;
  /** Messages by field. */
  errors: Readonly<Record<string, string>>;
  /** Why the last submit failed, if the reason is not a field. */
  failure: string | undefined;
  status: "idle" | "submitting" | "success" | "error";
  /** False until the form is hydrated: a submit before that would load a new document. */
  isReady: boolean;
  getId(name: string): string;
  set(name: keyof Values & string, value: string): void;
  /** Sets several fields at once. Consecutive `set` calls would overwrite each other. */
  setAll(changes: Readonly<Record<string, string>>): void;
  /** Restores the initial values and deletes the draft. */
  reset(): void;
  /** Props of the form element. */
  props: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    onSubmit(event: FormEvent): void;
    onFocus(): void;
  };
}

interface Options<Values, Parsed> {
  /** The name under which the values are stored to survive a reload. */
  draft: string;
  /** Fields that are never stored: passwords and codes. */
  secret?: readonly (keyof Values & string)[];
  /** Fields that are shown and not sent. */
  unsent?: readonly (keyof Values & string)[];
  initial: Values;
  /** Loads the contract's schema when the form is first focused. */
  loadSchema: () => Promise<z.ZodType<Parsed>>;
  /** Submits the parsed values. A thrown server error is shown with the server's message. */
  submit: (parsed: Parsed) => Promise<SubmitError>;
  /** The message if the schema could not be loaded or the server was not reached. */
  failed: string;
  /** Maps a failed submit to what the form shows, for example to show a toast instead. */
  onFailed?: (error: FormError) => FormError;
}

/** Manages the values, errors and submission of a form. A draft of the values survives until a successful submit. */
export function useForm<Values extends Record<string, string>, Parsed>({
  draft: draftName,
  secret = [],
  unsent = [],
  initial,
  loadSchema,
  submit,
  failed,
  onFailed = (error) => error,
}: Options<Values, Parsed>): Form<Values> {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [status, setStatus] = useState<Form<Values>["status"]>("idle");
  const [isReady, setReady] = useState(false);
  const [foundErrors, setErrorCount] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const [draft] = useState(() => getDraft(draftName));
  const prefix = useId();
  /** The values as typed, which a submit that began earlier does not know. */
  const typed = useRef(values);

  useEffect(() => {
    typed.current = values;
  });

  useEffect(() => {
    setValues((current) => ({
      ...current,
      ...without((field) => !(field in current), draft.read()), // an earlier version may have had other fields
      ...typedInto(element.current, current),
    }));
    setReady(true);
  }, [draft]);

  useEffect(() => {
    if (foundErrors > 0) element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [foundErrors]);

  function setAll(changes: Readonly<Record<string, string>>): void {
    const changed = { ...values, ...changes };
    setValues(changed);
    store(changed);
    setErrors((known) => without((field) => field in changes, known));
    setStatus((current) => (current === "submitting" ? current : "idle"));
  }

  function store(changed: Record<string, string>): void {
    draft.write(without((field) => secret.includes(field), changed));
  }

  async function send(): Promise<SubmitError> {
    const schema = await loadPart(loadSchema).catch(() => undefined);
    if (!schema) return { message: failed };
    const parsed = schema.safeParse(without((field) => unsent.includes(field), values));
    if (!parsed.success) return { fields: firstTexts(parsed.error) };
    try {
      return await submit(parsed.data);
    } catch (error) {
      return onFailed(toFormError(error, failed));
    }
  }

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (status === "submitting") return;
    setStatus("submitting");
    const error = await send();
    setErrors(error?.fields ?? {});
    setFailure(error?.message);
    setStatus(error ? "error" : "success");
    if (error) return setErrorCount((count) => count + 1);
    clearSent(values);
  }

  /** Clears what was sent; fields that the person changed since then stay. */
  function clearSent(sent: Values): void {
    const changes = without((field) => typed.current[field] === sent[field], typed.current);
    setValues({ ...initial, ...changes });
    if (Object.keys(changes).length > 0) store({ ...initial, ...changes });
    else draft.forget();
  }

  function reset(): void {
    setValues(initial);
    setErrors({});
    setFailure(undefined);
    setStatus("idle");
    draft.forget();
  }

  return {
    values,
    errors,
    failure,
    status,
    isReady,
    getId: (name) => prefix + name,
    set: (name, value) => setAll({ [name]: value }),
    setAll,
    reset,
    props: {
      ref: element,
      noValidate: true,
      onSubmit: (event) => void onSubmit(event),
      onFocus: () => void loadSchema().catch(() => undefined),
    },
  };
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

/** Returns the texts of the fields that remain. */
function without(isLeftOut: (field: string) => boolean, texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([field]) => !isLeftOut(field)));
}

/** Returns the first message of each field. */
function firstTexts(error: z.ZodError): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const { path, message } of error.issues) texts[path.join(".")] ??= message;
  return texts;
}
