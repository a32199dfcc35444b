import { BotCheckSlot } from "@site/browser/bot-check/bot-check-slot";
import type { AskResult } from "@site/contract/becayis/ask/schema";
import { becayisTexts } from "@site/contract/becayis/labels";
import { botCheckTexts } from "@site/contract/site/bot-check/labels";
import { useState } from "react";
import { trpc } from "../../../framework/browser.ts";
import { Field } from "../../../shared/forms/field.tsx";
import formStyles from "../../../shared/forms/form.module.css";
import { FormErrors } from "../../../shared/forms/form-errors.tsx";
import { useForm } from "../../../shared/forms/state/use-form.ts";
import { SubmitButton } from "../../../shared/forms/submit-button.tsx";
import { useBotCheck } from "../../bot-check/use-bot-check.ts";
import { ListingFields } from "./listing-fields.tsx";
import { getDraftName, getSlugs, proposeTitle } from "./question-listing.ts";
import { type StoredListing, storeWaiting } from "./waiting-store.ts";

/** The checkbox is validated apart from the text fields: the button stays disabled without it. */
const loadSchema = () =>
  import("@site/contract/account/joining/schema").then(({ joinForm }) => joinForm.omit({ terms: true }));

interface Props {
  result: AskResult;
  onKept: (listing: StoredListing) => void;
}

/** Makes the question a listing: asks who sends it, and mails the code that proves the address. */
export function JoinForm({ result, onKept }: Props) {
  const { client } = trpc.useUtils();
  const check = useBotCheck("register");
  const [hasAgreed, setAgreed] = useState(false);
  const form = useForm({
    draft: getDraftName(result),
    initialValues: { email: "", fullName: "", title: proposeTitle(result) },
    loadSchema,
    failed: becayisTexts.actionFailed,
  });
  const submit = form.onSubmit(async (person) => {
    if (check.isOpen) return { message: botCheckTexts.incomplete };
    try {
      const { token } = await client.auth.join.mutate({
        ...{ ...getSlugs(result), ...person, ...check.answers() },
        terms: true,
      });
      const listing = { token, email: person.email, title: person.title };
      storeWaiting(listing);
      onKept(listing);
      return undefined;
    } finally {
      check.renew();
    }
  });
  return (
    <form {...form.props} onSubmit={submit} className={formStyles.form}>
      <FormErrors form={form} isShort />
      <Field
        {...form.getInputProps("email")}
        label="E-posta"
        type="email"
        autoComplete="email"
        hint="Altı haneli bir kod gönderilir; adresiniz panoda görünmez."
      />
      <ListingFields form={form} hasAgreed={hasAgreed} setAgreed={setAgreed} />
      <BotCheckSlot check={check} />
      <div className={formStyles.actions}>
        <SubmitButton
          form={form}
          label="Bu ilanı ver"
          busyLabel="Gönderiliyor…"
          isBlocked={!hasAgreed || check.isOpen}
        />
      </div>
    </form>
  );
}
