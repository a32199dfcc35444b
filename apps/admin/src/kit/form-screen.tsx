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

/** What a button beside "Kaydet" can do with the form. */
export interface FormActions<Values> {
  values: Values;
  isSaving: boolean;
  /** Saves the form together with a change of its own. */
  saveWith: (change: Partial<Values>) => void;
}

interface Props<Values extends Record<string, unknown>, Saved> {
  title: string;
  /** Stands above the form: a link back to its list, or the tabs it is one of. */
  above?: ReactNode;
  /** The schema of the contract that the server reads the values with. */
  schema: Parameters<typeof schemaResolver>[0];
  /** Read once; another record needs another form (`key`). */
  initialValues: Values;
  draft: DraftKey;
  /** Of the record that `initialValues` show. */
  version?: number;
  /** Said above the server's words where a save is refused as a whole. */
  refused?: string;
  /** Rejects where the server refuses; `useAdminMutation` tells how it went. */
  save: (values: Values) => Promise<Saved>;
  /** Called once the form holds what was saved; it may leave the screen. */
  onSaved?: (saved: Saved) => void;
  /** Loads the record as it is now and shows it in another form. */
  onReload?: () => void;
  actions?: (form: FormActions<Values>) => ReactNode;
  /** @param round counts the texts put in from outside: what reads a value once needs it as its key */
  children: (form: UseFormReturnType<Values>, round: number) => ReactNode;
}

/** One screen with one form. What is typed is safe from a reload, a lost session and a save that is refused. */
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
          onRefuse={draft.drop}
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
              draft.keep();
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

/** Saves the form. Faults of fields land beside them and the first gets the focus; any other is returned. */
function useSave<Values extends Record<string, unknown>, Saved>(
  form: UseFormReturnType<Values>,
  draft: { keep: () => void; drop: () => void },
  { save, onSaved }: Pick<Props<Values, Saved>, "save" | "onSaved">,
) {
  const frame = useRef<HTMLDivElement>(null);
  const [fault, setFault] = useState<ServerFault>();

  async function send(values: Values, change: Partial<Values>): Promise<void> {
    setFault(undefined);
    draft.keep(); // the answer may be that the session is over
    try {
      const saved = await save(values);
      if (Object.keys(change).length > 0) form.setValues(change);
      form.resetDirty(values);
      draft.drop();
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

/** Puts the focus on the first field with an error, from top to bottom; Mantine writes a field's name into `data-path`. */
function focusFirstFaulty(frame: HTMLElement | null, errors: Readonly<Record<string, unknown>>): void {
  const fields = [...(frame?.querySelectorAll<HTMLElement>("[data-path]") ?? [])];
  fields.find(({ dataset: { path = "" } }) => errors[path] !== undefined)?.focus();
}
