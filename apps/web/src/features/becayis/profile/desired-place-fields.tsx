import { ChoiceField } from "../../../shared/forms/fields/choice-field.tsx";
import type { Form } from "../../../shared/forms/state/use-form.ts";
import { useLookups } from "../lookups/use-lookups.ts";

/**
 * Asks for the desired city and district, the initial values of a new listing. Institution and position are those of
 * the current post.
 */
export function DesiredPlaceFields({ form }: { form: Form<Record<"desiredCity" | "desiredDistrict", string>> }) {
  const { desiredCity } = form.values;
  const lookups = useLookups(desiredCity);
  return (
    <>
      <ChoiceField
        {...form.getInputProps("desiredCity")}
        label="İstenen Şehir"
        options={lookups.cities}
        placeholder="Şehir seçin"
        onChange={(city) => {
          form.setFieldValue("desiredCity", city);
          form.setFieldValue("desiredDistrict", "");
        }}
        hint="Yeni ilanınız bununla başlar; isteğe bağlı"
      />
      <ChoiceField
        {...form.getInputProps("desiredDistrict")}
        label="İstenen İlçe"
        options={lookups.districts}
        placeholder={desiredCity === "" ? "Önce şehir seçin" : "Fark etmez"}
        isDisabled={desiredCity === ""}
        hint="İsteğe bağlı"
      />
    </>
  );
}
