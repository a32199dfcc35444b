import { BotCheckSlot } from "@site/browser/bot-check/bot-check-slot";
import { botCheckTexts } from "@site/contract/bot-check/labels";
import { followTexts } from "@site/contract/readers/subscribers/subscriptions/labels";
import { useState } from "react";
import { trpc } from "../../framework/browser.ts";
import { Field } from "../../shared/forms/field.tsx";
import formStyles from "../../shared/forms/form.module.css";
import { FormErrors } from "../../shared/forms/form-errors.tsx";
import { type SubmitError, useForm } from "../../shared/forms/state/use-form.ts";
import { useBotCheck } from "../bot-check/use-bot-check.ts";
import { type Choice, ChoiceFields } from "./choice-fields.tsx";
import { FOLLOW_ADDRESS } from "./follow-form.tsx";

interface Props {
  categories: readonly { id: number; name: string }[];
  onSent: () => void;
}

/**
 * Renders the form to follow the blog by mail with frequency and categories. Without scripts it is submitted as a plain
 * form.
 */
export function FollowPageForm({ categories, onSent }: Props) {
  const { client } = trpc.useUtils();
  const check = useBotCheck("follow");
  const [choice, setChoice] = useState<Choice>({ frequency: "each", categoryIds: [] });
  const form = useForm({
    draft: "follow",
    initialValues: { email: "" },
    loadSchema: async () => (await import("@site/contract/readers/subscribers/subscriptions/schema")).followForm,
    failed: followTexts.failed,
  });

  async function send({ email }: { email: string }): Promise<SubmitError> {
    if (check.blocksSubmit)
      return { message: check.state === "loading" ? botCheckTexts.waiting : botCheckTexts.incomplete };
    const { frequency, categoryIds } = choice;
    try {
      const ids = [...categoryIds];
      await client.subscribers.follow.mutate({ email, frequency, categoryIds: ids, ...check.answers() });
      onSent();
      return undefined;
    } finally {
      check.renew();
    }
  }

  return (
    <form
      {...form.props}
      onSubmit={form.isReady ? form.onSubmit(send) : undefined} // until then browsers post the form
      method="post"
      action={FOLLOW_ADDRESS}
      className={formStyles.form}
    >
      <FormErrors form={form} />
      <Field {...form.getInputProps("email")} label={followTexts.email} type="email" autoComplete="email" />
      <ChoiceFields choice={choice} categories={categories} onChange={setChoice} />
      <BotCheckSlot check={check} />
      <div className="row center">
        <button type="submit" className="button primary" aria-disabled={form.submitting}>
          {form.submitting ? "Gönderiliyor…" : followTexts.submit}
        </button>
      </div>
      <p className={formStyles.notes}>{followTexts.consent}</p>
    </form>
  );
}
