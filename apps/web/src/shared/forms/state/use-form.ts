import { type UseFormReturnType, useForm as useMantineForm } from "@mantine/form";
import {
  type ChangeEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import type { z } from "zod";
import { getDraft } from "../draft.ts";
import { type FormError, toFormError } from "../to-form-error.ts";
import { type Schema, useSchema } from "./use-schema.ts";
import { useTypedValues } from "./use-typed-values.ts";
import { without } from "./without.ts";

/** The result of a submit; undefined on success. */
export type SubmitError = FormError | undefined;

/** Props that a field takes from `form.getInputProps`. */
export interface InputProps {
  id: string;
  name: string;
  value: string;
  error?: ReactNode;
  onChange(change: string | ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>): void;
}

/** A field, or a part of an item of a list: "wishes.0.cityId". */
type FieldOf<Values> = (keyof Values & string) | `${keyof Values & string}.${number}.${string}`;

/** A form of @mantine/form, with what it lacks for this site. */
export interface Form<Values, Parsed = unknown>
  extends Pick<
    UseFormReturnType<Values>,
    "values" | "errors" | "submitting" | "setFieldValue" | "insertListItem" | "removeListItem" | "reorderListItem"
  > {
  /** Of a value that is no text the field shows and changes another spelling. */
  getInputProps(name: FieldOf<Values>): InputProps;
  /**
   * Returns a handler that validates the values and sends what the schema makes of them. A thrown error of the server
   * is shown with its message. After a success the form is emptied, except for what was changed meanwhile.
   */
  onSubmit(send: (parsed: Parsed) => Promise<SubmitError>): (event: SyntheticEvent) => void;
  /** Restores the initial values and deletes the draft. */
  reset(): void;
  /** Why the last submit failed, if the reason is not a field. */
  failure: string | undefined;
  /** True after a submit until something changes. */
  isSent: boolean;
  /** False until the form is hydrated: a submit before that would load a new document. */
  isReady: boolean;
  getId(name: string): string;
  /** Props of the form element besides `onSubmit`. */
  props: { ref: RefObject<HTMLFormElement | null>; noValidate: true; onFocus(): void };
}

interface Options<Values, Parsed> {
  /** The name under which the values are stored to survive a reload. */
  draft: string;
  /** Fields that are never stored: passwords and codes. */
  secrets?: readonly (keyof Values & string)[];
  /** Fields that are shown and not sent. */
  unsent?: readonly (keyof Values & string)[];
  initialValues: Values;
  /** Loads the contract's schema when the form is first focused. */
  loadSchema: () => Promise<z.ZodType<Parsed>>;
  /** The message if the schema could not be loaded or the server was not reached. */
  failed: string;
  /** Maps a failed call to what the form shows, for example to show a toast instead. */
  onFailed?: (error: FormError) => FormError;
}

const NONE: Pick<Form<unknown>, "failure" | "isSent"> = { failure: undefined, isSent: false };

/** Manages a form with @mantine/form. A draft of the values survives until they are sent. */
export function useForm<Values extends object, Parsed>(options: Options<Values, Parsed>): Form<Values, Parsed> {
  const { secrets = [], initialValues, loadSchema } = options;
  const [draft] = useState(() => getDraft(options.draft));
  const prefix = useId();
  const element = useRef<HTMLFormElement>(null);
  const schema = useSchema(options);
  const form = useMantineForm<Values>({ initialValues, validate: schema.validate, onValuesChange });
  const { onSubmit, outcome, setOutcome } = useSubmit(form, schema, element, { ...options, onSent });
  const isReady = useTypedValues(element, draft, initialValues, (typed) =>
    form.setValues({ ...initialValues, ...typed }),
  );
  const getId = (name: string) => prefix + name;

  function onValuesChange(values: Values, previous: Values): void {
    schema.keepRefused((field) => isSame(values, previous, field.split(".", 1)[0] ?? field));
    draft.write(without((field) => secrets.some((secret) => secret === field), values));
    setOutcome(({ failure }) => ({ failure, isSent: false }));
  }

  function reset(): void {
    form.setInitialValues(initialValues);
    form.reset();
    setOutcome(NONE);
    draft.forget();
  }

  /** Empties what was sent; fields that the person has changed since then stay. */
  function onSent(sent: Values): void {
    const typed = form.getValues();
    const changes = without((field) => isSame(typed, sent, field), typed);
    if (Object.keys(changes).length === 0) reset();
    else form.setValues({ ...initialValues, ...changes });
  }

  return {
    ...form,
    ...outcome,
    getInputProps: (name) => {
      const { value, ...props } = form.getInputProps(name, { withFocus: false });
      return { ...props, id: getId(name), name, value: typeof value === "string" ? value : "" };
    },
    onSubmit,
    reset,
    isReady,
    getId,
    props: { ref: element, noValidate: true, onFocus: () => void loadSchema().catch(() => undefined) },
  };
}

function isSame(one: object, other: object, field: string): boolean {
  return Reflect.get(one, field) === Reflect.get(other, field);
}

/** Validates, sends and shows the outcome. After a failure the first field with an error gets the focus. */
function useSubmit<Values, Parsed>(
  form: UseFormReturnType<Values>,
  schema: Schema<Values, Parsed>,
  element: RefObject<HTMLFormElement | null>,
  {
    failed,
    onFailed = (error) => error,
    onSent,
  }: Pick<Options<Values, Parsed>, "failed" | "onFailed"> & { onSent: (values: Values) => void },
) {
  const [outcome, setOutcome] = useState(NONE);
  const [failures, setFailures] = useState(0);

  useEffect(() => {
    if (failures > 0) element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [failures, element]);

  function fail(failure: string | undefined): void {
    setOutcome({ failure, isSent: false });
    setFailures((count) => count + 1);
  }

  async function call(send: () => Promise<SubmitError>): Promise<SubmitError> {
    try {
      return await send();
    } catch (error) {
      return onFailed(toFormError(error, failed));
    }
  }

  async function sendValues(values: Values, send: () => Promise<SubmitError>): Promise<void> {
    form.setErrors(schema.getRefused()); // they stay until the server answers again
    const error = await call(send);
    schema.refuse(error?.fields ?? {});
    form.setErrors(schema.getRefused());
    if (error) return fail(error.message);
    onSent(values);
    setOutcome({ ...NONE, isSent: true });
  }

  async function submit(send: (parsed: Parsed) => Promise<SubmitError>): Promise<void> {
    form.setSubmitting(true);
    setOutcome(({ failure }) => ({ failure, isSent: false }));
    const parse = await schema.load();
    if (parse)
      return form.onSubmit(
        (values) => sendValues(values, () => send(parse(values))),
        () => fail(undefined),
      )();
    form.setSubmitting(false);
    fail(failed);
  }

  return {
    outcome,
    setOutcome,
    onSubmit: (send: (parsed: Parsed) => Promise<SubmitError>) => (event: SyntheticEvent) => {
      event.preventDefault();
      if (!form.submitting) void submit(send);
    },
  };
}
