import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import type { z } from "zod";
import { draftOf } from "./draft.ts";
import { explain } from "./explain.ts";

/** What to say of a submit that failed, beside fields or on its own. */
export interface Fault {
  message?: string | undefined;
  fields?: Record<string, string>;
}

/** What came of a submit: nothing where it went well. */
export type SubmitFault = Fault | undefined;

/** A form as its fields and its button see it. */
export interface Form<Values extends Record<string, string>> {
  values: Values;
  /** Texts by field. */
  errors: Readonly<Record<string, string>>;
  /** Why the last submit failed, where no field is to blame. */
  failure: string | undefined;
  status: "idle" | "submitting" | "success" | "error";
  /** False until script has taken the form over: a submit before that would load a page. */
  isReady: boolean;
  idOf(name: string): string;
  set(name: keyof Values & string, value: string): void;
  /** Several at once: one after the other, the second would undo the first. */
  setAll(changes: Readonly<Record<string, string>>): void;
  /** Back to what the form began with; what was typed is forgotten. */
  reset(): void;
  /** For the form element. */
  props: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    onSubmit(event: FormEvent): void;
    onFocus(): void;
  };
}

interface Options<Values, Parsed> {
  /** Under which what is typed survives a reload. */
  draft: string;
  /** Fields that are kept nowhere: passwords and codes. */
  secret?: readonly (keyof Values & string)[];
  initial: Values;
  /** The contract's schema, loaded when the form is first used. */
  loadSchema: () => Promise<z.ZodType<Parsed>>;
  /** Sends what was typed; what it throws is told in the server's words. */
  submit: (parsed: Parsed) => Promise<SubmitFault>;
  /** Said where the schema could not be loaded or the server was not reached. */
  failed: string;
  /** Makes of a call that failed what the form says of it: the place for a toast. */
  onFailed?: (fault: Fault) => Fault;
}

/** Values, errors and the way of a form from typing to sending. A draft of what was typed survives until a successful submit. */
export function useForm<Values extends Record<string, string>, Parsed>({
  draft: draftName,
  secret = [],
  initial,
  loadSchema,
  submit,
  failed,
  onFailed = (fault) => fault,
}: Options<Values, Parsed>): Form<Values> {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [status, setStatus] = useState<Form<Values>["status"]>("idle");
  const [isReady, setReady] = useState(false);
  const [faults, setFaults] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const [draft] = useState(() => draftOf(draftName));
  const prefix = useId();

  useEffect(() => {
    setValues((current) => ({ ...current, ...draft.read() }));
    setReady(true);
  }, [draft]);

  useEffect(() => {
    if (faults > 0) element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [faults]);

  function setAll(changes: Readonly<Record<string, string>>): void {
    const changed = { ...values, ...changes };
    setValues(changed);
    draft.write(Object.fromEntries(Object.entries(changed).filter(([field]) => !secret.includes(field))));
    setErrors((known) => Object.fromEntries(Object.entries(known).filter(([field]) => !(field in changes))));
    setStatus("idle");
  }

  async function send(): Promise<SubmitFault> {
    const schema = await loadSchema().catch(() => undefined);
    if (!schema) return { message: failed };
    const parsed = schema.safeParse(values);
    if (!parsed.success) return { fields: firstTexts(parsed.error) };
    try {
      return await submit(parsed.data);
    } catch (error) {
      return onFailed(explain(error, failed));
    }
  }

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (status === "submitting") return;
    setStatus("submitting");
    const fault = await send();
    setErrors(fault?.fields ?? {});
    setFailure(fault?.message);
    setStatus(fault ? "error" : "success");
    if (fault) return setFaults((count) => count + 1);
    setValues(initial);
    draft.forget();
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
    idOf: (name) => prefix + name,
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

/** The first text of each field. */
function firstTexts(error: z.ZodError): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const { path, message } of error.issues) texts[path.join(".")] ??= message;
  return texts;
}
