import { ChoiceField } from "../../../shared/forms/fields/choice-field.tsx";
import formStyles from "../../../shared/forms/form.module.css";
import type { Form } from "../../../shared/forms/state/use-form.ts";
import { ErrorState } from "../../../shared/ui/error-state.tsx";
import { useLookups } from "../lookups/use-lookups.ts";

type CurrentPost = Record<"currentInstitution" | "currentPosition" | "currentCity" | "currentDistrict", string>;

/** Asks for the member's current post; changing the city clears the district. */
export function CurrentPostFields({ form }: { form: Form<CurrentPost> }) {
  const { currentCity } = form.values;
  const lookups = useLookups(currentCity);
  return (
    <>
      {lookups.isError && (
        <ErrorState className={formStyles.error} text="Seçenekler yüklenemedi." onRetry={lookups.refetch} />
      )}
      <ChoiceField
        {...form.getInputProps("currentInstitution")}
        label="Kurum"
        options={lookups.institutions}
        placeholder="Kurum seçin"
      />
      <ChoiceField
        {...form.getInputProps("currentPosition")}
        label="Pozisyon"
        options={lookups.positions}
        placeholder="Pozisyon seçin"
      />
      <ChoiceField
        {...form.getInputProps("currentCity")}
        label="Şehir"
        options={lookups.cities}
        placeholder="Şehir seçin"
        onChange={(city) => {
          form.setFieldValue("currentCity", city);
          form.setFieldValue("currentDistrict", "");
        }}
      />
      <ChoiceField
        {...form.getInputProps("currentDistrict")}
        label="İlçe"
        options={lookups.districts}
        placeholder={currentCity === "" ? "Önce şehir seçin" : "İlçe seçin"}
        isDisabled={currentCity === ""}
      />
    </>
  );
}
