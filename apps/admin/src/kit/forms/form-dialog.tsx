import { Button, Group } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { ReactNode, SubmitEvent } from "react";
import { Dialog } from "../dialogs/dialog.tsx";
import { DraftOffer, SaveRefused } from "./form-alerts.tsx";
import { type SavedFormOptions, useSavedForm } from "./use-saved-form.ts";

interface Props<Values extends Record<string, unknown>, Saved> extends SavedFormOptions<Values, Saved> {
  title: string;
  /** Label of the submit button. */
  action?: string;
  /** Name of the field that gets the focus first. */
  firstField?: string | undefined;
  onClose: () => void;
  children: (form: UseFormReturnType<Values>) => ReactNode;
}

/**
 * Renders a form in a dialog, which closes after a save. Values of a dialog closed without saving are offered the next
 * time.
 */
export function FormDialog<Values extends Record<string, unknown>, Saved>(props: Props<Values, Saved>) {
  const { title, action = "Kaydet", firstField, onClose, children } = props;
  const { form, draft, takeDraft, refuseDraft, frame, save, error } = useSavedForm({
    ...props,
    onSaved(saved) {
      onClose();
      props.onSaved?.(saved);
    },
  });

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    save();
  }

  return (
    <Dialog {...{ title, firstField, onClose }} size="lg">
      <DraftOffer draft={draft} version={props.version} onRefuse={refuseDraft} onTake={takeDraft} />
      {error && <SaveRefused title="Kaydedilemedi" error={error} onCompare={undefined} />}
      <form noValidate onSubmit={submit}>
        <div ref={frame}>{children(form)}</div>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            İptal
          </Button>
          <Button type="submit" loading={form.submitting}>
            {action}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
