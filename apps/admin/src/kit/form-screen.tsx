import { Button, Text } from "@mantine/core";
import { schemaResolver, type UseFormReturnType, useForm } from "@mantine/form";
import { useHotkeys } from "@mantine/hooks";
import { type ServerFault, serverFaultOf } from "@site/browser/server-fault.ts";
import { type ReactNode, useRef, useState } from "react";
import { Screen } from "../frame/screen.tsx";
import type { DraftKey } from "./draft.ts";
import { DraftOffer, SaveRefused } from "./form-notices.tsx";
import styles from "./form-screen.module.css";
import { LeaveGuard } from "./leave-guard.tsx";
import { useDraft } from "./use-draft.ts";

/** The form, as additional buttons beside "Kaydet" use it. */
export interface FormActions<Values> {
  values: Values;
  isSaving: boolean;
  /** Saves the form with the given values changed. */
  saveWith: (change: Partial<Values>) => void;
}

interface Props<Values extends Record<string, unknown>, Saved> {
  title: string;
  /** Content above the form: a link back to its list, or tabs. */
  above?: ReactNode;
  /** The contract's schema, which the server validates with too. */
  schema: Parameters<typeof schemaResolver>[0];
  /** Read on mount only; another record needs another `key`. */
  initialValues: Values;
  draft: DraftKey;
  /** The version of the record in `initialValues`. */
  version?: number;
  /** The title above the server's message when a save is rejected. */
  refused?: string;
  /** Saves the values; rejects with the server's error. `useAdminMutation` shows the notification. */
  save: (values: Values) => Promise<Saved>;
  /** Called when the form contains the saved values; it may leave the screen. */
  onSaved?: (saved: Saved) => void;
  /** Loads the record's current state and remounts the form with it. */
  onReload?: () => void;
  actions?: (form: FormActions<Values>) => ReactNode;
  /** @param round changes when values are replaced: the `key` of fields that read their value on mount only */
  children: (form: UseFormReturnType<Values>, round: number) => ReactNode;
}

/** Renders a screen with one form. Unsaved values survive a reload, an expired session and a rejected save. */
export function FormScreen<Values extends Record<string, unknown>, Saved>(props: Props<Values, Saved>) {
  const {
    title,
    above,
    schema,
    initialValues,
    version,
    refused = "Kaydedilemedi",
    onReload,
    actions,
    children,
  } = props;
  const form = useForm<Values>({ initialValues, validate: schemaResolver(schema, { sync: true }) });
  const isDirty = form.isDirty();
  const draft = useDraft({ key: props.draft, version, values: form.values, isDirty });
  const [round, setRound] = useState(0);
  const { frame, save, fault } = useSave(form, draft, props);
  useHotkeys([["mod+S", () => save()]], [], true);

  return (
    <Screen title={title}>
      {above && <div className={styles.above}>{above}</div>}
      <div className={styles.bar}>
        <Text size="sm" c="dimmed" role="status" className={styles.state}>
          {isDirty ? "Kaydedilmemiş değişiklikler var" : ""}
        </Text>
        {actions?.({ values: form.values, isSaving: form.submitting, saveWith: save })}
        <Button disabled={form.submitting} onClick={() => save()} aria-keyshortcuts="Control+S Meta+S">
          Kaydet
        </Button>
      </div>
      {draft.offered && (
        <DraftOffer
          draft={draft.offered}
          version={version}
          onRefuse={draft.discard}
          onTake={() => {
            if (draft.offered) form.setValues(draft.offered.values);
            setRound(round + 1);
            draft.closeOffer();
          }}
        />
      )}
      {fault && (
        <SaveRefused
          title={refused}
          fault={fault}
          onReload={
            onReload &&
            (() => {
              draft.store();
              onReload();
            })
          }
        />
      )}
      <div ref={frame}>{children(form, round)}</div>
      <LeaveGuard isDirty={form.isDirty} />
    </Screen>
  );
}

/** Returns the save function. Field errors are shown beside their fields and the first gets the focus. */
function useSave<Values extends Record<string, unknown>, Saved>(
  form: UseFormReturnType<Values>,
  draft: { store: () => void; discard: () => void },
  { save, onSaved }: Pick<Props<Values, Saved>, "save" | "onSaved">,
) {
  const frame = useRef<HTMLDivElement>(null);
  const [fault, setFault] = useState<ServerFault>();

  async function send(values: Values, change: Partial<Values>): Promise<void> {
    setFault(undefined);
    draft.store(); // the session may have expired
    try {
      const saved = await save(values);
      if (Object.keys(change).length > 0) form.setValues(change);
      form.resetDirty(values);
      draft.discard();
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

/** Focuses the first field with an error in document order. Mantine sets `data-path` to the field's name. */
function focusFirstFaulty(frame: HTMLElement | null, errors: Readonly<Record<string, unknown>>): void {
  const fields = [...(frame?.querySelectorAll<HTMLElement>("[data-path]") ?? [])];
  fields.find(({ dataset: { path = "" } }) => errors[path] !== undefined)?.focus();
}
