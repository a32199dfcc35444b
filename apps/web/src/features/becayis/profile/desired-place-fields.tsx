import { ChoiceField } from "../../../shared/forms/choice-field.tsx";
import type { Form } from "../../../shared/forms/use-form.ts";
import { useLookups } from "../shared/use-lookups.ts";

/** Where the member wants to work: what a new listing begins with. Institution and position are those of the present post. */
export function DesiredPlaceFields({ form }: { form: Form<Record<"desiredCity" | "desiredDistrict", string>> }) {
  const { desiredCity } = form.values;
  const lookups = useLookups(desiredCity);
  return (
    <>
      <ChoiceField
        form={form}
        name="desiredCity"
        label="İstenen Şehir"
        options={lookups.cities}
        placeholder="Şehir seçin"
        clears="desiredDistrict"
        hint="Yeni ilanınız bununla başlar; isteğe bağlı"
      />
      <ChoiceField
        form={form}
        name="desiredDistrict"
        label="İstenen İlçe"
        options={lookups.districts}
        placeholder={desiredCity === "" ? "Önce şehir seçin" : "Fark etmez"}
        isDisabled={desiredCity === ""}
        hint="İsteğe bağlı"
      />
    </>
  );
}
