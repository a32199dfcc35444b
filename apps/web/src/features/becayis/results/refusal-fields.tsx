import { refusalLabels } from "@site/contract/becayis/swaps/results/labels";
import { Field } from "../../../shared/forms/field.tsx";
import { SelectField } from "../../../shared/forms/fields/select-field.tsx";
import type { Form } from "../../../shared/forms/state/use-form.ts";

const NOTE_LENGTH = 300;

/** Renders the fields for an institution's refusal: the reason and an optional note. */
export function RefusalFields({ form }: { form: Form<{ reason: string; note: string }> }) {
  return (
    <>
      <SelectField {...form.getInputProps("reason")} label="Ret gerekçesi" options={refusalLabels} empty="Seçin" />
      <Field
        {...form.getInputProps("note")}
        label="Açıklama"
        rows={3}
        counted={NOTE_LENGTH}
        hint="İsteğe bağlı. Adınız olmadan yalnızca site yönetimi okur; kişisel bilgi yazmayın."
      />
    </>
  );
}
