import { alertFrequencyLabels, alertTexts } from "@site/contract/becayis/labels";
import { trpc } from "../../../framework/browser.ts";
import { SelectField } from "../../../shared/forms/fields/select-field.tsx";
import formStyles from "../../../shared/forms/form.module.css";
import { FormErrors } from "../../../shared/forms/form-errors.tsx";
import { useForm } from "../../../shared/forms/state/use-form.ts";
import { SubmitButton } from "../../../shared/forms/submit-button.tsx";
import { useToast } from "../../../shared/ui/toast.tsx";
import type { Lookups } from "../lookups/use-lookups.ts";
import { ChoiceFields, toChoice } from "./choice-fields.tsx";

/**
 * Creates an alert of the signed-in member.
 * @param address query parameters that fill in the form
 */
export function AlertForm({ address, lookups }: { address: URLSearchParams; lookups: Lookups }) {
  const utils = trpc.useUtils();
  const showToast = useToast();
  const form = useForm({
    draft: "alert",
    initialValues: { ...toChoice(address, lookups), frequency: "daily" },
    loadSchema: async () => (await import("@site/contract/becayis/board/alerts/schema")).createAlertInput,
    failed: alertTexts.saveFailed,
  });
  const submit = form.onSubmit(async (input) => {
    await utils.client.becayis.alerts.create.mutate(input);
    await utils.becayis.alerts.invalidate();
    showToast({ kind: "success", message: alertTexts.saved });
  });
  return (
    <form {...form.props} onSubmit={submit} className={formStyles.form}>
      <FormErrors form={form} />
      <ChoiceFields form={form} lookups={lookups} />
      <SelectField {...form.getInputProps("frequency")} label="Sıklık" options={alertFrequencyLabels} />
      <div className="row center">
        <SubmitButton form={form} label="Takip Et" busyLabel="Kaydediliyor…" />
      </div>
    </form>
  );
}
