import { limits } from "@site/contract/common/limits";
import { Field } from "../../../shared/forms/field.tsx";
import { TermsField } from "../../../shared/forms/fields/terms-field.tsx";
import type { Form } from "../../../shared/forms/state/use-form.ts";

interface Props {
  form: Pick<Form<{ fullName: string; title: string }>, "getInputProps">;
  hasAgreed: boolean;
  setAgreed: (hasAgreed: boolean) => void;
}

/** Asks a newcomer for what the question does not say: who they are, the title, and the terms. */
export function ListingFields({ form, hasAgreed, setAgreed }: Props) {
  return (
    <>
      <Field
        {...form.getInputProps("fullName")}
        label="Ad ve soyad"
        autoComplete="name"
        hint="Panoda yalnızca adınız ve soyadınızın ilk harfi görünür."
      />
      <Field {...form.getInputProps("title")} label="İlan başlığı" counted={limits.listingTitleMax} />
      <TermsField isTicked={hasAgreed} onChange={setAgreed} />
    </>
  );
}
