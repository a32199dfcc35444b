import { ChoiceField } from "../../../shared/forms/fields/choice-field.tsx";
import formStyles from "../../../shared/forms/form.module.css";
import type { Form } from "../../../shared/forms/use-form.ts";
import { PartFailed } from "../../../shared/ui/part-failed.tsx";
import { useLookups } from "./use-lookups.ts";

type CurrentPost = Record<"currentInstitution" | "currentPosition" | "currentCity" | "currentDistrict", string>;

/** Asks for the member's current post; changing the city clears the district. */
export function CurrentPostFields({ form }: { form: Form<CurrentPost> }) {
  const { currentCity } = form.values;
  const lookups = useLookups(currentCity);
  return (
    <>
      {lookups.isError && (
        <PartFailed className={formStyles.error} text="Seçenekler yüklenemedi." onRetry={lookups.refetch} />
      )}
      <ChoiceField
        form={form}
        name="currentInstitution"
        label="Kurum"
        options={lookups.institutions}
        placeholder="Kurum seçin"
      />
      <ChoiceField
        form={form}
        name="currentPosition"
        label="Pozisyon"
        options={lookups.positions}
        placeholder="Pozisyon seçin"
      />
      <ChoiceField
        form={form}
        name="currentCity"
        label="Şehir"
        options={lookups.cities}
        placeholder="Şehir seçin"
        clears="currentDistrict"
      />
      <ChoiceField
        form={form}
        name="currentDistrict"
        label="İlçe"
        options={lookups.districts}
        placeholder={currentCity === "" ? "Önce şehir seçin" : "İlçe seçin"}
        isDisabled={currentCity === ""}
      />
    </>
  );
}
