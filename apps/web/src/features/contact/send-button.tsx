import type { BotCheck } from "@site/browser/bot-check/use-bot-check";
import { botCheckTexts } from "@site/contract/site/bot-check/labels";
import { SubmitButton } from "../../shared/forms/submit-button.tsx";
import type { Form } from "../../shared/forms/use-form.ts";

/** Renders the send button, or says which fields are still missing. */
export function SendButton<Values extends Record<string, string>>({
  form,
  check,
}: {
  form: Form<Values>;
  check: BotCheck;
}) {
  const label = check.isOpen ? botCheckTexts.incompleteButton : "Gönder";
  return <SubmitButton form={form} label={label} busyLabel="Gönderiliyor…" />;
}
