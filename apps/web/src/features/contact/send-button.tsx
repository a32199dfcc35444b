import type { BotCheck } from "@site/browser/bot-check/use-bot-check.ts";
import { botCheckTexts } from "@site/contract/bot-check/labels";
import type { Form } from "../../shared/forms/use-form.ts";

/** Says what is left to do before a message can go. While it is on its way the button keeps the focus; another press changes nothing. */
export function SendButton<Values extends Record<string, string>>({
  form,
  check,
}: {
  form: Form<Values>;
  check: BotCheck;
}) {
  return (
    <button
      type="submit"
      className="button primary"
      disabled={!form.isReady}
      aria-disabled={form.status === "submitting"}
    >
      {form.status === "submitting" ? "Gönderiliyor…" : check.isOpen ? botCheckTexts.incompleteButton : "Gönder"}
    </button>
  );
}
