import { BotCheckSlot } from "@site/browser/bot-check/bot-check-slot";
import { guestAlertForm } from "@site/contract/becayis/alerts/schema";
import { alertTexts } from "@site/contract/becayis/labels";
import { botCheckTexts } from "@site/contract/site/bot-check/labels";
import { useState } from "react";
import { trpc } from "../../../framework/browser.ts";
import { Field } from "../../../shared/forms/field.tsx";
import formStyles from "../../../shared/forms/form.module.css";
import { FormErrors } from "../../../shared/forms/form-errors.tsx";
import { type SubmitError, useForm } from "../../../shared/forms/state/use-form.ts";
import { useBotCheck } from "../../bot-check/use-bot-check.ts";
import type { PairToFollow } from "./pair-to-follow.ts";

/** Asks by mail for new listings between two provinces, without an account. */
export default function GuestAlertForm({ fromCity, toCity, institution = "", position = "" }: PairToFollow) {
  const { client } = trpc.useUtils();
  const check = useBotCheck("follow");
  const [answer, setAnswer] = useState<string>();
  const form = useForm({
    draft: "guestAlert",
    initialValues: { email: "" },
    loadSchema: async () => guestAlertForm,
    failed: alertTexts.askFailed,
  });

  async function send({ email }: { email: string }): Promise<SubmitError> {
    if (check.isOpen) return { message: check.state === "loading" ? botCheckTexts.waiting : botCheckTexts.incomplete };
    try {
      const wanted = { fromCity, toCity, institution, position };
      const { message } = await client.becayis.alerts.ask.mutate({ email, ...wanted, ...check.answers() });
      setAnswer(message);
      return undefined;
    } finally {
      check.renew();
    }
  }

  if (answer !== undefined) return <p role="status">{answer}</p>;
  return (
    <form {...form.props} onSubmit={form.onSubmit(send)} className={formStyles.form}>
      <FormErrors form={form} />
      <Field {...form.getInputProps("email")} label="E-posta adresiniz" type="email" autoComplete="email" />
      <BotCheckSlot check={check} />
      <div className={formStyles.actions}>
        <button type="submit" className="button primary" aria-disabled={form.submitting}>
          {form.submitting ? "Gönderiliyor…" : "Takip et"}
        </button>
      </div>
      <p className={formStyles.notes}>{alertTexts.guestConsent}</p>
    </form>
  );
}
