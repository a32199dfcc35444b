import { schemaResolver, type UseFormReturnType, useForm } from "@mantine/form";
import { type ServerFault, serverFaultOf } from "@site/browser/server-fault.ts";
import { useRef, useState } from "react";
import type { Draft, DraftKey, DraftPlace } from "./draft.ts";
import { type Autosave, useAutosave } from "./use-autosave.ts";
import { useDraft } from "./use-draft.ts";

export interface SavedFormOptions<Values extends Record<string, unknown>, Saved> {
  /** The contract's schema, which the server validates with too. */
  schema: Parameters<typeof schemaResolver>[0];
  /** Read on mount only; another record needs another `key`. */
  initialValues: Values;
  /** Without it nothing typed is stored in the browser. */
  draft?: DraftKey;
  /** Fields that no draft contains: passwords and keys. */
  secrets?: readonly (keyof Values & string)[];
  /** "tab" by default. */
  draftPlace?: DraftPlace;
  /** A draft that the server stored for an earlier visit. */
  serverDraft?: Draft<Values> | undefined;
  /** Called when the user takes the offered draft, whose version may be older. */
  onDraftTaken?: (draft: Draft<Values>) => void;
  /** Stores unsaved values on the server while the user types. */
  autosave?: Autosave<Values>;
  /** The version of the record in `initialValues`. */
  version?: number | undefined;
  /** Saves the values; rejects with the server's error. `useAdminMutation` shows the notification. */
  save: (values: Values) => Promise<Saved>;
  /** Called when the form contains the saved values; it may leave the screen. */
  onSaved?: (saved: Saved) => void;
}

/**
 * Returns a form with a draft, and its save function. Field errors are shown beside their fields and the first gets
 * the focus; any other error of the server is `fault`.
 */
export function useSavedForm<Values extends Record<string, unknown>, Saved>(options: SavedFormOptions<Values, Saved>) {
  const form = useForm<Values>({
    initialValues: options.initialValues,
    validate: schemaResolver(options.schema, { sync: true }),
  });
  const isDirty = form.isDirty();
  const withoutSecrets = (values: Values) => ({ ...values, ...valuesOf(options.secrets, options.initialValues) });
  const draft = useDraft({
    key: options.draft,
    place: options.draftPlace,
    serverDraft: options.serverDraft,
    serverId: options.autosave?.id,
    version: options.version,
    values: withoutSecrets(form.values),
    isDirty,
    unsaved: () => (form.isDirty() ? withoutSecrets(form.getValues()) : undefined),
  });
  const { getValues } = form;
  const autosave = useAutosave({ values: form.values, isDirty, getValues, autosave: options.autosave });
  const [round, setRound] = useState(0);

  /** Id of the draft that the user took. */
  const taken = useRef<string>(undefined);

  function takeDraft(): void {
    if (!draft.offered) return;
    taken.current = draft.offered.id;
    form.setValues(draft.offered.values);
    options.onDraftTaken?.(draft.offered);
    setRound(round + 1);
    draft.closeOffer();
  }

  function refuseDraft(): void {
    void discardOffered(draft.offered?.id);
    draft.discard();
  }

  /** Deletes an offered draft; if that fails, it is offered again the next time. */
  async function discardOffered(id: string | undefined): Promise<void> {
    if (id !== undefined) await options.autosave?.discardOffered?.(id).catch(() => undefined);
  }

  const stored = {
    store: draft.store,
    async discard() {
      draft.discard();
      await autosave.discard();
      await discardOffered(taken.current);
      taken.current = undefined;
    },
  };
  return {
    form,
    isDirty,
    draft,
    takeDraft,
    refuseDraft,
    round,
    autosaveState: autosave.state,
    ...useSave(form, { ...stored, pause: autosave.pause }, options),
  };
}

function useSave<Values extends Record<string, unknown>, Saved>(
  form: UseFormReturnType<Values>,
  draft: { store: () => void; discard: () => Promise<void>; pause: () => Promise<void> },
  { save, onSaved }: Pick<SavedFormOptions<Values, Saved>, "save" | "onSaved">,
) {
  const frame = useRef<HTMLDivElement>(null);
  const [fault, setFault] = useState<ServerFault>();

  async function send(values: Values, change: Partial<Values>): Promise<void> {
    setFault(undefined);
    draft.store(); // the session may have expired
    await draft.pause();
    try {
      const saved = await save(values);
      if (Object.keys(change).length > 0) form.setValues(change);
      form.resetDirty(values);
      await draft.discard();
      onSaved?.(saved);
    } catch (error) {
      const refusal = serverFaultOf(error);
      if (refusal && Object.keys(refusal.fields).length > 0) {
        form.setErrors(refusal.fields);
        focusFirstFaulty(frame.current, refusal.fields);
      } else {
        setFault(refusal);
      }
    }
  }

  return {
    /** The element around the fields. */
    frame,
    fault,
    save(change: Partial<Values> = {}): void {
      if (form.submitting) return;
      form.onSubmit(
        (typed) => send({ ...typed, ...change }, change),
        (errors) => focusFirstFaulty(frame.current, errors),
      )();
    },
  };
}

/** Returns some of a form's values. */
function valuesOf<Values extends object>(names: readonly (keyof Values)[] = [], values: Values): Partial<Values> {
  const chosen: Partial<Values> = {};
  for (const name of names) chosen[name] = values[name];
  return chosen;
}

/** Focuses the first field with an error in document order. Mantine sets `data-path` to the field's name. */
function focusFirstFaulty(frame: HTMLElement | null, errors: Readonly<Record<string, unknown>>): void {
  const fields = [...(frame?.querySelectorAll<HTMLElement>("[data-path]") ?? [])];
  fields.find(({ dataset: { path = "" } }) => errors[path] !== undefined)?.focus();
}
