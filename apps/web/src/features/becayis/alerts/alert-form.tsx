import { alertFrequencyLabels, alertTexts } from "@site/contract/becayis/labels";
import { cutText, foldText, slugify } from "@site/contract/common/text";
import { trpc } from "../../../framework/browser.ts";
import { Field } from "../../../shared/forms/field.tsx";
import { ChoiceField } from "../../../shared/forms/fields/choice-field.tsx";
import { SelectField } from "../../../shared/forms/fields/select-field.tsx";
import formStyles from "../../../shared/forms/form.module.css";
import { FormErrors } from "../../../shared/forms/form-errors.tsx";
import { useForm } from "../../../shared/forms/state/use-form.ts";
import { SubmitButton } from "../../../shared/forms/submit-button.tsx";
import { useToast } from "../../../shared/ui/toast.tsx";
import { ScreenFailed, ScreenSkeleton } from "../../member/screen-states.tsx";
import { type Lookups, useLookups } from "../shared/use-lookups.ts";

const loadSchema = () =>
  import("@site/contract/becayis/alerts/schema").then(({ createAlertInput }) => createAlertInput);

/**
 * Creates an alert.
 * @param initialValues the address query: nereden, nereye, kurum, pozisyon, ara
 */
export function AlertForm({ initialValues }: { initialValues: URLSearchParams }) {
  const lookups = useLookups("");
  if (lookups.isError) return <ScreenFailed text={alertTexts.saveFailed} onRetry={lookups.refetch} />;
  if ([lookups.cities, lookups.institutions, lookups.positions].some((list) => list.length === 0))
    return <ScreenSkeleton />;
  return <ReadyForm initialValues={initialValues} lookups={lookups} />;
}

function ReadyForm({ initialValues, lookups }: { initialValues: URLSearchParams; lookups: Lookups }) {
  const utils = trpc.useUtils();
  const showToast = useToast();
  const form = useForm({
    draft: "alert",
    initialValues: {
      fromCity: nameIn(lookups.cities, initialValues.get("nereden")),
      toCity: nameIn(lookups.cities, initialValues.get("nereye")),
      institution: nameIn(lookups.institutions, initialValues.get("kurum")),
      position: nameIn(lookups.positions, initialValues.get("pozisyon")),
      query: cutText(initialValues.get("ara") ?? "", 200),
      frequency: "daily",
    },
    loadSchema,
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
      <ChoiceField
        {...form.getInputProps("fromCity")}
        label="İlan sahibi nerede çalışıyor?"
        options={lookups.cities}
        placeholder="Her şehir"
      />
      <ChoiceField
        {...form.getInputProps("toCity")}
        label="Nereye gitmek istiyor?"
        options={lookups.cities}
        placeholder="Her şehir"
      />
      <ChoiceField
        {...form.getInputProps("institution")}
        label="Kurum"
        options={lookups.institutions}
        placeholder="Her kurum"
      />
      <ChoiceField
        {...form.getInputProps("position")}
        label="Pozisyon"
        options={lookups.positions}
        placeholder="Her pozisyon"
      />
      <Field {...form.getInputProps("query")} label="Aranan sözcükler" hint="İsteğe bağlı; ilanın metninde aranır." />
      <SelectField {...form.getInputProps("frequency")} label="Sıklık" options={alertFrequencyLabels} />
      <div className={formStyles.actions}>
        <SubmitButton form={form} label="Takip Et" busyLabel="Kaydediliyor…" />
      </div>
    </form>
  );
}

/** Returns the name that matches a slug or name from the address; "" if there is none. */
function nameIn(names: string[], wanted: string | null): string {
  if (!wanted) return "";
  return names.find((name) => slugify(name) === wanted || foldText(name) === foldText(wanted)) ?? "";
}
