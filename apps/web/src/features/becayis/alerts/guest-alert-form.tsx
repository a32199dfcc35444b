import { BotCheckSlot } from "@site/browser/bot-check/bot-check-slot";
import { alertTexts } from "@site/contract/becayis/labels";
import { botCheckTexts } from "@site/contract/bot-check/labels";
import { useEffect, useRef, useState } from "react";
import { trpc } from "../../../framework/browser.ts";
import { Field } from "../../../shared/forms/field.tsx";
import formStyles from "../../../shared/forms/form.module.css";
import { FormErrors } from "../../../shared/forms/form-errors.tsx";
import { useForm } from "../../../shared/forms/state/use-form.ts";
import { SubmitButton } from "../../../shared/forms/submit-button.tsx";
import { useBotCheck } from "../../bot-check/use-bot-check.ts";
import type { Lookups } from "../lookups/use-lookups.ts";
import { ChoiceFields, toChoice } from "./choice-fields.tsx";

/**
 * Requests mail alerts about new listings for a visitor without an account.
 * @param address query parameters that fill in the form
 */
export function GuestAlertForm({ address, lookups }: { address: URLSearchParams; lookups: Lookups }) {
  const { client } = trpc.useUtils();
  const check = useBotCheck("follow");
  const [answer, setAnswer] = useState<string>();
  const form = useForm({
    draft: `guestAlert?${address}`,
    initialValues: { email: "", ...toChoice(address, lookups) },
    loadSchema: async () => (await import("@site/contract/becayis/board/alerts/schema")).guestAlertForm,
    failed: alertTexts.askFailed,
  });
  const submit = form.onSubmit(async (input) => {
    if (check.blocksSubmit)
      return { message: check.state === "loading" ? botCheckTexts.waiting : botCheckTexts.incomplete };
    try {
      const { message } = await client.becayis.alerts.ask.mutate({ ...input, ...check.answers() });
      setAnswer(message);
      return undefined;
    } finally {
      check.renew();
    }
  });

  if (answer !== undefined) return <Answer text={answer} />;
  return (
    <form {...form.props} onSubmit={submit} className={formStyles.form}>
      <FormErrors form={form} />
      <Field {...form.getInputProps("email")} label="E-posta adresiniz" type="email" autoComplete="email" />
      <ChoiceFields form={form} lookups={lookups} />
      <BotCheckSlot check={check} />
      <div className="row center">
        <SubmitButton form={form} label="Takip Et" busyLabel="Gönderiliyor…" />
      </div>
      <p className={formStyles.notes}>{alertTexts.guestConsent}</p>
    </form>
  );
}

/** Shows the answer in place of the form, and moves the focus to it. */
function Answer({ text }: { text: string }) {
  const answer = useRef<HTMLParagraphElement>(null);
  useEffect(() => answer.current?.focus(), []);
  return (
    <p ref={answer} tabIndex={-1} role="status">
      {text}
    </p>
  );
}
