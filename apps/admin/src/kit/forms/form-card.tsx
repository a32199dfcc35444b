import { Button, Group, Paper, Title } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { type ReactNode, type SubmitEvent, useEffect, useId } from "react";
import { DraftOffer, SaveRefused } from "./form-alerts.tsx";
import { type SavedFormOptions, useSavedForm } from "./use-saved-form.ts";

interface Props<Values extends Record<string, unknown>, Saved> extends SavedFormOptions<Values, Saved> {
  title: string;
  /** Closes the form; without it the form stays after a save. */
  onClose?: () => void;
  children: (form: UseFormReturnType<Values>) => ReactNode;
}

/** Renders a form inside a list or beside other forms of a screen. It gets the focus when it opens. */
export function FormCard<Values extends Record<string, unknown>, Saved>(props: Props<Values, Saved>) {
  const { title, onClose, children } = props;
  const titleId = useId();
  const { form, isDirty, draft, takeDraft, refuseDraft, frame, save, error } = useSavedForm({
    ...props,
    onSaved(saved) {
      onClose?.();
      props.onSaved?.(saved);
    },
  });

  const isOpened = onClose !== undefined;
  useEffect(() => {
    if (isOpened) frame.current?.querySelector<HTMLElement>("input, textarea")?.focus();
  }, [isOpened, frame]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    save();
  }

  return (
    <Paper component="form" withBorder p="md" noValidate aria-labelledby={titleId} onSubmit={submit}>
      <Title order={3} size="h5" mb="sm" id={titleId}>
        {title}
      </Title>
      <DraftOffer draft={draft} version={props.version} onRefuse={refuseDraft} onTake={takeDraft} />
      {error && <SaveRefused title="Kaydedilemedi" error={error} onCompare={undefined} />}
      <div ref={frame}>{children(form)}</div>
      <Group justify="flex-end" mt="md">
        {onClose && (
          <Button variant="default" onClick={onClose}>
            İptal
          </Button>
        )}
        <Button type="submit" loading={form.submitting} disabled={!onClose && !isDirty}>
          Kaydet
        </Button>
      </Group>
    </Paper>
  );
}
