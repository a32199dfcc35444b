import { becayisTexts } from "@site/contract/becayis/labels";
import { Field } from "../../../shared/forms/field.tsx";
import formStyles from "../../../shared/forms/form.module.css";
import { FormActions } from "../../../shared/forms/form-actions.tsx";
import { FormErrors } from "../../../shared/forms/form-errors.tsx";
import { useForm } from "../../../shared/forms/state/use-form.ts";
import { useToast } from "../../../shared/ui/toast.tsx";

const loadSchema = async () =>
  (await import("@site/contract/becayis/board/listings/schema")).reportListingInput.pick({ reason: true });

interface Props {
  /** The storage key of the draft of the reason. */
  draft: string;
  /** Tells which texts the administrator reads besides the reason. */
  hint?: string;
  /** Sends the report; returns the server's message. */
  report: (reason: string) => Promise<{ message: string }>;
  onClose: () => void;
}

/** Renders the form with the reason for reporting a listing or the other member of a request to the administrator. */
export function ReportForm({ draft, hint = "Yalnızca site yönetimi okur.", report, onClose }: Props) {
  const showToast = useToast();
  const form = useForm({
    draft,
    initialValues: { reason: "" },
    loadSchema,
    failed: becayisTexts.actionFailed,
  });
  const submit = form.onSubmit(async ({ reason }) => {
    showToast({ kind: "success", message: (await report(reason)).message });
    onClose();
  });
  return (
    <form {...form.props} onSubmit={submit} className={formStyles.form}>
      <FormErrors form={form} />
      <Field {...form.getInputProps("reason")} label="Bildirme nedeni" rows={4} counted={1000} hint={hint} />
      <FormActions form={form} label="Bildir" busyLabel="Gönderiliyor…" onCancel={onClose} cancelLabel="İptal" />
    </form>
  );
}
