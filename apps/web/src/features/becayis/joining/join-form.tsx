import { BotCheckSlot } from "@site/browser/bot-check/bot-check-slot";
import type { AskResult } from "@site/contract/becayis/board/ask/schema";
import { botCheckTexts } from "@site/contract/bot-check/labels";
import { joiningTexts } from "@site/contract/members/joining/labels";
import { useEffect } from "react";
import { trpc } from "../../../framework/browser.ts";
import { Field } from "../../../shared/forms/field.tsx";
import formStyles from "../../../shared/forms/form.module.css";
import { FormErrors } from "../../../shared/forms/form-errors.tsx";
import { type Form, useForm } from "../../../shared/forms/state/use-form.ts";
import { SubmitButton } from "../../../shared/forms/submit-button.tsx";
import { connectionFailed } from "../../../shared/forms/to-form-error.ts";
import { useBotCheck } from "../../bot-check/use-bot-check.ts";
import { readJoiner, storeJoiner } from "./joiner-store.ts";
import { ListingFields, useTerms } from "./listing-fields.tsx";
import { getDraftName, getSlugs, proposeTitle } from "./question-listing.ts";
import type { StoredListing } from "./waiting-store.ts";

/** The contract's schema without the checkbox, which `useTerms` validates. */
const loadSchema = async () => (await import("@site/contract/members/joining/schema")).joinForm.omit({ terms: true });

interface Props {
  result: AskResult;
  onKept: (listing: StoredListing) => void;
}

/**
 * Submits a listing made from the question: asks for address, name and title, and mails a code that proves the address.
 */
export function JoinForm({ result, onKept }: Props) {
  const { client } = trpc.useUtils();
  const check = useBotCheck("register");
  const terms = useTerms();
  const form = useForm({
    draft: getDraftName(result),
    initialValues: { email: "", fullName: "", title: proposeTitle(result) },
    loadSchema,
    failed: connectionFailed,
  });
  useKeptJoiner(form);
  const submit = form.onSubmit(async (person) => {
    if (!terms.hasAgreed) return { message: joiningTexts.consentRequired };
    if (check.blocksSubmit) return { message: botCheckTexts.incomplete };
    try {
      const { token } = await client.auth.join.mutate({
        ...{ ...getSlugs(result), ...person, ...check.answers() },
        terms: true,
      });
      onKept({ token, email: person.email, title: person.title });
      return undefined;
    } finally {
      check.renew();
    }
  });
  return (
    <form {...form.props} onSubmit={terms.asking(submit)} className={formStyles.form}>
      <FormErrors form={form} isShort />
      <Field
        {...form.getInputProps("email")}
        label="E-posta"
        type="email"
        autoComplete="email"
        hint="Altı haneli bir kod gönderilir; adresiniz panoda görünmez."
      />
      <ListingFields form={form} terms={terms} />
      <BotCheckSlot check={check} />
      <div className="row center">
        <SubmitButton form={form} label="Bu ilanı ver" busyLabel="Gönderiliyor…" isBlocked={check.blocksSubmit} />
      </div>
    </form>
  );
}

/**
 * Fills in the address and the name that this person typed for an earlier question, and stores them for the next one.
 */
function useKeptJoiner(form: Pick<Form<{ email: string; fullName: string }>, "isReady" | "values" | "setFieldValue">) {
  const { isReady, setFieldValue } = form;
  const { email, fullName } = form.values;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only at first; what is typed later must not be replaced
  useEffect(() => {
    if (!isReady) return;
    const known = readJoiner();
    if (email === "" && known.email !== "") setFieldValue("email", known.email);
    if (fullName === "" && known.fullName !== "") setFieldValue("fullName", known.fullName);
  }, [isReady]);
  useEffect(() => {
    if (email !== "" || fullName !== "") storeJoiner({ email, fullName });
  }, [email, fullName]);
}
