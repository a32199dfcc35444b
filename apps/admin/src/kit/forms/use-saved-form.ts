import { schemaResolver, type UseFormReturnType, useForm } from "@mantine/form";
import { getServerError, type ServerError } from "@site/browser/calls/server-error";
import { useRef, useState } from "react";
import type { Draft, DraftKey, DraftPlace, DraftState } from "../drafts/draft.ts";
import { type Autosave, useAutosave } from "../drafts/use-autosave.ts";
import { useCount, useDraft } from "../drafts/use-draft.ts";

export interface SavedFormOptions<Values extends Record<string, unknown>, Saved> {
  /** The contract's schema, which the server validates with too. */
  schema: Parameters<typeof schemaResolver>[0];
  /** Read only on mount; another record needs another `key`. */
  initialValues: Values;
  /** Key of the draft; without it nothing is stored in the browser. */
  draft?: DraftKey;
  /** Fields that drafts leave out: passwords and keys. */
  secrets?: readonly (keyof Values & string)[];
  /** Storage of the draft, "tab" by default. */
  draftPlace?: DraftPlace;
  /** Drafts of earlier visits from the server. */
  serverDrafts?: readonly Draft<Values>[] | undefined;
  /** Called when the user restores a draft, which may be of an older version. */
  onDraftTaken?: (draft: Draft<Values>) => void;
  /** Stores unsaved values on the server while the user types. */
  autosave?: Autosave<Values>;
  /** Version of the record in `initialValues`. */
  version?: number | undefined;
  /** Version on which the form's values are based; `version` by default, an older one after a draft was restored. */
  basedOn?: number | undefined;
  /** Saves the values; rejects with the server's error. `useAdminMutation` shows notifications. */
  save: (values: Values) => Promise<Saved>;
  /** Called when the form contains the saved values. It may leave the screen. */
  onSaved?: (saved: Saved) => void;
}

/**
 * Returns a form with a draft and its save function. Field errors are shown beside their fields, and the first gets the
 * focus; any other error of the server is in `error`.
 */
export function useSavedForm<Values extends Record<string, unknown>, Saved>(options: SavedFormOptions<Values, Saved>) {
  const form = useForm<Values>({
    initialValues: options.initialValues,
    validate: schemaResolver(options.schema, { sync: true }),
  });
  const isDirty = form.isDirty();
  const withoutSecrets = (values: Values) => withoutSecretValues(values, options);
  const getCount = useCount();
  const getState = () => ({ values: form.getValues(), counter: getCount(withoutSecrets(form.getValues())) });
  const autosave = useAutosave({
    values: form.values,
    isDirty,
    getState,
    storeInBrowser: (): boolean => draft.keep(),
    onStored,
    autosave: options.autosave,
  });
  const draft = useDraft({ ...toDraftSubject(form, options), getCount, server: options.autosave && autosave.server });
  const [fieldsKey, setFieldsKey] = useState(0);
  const taken = useRef<Draft<Values>>(undefined);

  /** Removes the browser's copy and the restored draft, because the server now has the values. */
  function onStored(state: DraftState): void {
    draft.remove(state);
    void discardTaken();
  }

  async function discardTaken(): Promise<void> {
    const earlier = taken.current;
    taken.current = undefined;
    if (!earlier) return;
    draft.remove(earlier);
    await discardEarlier(options.autosave, earlier);
  }

  function takeDraft(offer: Draft<Values>): void {
    taken.current = offer;
    form.setValues(offer.values);
    options.onDraftTaken?.(offer);
    setFieldsKey(fieldsKey + 1);
    draft.endOffers();
  }

  function refuseDraft(offer: Draft<Values>): void {
    void discardEarlier(options.autosave, offer);
    draft.refuse(offer);
  }

  const stored = {
    keep: draft.keep,
    async discard() {
      draft.discard();
      await autosave.discard();
      await discardTaken();
    },
    /** Stores values that were typed while the save was running. */
    resume() {
      draft.keep();
      autosave.resume();
    },
  };
  const saving = useSave(form, { ...stored, pause: autosave.pause }, options);

  /** Replaces the values by another version of the record; the caller keeps the values elsewhere. */
  function replace(record: Values): void {
    form.setValues(record);
    form.resetDirty(record);
    setFieldsKey(fieldsKey + 1);
    saving.forgetError();
    void stored.discard();
  }

  return {
    form,
    isDirty,
    draft,
    takeDraft,
    refuseDraft,
    replace,
    fieldsKey,
    autosaveState: autosave.state,
    ...saving,
  };
}

