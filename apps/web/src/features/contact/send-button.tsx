import type { BotCheck } from "@site/browser/bot-check/use-bot-check";
import { botCheckTexts } from "@site/contract/bot-check/labels";
import type { Form } from "../../shared/forms/state/use-form.ts";
import { SubmitButton } from "../../shared/forms/submit-button.tsx";

interface Props {
  form: Pick<Form<Record<string, string>>, "isReady" | "submitting">;
  check: BotCheck;
}

/** Renders the send button of a contact form. Its label says when the bot check is not complete yet. */
export function SendButton({ form, check }: Props) {
  const label = check.blocksSubmit ? botCheckTexts.incompleteButton : "Gönder";
  return <SubmitButton form={form} label={label} busyLabel="Gönderiliyor…" />;
}
