import { botCheckTexts } from "@site/contract/bot-check/labels";
import type { BotCheck } from "../../shared/bot-check/use-bot-check.ts";
import type { Form } from "../../shared/forms/use-form.ts";

/** Says what is left to do before a message can go. */
export function SendButton<Values extends Record<string, string>>({ form, check }: { form: Form<Values>; check: BotCheck }) {
  return (
    <button type="submit" className="button primary" disabled={!form.isReady || form.status === "submitting"}>
      {form.status === "submitting" ? "Gönderiliyor…" : check.isOpen ? botCheckTexts.incompleteButton : "Gönder"}
    </button>
  );
}