function withoutSecretValues<Values extends Record<string, unknown>>(
  values: Values,
  { secrets, initialValues }: Pick<SavedFormOptions<Values, unknown>, "secrets" | "initialValues">,
): Values {
  return { ...values, ...toValues(secrets, initialValues) };
}

/** Returns the options of the browser's draft, which contains no secrets. */
function toDraftSubject<Values extends Record<string, unknown>, Saved>(
  form: UseFormReturnType<Values>,
  options: SavedFormOptions<Values, Saved>,
) {
  return {
    key: options.draft,
    place: options.draftPlace,
    serverDrafts: options.serverDrafts,
    version: options.basedOn ?? options.version,
    values: withoutSecretValues(form.values, options),
    isDirty: form.isDirty(),
    unsaved: () => (form.isDirty() ? withoutSecretValues(form.getValues(), options) : undefined),
  };
}

/** Deletes an earlier draft from the server. If that fails, the draft is offered again the next time. */
async function discardEarlier<Values>(
  autosave: Autosave<Values> | undefined,
  { id, counter = 0 }: Partial<DraftState>,
): Promise<void> {
  if (id !== undefined) await autosave?.discard({ id, counter }).catch(() => undefined);
}

function useSave<Values extends Record<string, unknown>, Saved>(
  form: UseFormReturnType<Values>,
  draft: { keep: () => void; discard: () => Promise<void>; resume: () => void; pause: () => Promise<void> },
  { save, onSaved }: Pick<SavedFormOptions<Values, Saved>, "save" | "onSaved">,
) {
  const frame = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<ServerError>();

  async function send(values: Values, change: Partial<Values>, by: typeof save): Promise<void> {
    setError(undefined);
    draft.keep(); // kept first, because the session may have expired and an answer may get lost
    await draft.pause();
    try {
      const saved = await by(values);
      if (Object.keys(change).length > 0) form.setValues(change);
      form.resetDirty(values);
      await draft.discard();
      onSaved?.(saved);
      if (form.isDirty()) draft.resume();
    } catch (error) {
      const refusal = getServerError(error);
      if (refusal && Object.keys(refusal.fields).length > 0) {
        form.setErrors(refusal.fields);
        focusFirstInvalid(frame.current, refusal.fields);
      } else {
        setError(refusal);
      }
    }
  }

  return {
    /** Ref for the element around the fields. */
    frame,
    error,
    forgetError: () => setError(undefined),
    /** @param by saves instead of the form's own `save` */
    save(change: Partial<Values> = {}, by = save): void {
      if (form.submitting) return;
      form.onSubmit(
        (typed) => send({ ...typed, ...change }, change, by),
        (errors) => focusFirstInvalid(frame.current, errors),
      )();
    },
  };
}

/** Returns the values of some fields. */
function toValues<Values extends object>(names: readonly (keyof Values)[] = [], values: Values): Partial<Values> {
  const chosen: Partial<Values> = {};
  for (const name of names) chosen[name] = values[name];
  return chosen;
}

/** Focuses the first field with an error, in document order. Mantine sets `data-path` to the field's name. */
function focusFirstInvalid(frame: HTMLElement | null, errors: Readonly<Record<string, unknown>>): void {
  const fields = [...(frame?.querySelectorAll<HTMLElement>("[data-path]") ?? [])];
  fields.find(({ dataset: { path = "" } }) => errors[path] !== undefined)?.focus();
}
