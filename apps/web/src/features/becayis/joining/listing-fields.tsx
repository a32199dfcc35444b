import { limits } from "@site/contract/common/limits";
import { type SyntheticEvent, useState } from "react";
import { Field } from "../../../shared/forms/field.tsx";
import { TermsField } from "../../../shared/forms/fields/terms-field.tsx";
import type { Form } from "../../../shared/forms/state/use-form.ts";

/** The checkbox of the terms. Its error appears only after a submit. */
interface Terms {
  hasAgreed: boolean;
  isMissed: boolean;
  setAgreed: (hasAgreed: boolean) => void;
  /** Wraps a submit handler so that an unticked box is marked. */
  asking: (submit: (event: SyntheticEvent) => void) => (event: SyntheticEvent) => void;
}

export function useTerms(): Terms {
  const [hasAgreed, setAgreed] = useState(false);
  const [wasAsked, setAsked] = useState(false);
  return {
    hasAgreed,
    setAgreed,
    isMissed: wasAsked && !hasAgreed,
    asking: (submit) => (event) => {
      setAsked(true);
      submit(event);
    },
  };
}

interface Props {
  form: Pick<Form<{ fullName: string; title: string }>, "getInputProps">;
  terms: Terms;
}

/**
 * Renders the fields of a visitor's listing that the question does not contain: name, title and agreement to the terms.
 */
export function ListingFields({ form, terms: { hasAgreed, isMissed, setAgreed } }: Props) {
  return (
    <>
      <Field
        {...form.getInputProps("fullName")}
        label="Ad ve soyad"
        autoComplete="name"
        hint="Panoda yalnızca adınız ve soyadınızın ilk harfi görünür."
      />
      <Field {...form.getInputProps("title")} label="İlan başlığı" counted={limits.listingTitleMax} />
      <TermsField isTicked={hasAgreed} onChange={setAgreed} isMissed={isMissed} />
    </>
  );
}
