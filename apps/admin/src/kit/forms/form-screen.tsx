import { Button, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useHotkeys } from "@mantine/hooks";
import type { ReactNode, SubmitEvent } from "react";
import { Keys } from "../keys.tsx";
import { Screen } from "../screen.tsx";
import { DraftOffer, SaveRefused } from "./form-alerts.tsx";
import styles from "./form-screen.module.css";
import { LeaveGuard } from "./leave-guard.tsx";
import { type SavedFormOptions, useSavedForm } from "./use-saved-form.ts";

/** The form as the buttons beside "Kaydet" see it. */
export interface FormActions<Values, Saved> {
  values: Values;
  isSaving: boolean;
  /**
   * Saves the form with some values changed.
   * @param by saves instead of the form's own `save`
   */
  saveWith: (change: Partial<Values>, by?: (values: Values) => Promise<Saved>) => void;
}

/** The ways out of a conflict with another version of the record. */
export interface RefusedForm<Values, Saved> {
  /** Saves the values with another function than the form's own `save`. */
  saveBy: (by: (values: Values) => Promise<Saved>) => void;
  /** Replaces the values by the record, and discards their drafts. */
  replace: (record: Values) => void;
}

interface Props<Values extends Record<string, unknown>, Saved> extends SavedFormOptions<Values, Saved> {
  title: string;
  /** Content above the form, such as tabs or a link back to the list. */
  above?: ReactNode;
  /**
   * Whether the fields are the page itself: only screen readers get the title, and the bar with "Kaydet" stands above
   * the fields, with `above` in it. Otherwise the bar follows the fields and stays in view at the bottom.
   */
  isDocument?: boolean;
  /** Title above the server's message after a rejected save. */
  refused?: string;
  /** Compares the values with the present record after an edit conflict. */
  onConflict?: (values: Values, form: RefusedForm<Values, Saved>) => void;
  actions?: (form: FormActions<Values, Saved>) => ReactNode;
  /** @param fieldsKey changes when the values are replaced: the `key` of fields that read their value only on mount */
  children: (form: UseFormReturnType<Values>, fieldsKey: number) => ReactNode;
}

/** Renders a screen with one form. Unsaved values survive a reload, an expired session and a rejected save. */
export function FormScreen<Values extends Record<string, unknown>, Saved>(props: Props<Values, Saved>) {
  const { title, above, isDocument = false, version, refused = "Kaydedilemedi", onConflict, actions, children } = props;
  const saved = useSavedForm(props);
  const { form, isDirty, draft, takeDraft, refuseDraft, replace, fieldsKey, autosaveState, frame, save, error } = saved;
  useHotkeys([["mod+S", () => save()]], [], true);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    if (event.target !== event.currentTarget) return; // a form in a dialog, whose events React sends here too
    event.preventDefault();
    save();
  }

  const bar = (
    <div className={styles.bar}>
      {isDocument && <div className={styles.back}>{above}</div>}
      <Text size="sm" c="dimmed" role="status" className={styles.state}>
        {isDirty && ["Kaydedilmemiş değişiklikler var", autosaveState].filter(Boolean).join(" · ")}
      </Text>
      {actions?.({ values: form.values, isSaving: form.submitting, saveWith: save })}
      <Button type="submit" disabled={form.submitting} aria-keyshortcuts="Control+S Meta+S">
        Kaydet
        <Keys letter="S" />
      </Button>
    </div>
  );
  const refusal = error && (
    <SaveRefused
      title={refused}
      error={error}
      onCompare={onConflict && (() => onConflict(form.getValues(), { saveBy: (by) => save({}, by), replace }))}
    />
  );
  return (
    <Screen title={title} isTitleHidden={isDocument}>
      <form noValidate aria-label={title} onSubmit={submit}>
        {isDocument ? <div className={styles.head}>{bar}</div> : above && <div className={styles.above}>{above}</div>}
        <DraftOffer draft={draft} version={version} onRefuse={refuseDraft} onTake={takeDraft} />
        {isDocument && refusal}
        <div ref={frame}>{children(form, fieldsKey)}</div>
        {!isDocument && (
          <div className={styles.foot}>
            {refusal}
            {bar}
          </div>
        )}
      </form>
      <LeaveGuard isDirty={form.isDirty} />
    </Screen>
  );
}
