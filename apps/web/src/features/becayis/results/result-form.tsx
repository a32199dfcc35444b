import { inIstanbul } from "@site/browser/format-date";
import { outcomeLabels, resultTexts } from "@site/contract/becayis/swaps/results/labels";
import { trpc } from "../../../framework/browser.ts";
import { Field } from "../../../shared/forms/field.tsx";
import { SelectField } from "../../../shared/forms/fields/select-field.tsx";
import formStyles from "../../../shared/forms/form.module.css";
import { FormActions } from "../../../shared/forms/form-actions.tsx";
import { FormErrors } from "../../../shared/forms/form-errors.tsx";
import { useForm } from "../../../shared/forms/state/use-form.ts";
import { useToast } from "../../../shared/ui/toast.tsx";
import { useInvalidateMatches } from "../matches/use-invalidate-matches.ts";
import { RefusalFields } from "./refusal-fields.tsx";

interface Props {
  kind: "match" | "ring";
  id: number;
  onClose: () => void;
}

/** Reports the institution's decision on the member's application. */
export function ResultForm({ kind, id, onClose }: Props) {
  const utils = trpc.useUtils();
  const showToast = useToast();
  const invalidateMatches = useInvalidateMatches();
  const form = useForm({
    draft: `result-${kind}-${id}`,
    initialValues: { outcome: "", on: inIstanbul(Date.now()).toISOString().slice(0, 10), reason: "", note: "" },
    loadSchema: async () => (await import("@site/contract/becayis/swaps/results/schema")).resultFields,
    failed: resultTexts.saveFailed,
  });
  const submit = form.onSubmit(async (report) => {
    const { message } = await utils.client.becayis.results.report.mutate({ kind, id, ...report });
    await Promise.all([utils.becayis.results.invalidate(), invalidateMatches()]);
    showToast({ kind: "success", message });
    onClose();
  });
  const { outcome } = form.values;
  const isRefused = outcome === "refused";

  return (
    <form {...form.props} onSubmit={submit} className={formStyles.form} aria-label={resultTexts.title}>
      <FormErrors form={form} />
      <SelectField {...form.getInputProps("outcome")} label="Sonuç" options={outcomeLabels} empty="Seçin" />
      <Field {...form.getInputProps("on")} type="date" label={outcome === "applied" ? "Başvuru tarihi" : "Tarih"} />
      {isRefused && <RefusalFields form={form} />}
      {outcome === "approved" && (
        <p>Onay bildirdiğinizde ilanınız tamamlanır; öteki tarafların ilanları yeniden eşleşmeye açılır.</p>
      )}
      <FormActions form={form} label="Bildir" busyLabel="Kaydediliyor…" onCancel={onClose} />
    </form>
  );
}
