import { type FormErrors, schemaResolver, type UseFormReturnType, useForm as useMantineForm } from "@mantine/form";
import { useNearViewport } from "@site/browser/use-near-viewport";
import {
  type ChangeEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import type { z } from "zod";
import { getDraft } from "../draft.ts";
import { type FormError, toFormError } from "../to-form-error.ts";
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

/** A form of @mantine/form with drafts, server errors and hydration. */
export interface Form<Values, Parsed = unknown>
  extends Pick<
    UseFormReturnType<Values>,
    "values" | "errors" | "submitting" | "setFieldValue" | "insertListItem" | "removeListItem" | "reorderListItem"
  > {
  /** For a value that is not a text the field sets `value` and `onChange` itself. */
  getInputProps(name: FieldOf<Values>): InputProps;
  /**
   * Returns a submit handler that validates the values and sends the schema's output. A thrown error of the server is
   * shown with its message. After a success the form is emptied, except for fields that were changed meanwhile.
   */
  onSubmit(send: (parsed: Parsed) => Promise<SubmitError>): (event: SyntheticEvent) => void;
  /** Restores the initial values and deletes the draft. */
  reset(): void;
  /** The message of a failed submit that belongs to no field. */
  failure: string | undefined;
  /** True after a successful submit until a value changes. */
  isSent: boolean;
  /** False until the form is hydrated and its schema is loaded. A submit before that would load a new document. */
  isReady: boolean;
  getId(name: string): string;
  /** Props of the form element besides `onSubmit`. */
  props: { ref: RefObject<HTMLFormElement | null>; noValidate: true };
}

interface Options<Values, Parsed> {
  /** The name under which the values are stored to survive a reload. */
  draft: string;
  /** Fields that are never stored: passwords and codes. */
  secrets?: readonly (keyof Values & string)[];
  /** Fields that are shown but not sent. */
  unsent?: readonly (keyof Values & string)[];
  initialValues: Values;
  /** Loads the contract's schema of the call's input, which may depend on the last render. See `useSchema`. */
  loadSchema: () => Promise<z.ZodType<Parsed>>;
  /** Message for a failed call without a server's message. */
  failed: string;
  /** Changes the error that the form shows, or shows it elsewhere, such as in a toast. */
  onFailed?: (error: FormError) => FormError;
}

/** Distance from the viewport within which a form loads its schema. */
const NEAR_PX = 400;
/** The time without a schema after which the form says so and tries again. */
const SCHEMA_RETRY_MS = 10_000;
const schemaMissing = "Form tam yüklenemedi. Bağlantınızı denetleyin; sürerse sayfayı yenileyin.";

const NONE: Pick<Form<unknown>, "failure" | "isSent"> = { failure: undefined, isSent: false };

/** Creates a form with @mantine/form. A draft of the values survives in this tab until they are sent. */
export function useForm<Values extends object, Parsed>(options: Options<Values, Parsed>): Form<Values, Parsed> {
  const { secrets = [], unsent = [], initialValues } = options;
  const [draft] = useState(() => getDraft(options.draft));
  const prefix = useId();
  const { element, isNear } = useNearViewport<HTMLFormElement>(NEAR_PX);
  const schema = useSchema(options.loadSchema, isNear);
  /** The server's messages by field. */
  const refused = useRef<Record<string, string>>({});
  const form = useMantineForm<Values>({ initialValues, onValuesChange });
  const hasTypedValues = useTypedValues(element, draft, initialValues, (typed) =>
    form.setValues({ ...initialValues, ...typed }),
  );
  const isReady = hasTypedValues && schema === "loaded";
  const submitting = { ...options, element, refused, isReady, onSent };
  const { onSubmit, outcome, setOutcome } = useSubmit(form, parse, submitting);
  const getId = (name: string) => prefix + name;

  function toSent(values: Values) {
    return without((field) => unsent.some((each) => each === field), values);
  }

  /**
   * Returns the schema's output, or messages by field. A value that the server has refused stays invalid, but can be
   * sent again.
   */
  async function parse(values: Values): Promise<{ parsed: Parsed } | { errors: FormErrors }> {
    const schema = await options.loadSchema();
    const sent = toSent(values);
    const errors = schemaResolver(schema, { sync: true })(sent);
    if (Object.keys(errors).length > 0) return { errors: { ...refused.current, ...errors } };
    return { parsed: schema.parse(sent) };
  }

  function onValuesChange(values: Values, previous: Values): void {
    const isUnchanged = (field: string) => isSame(values, previous, field.split(".", 1)[0] ?? field);
    refused.current = Object.fromEntries(Object.entries(refused.current).filter(([field]) => isUnchanged(field)));
    draft.write(without((field) => secrets.some((secret) => secret === field), values));
    setOutcome(({ failure }) => ({ failure, isSent: false }));
  }

  function reset(): void {
    form.setInitialValues(initialValues);
    form.reset();
    setOutcome(NONE);
    draft.forget();
  }

  /** Empties the fields that were sent, but not those that the person has changed since then. */
  function onSent(sent: Values): void {
    const typed = form.getValues();
    const changes = without((field) => isSame(typed, sent, field), typed);
    if (Object.keys(changes).length === 0) reset();
    else form.setValues({ ...initialValues, ...changes });
  }

  return {
    ...form,
    ...outcome,
    failure: schema === "missing" ? schemaMissing : outcome.failure,
    getInputProps: (name) => {
      const { value, ...props } = form.getInputProps(name, { withFocus: false });
      return { ...props, id: getId(name), name, value: typeof value === "string" ? value : "" };
    },
    onSubmit,
    reset,
    isReady,
    getId,
    props: { ref: element, noValidate: true },
  };
}

/**
 * Loads the schema of a form that comes near the viewport, after the page: neither page nor reader needs the schema and
 * zod before. A form can be sent once it is loaded, so that a submit waits for nothing. A failure changes nothing on the
 * page, because a reload would lose secrets and the tokens of mailed links.
 */
function useSchema(load: () => Promise<unknown>, isNear: boolean): "loading" | "loaded" | "missing" {
  const [state, setState] = useState<"loading" | "loaded" | "missing">("loading");
  const isWanted = isNear && state !== "loaded";
  const miss = () => setState((current) => (current === "loaded" ? current : "missing"));
  const attempt = useEffectEvent(() => void load().then(() => setState("loaded"), miss));
  useEffect(() => {
    if (!isWanted) return;
    attempt();
    const timer = setInterval(() => {
      setState("missing");
      attempt();
    }, SCHEMA_RETRY_MS);
    return () => clearInterval(timer);
  }, [isWanted]);
  return state;
}

function isSame(one: object, other: object, field: string): boolean {
  return Reflect.get(one, field) === Reflect.get(other, field);
}

interface SubmitOptions<Values> extends Pick<Options<Values, unknown>, "failed" | "onFailed"> {
  element: RefObject<HTMLFormElement | null>;
  /** The server's messages by field. */
  refused: RefObject<Record<string, string>>;
  isReady: boolean;
  onSent: (values: Values) => void;
}

/** Validates, sends and shows the result. After a failure the first field with an error gets the focus. */
function useSubmit<Values, Parsed>(
  form: UseFormReturnType<Values>,
  parse: (values: Values) => Promise<{ parsed: Parsed } | { errors: FormErrors }>,
  { failed, onFailed = (error) => error, element, refused, isReady, onSent }: SubmitOptions<Values>,
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
    form.setErrors(refused.current); // shown until the server answers again
    const error = await call(send);
    refused.current = error?.fields ?? {};
    form.setErrors(refused.current);
    if (error) return fail(error.message);
    onSent(values);
    setOutcome({ ...NONE, isSent: true });
  }

  function submit(send: (parsed: Parsed) => Promise<SubmitError>): void {
    setOutcome(({ failure }) => ({ failure, isSent: false }));
    form.onSubmit(async (values) => {
      const result = await parse(values);
      if ("parsed" in result) return sendValues(values, () => send(result.parsed));
      form.setErrors(result.errors);
      fail(undefined);
    })();
  }

  return {
    outcome,
    setOutcome,
    onSubmit: (send: (parsed: Parsed) => Promise<SubmitError>) => (event: SyntheticEvent) => {
      event.preventDefault();
      if (isReady && !form.submitting) submit(send);
    },
  };
}
