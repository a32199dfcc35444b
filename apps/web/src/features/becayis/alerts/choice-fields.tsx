import { cutText } from "@site/contract/common/text";
import { Field } from "../../../shared/forms/field.tsx";
import { ChoiceField } from "../../../shared/forms/fields/choice-field.tsx";
import type { Form } from "../../../shared/forms/state/use-form.ts";
import type { Lookups } from "../lookups/use-lookups.ts";

type Choice = Record<"fromCity" | "toCity" | "institution" | "position" | "query", string>;

/** Renders the fields that select the listings of an alert. */
export function ChoiceFields({ form, lookups }: { form: Pick<Form<Choice>, "getInputProps">; lookups: Lookups }) {
  return (
    <>
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
    </>
  );
}

/** Parses the query parameters `nereden`, `nereye`, `kurum`, `pozisyon` and `ara`; unknown entries become "". */
export function toChoice(address: URLSearchParams, lookups: Lookups): Choice {
  return {
    fromCity: lookups.findName("cities", address.get("nereden")),
    toCity: lookups.findName("cities", address.get("nereye")),
    institution: lookups.findName("institutions", address.get("kurum")),
    position: lookups.findName("positions", address.get("pozisyon")),
    query: cutText(address.get("ara") ?? "", 200),
  };
}
