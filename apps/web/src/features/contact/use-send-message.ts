import { getServerError } from "@site/browser/calls/server-error";
import { botCheckTexts } from "@site/contract/bot-check/labels";
import { contactTexts } from "@site/contract/inbox/contact/labels";
import { type Client, trpc } from "../../framework/browser.ts";
import type { SubmitError } from "../../shared/forms/state/use-form.ts";
import { useToast } from "../../shared/ui/toast.tsx";
import { useBotCheck } from "../bot-check/use-bot-check.ts";

type Message = Omit<Parameters<Client["contact"]["send"]["mutate"]>[0], "turnstileToken" | "formStamp" | "website">;

/** Returns a function that sends a contact form with the bot check and shows the result. */
export function useSendMessage() {
  const { client } = trpc.useUtils();
  const showToast = useToast();
  const check = useBotCheck("contact");

  async function send(message: Message): Promise<SubmitError> {
    if (check.blocksSubmit) {
      showToast({ kind: "error", title: botCheckTexts.title, message: botCheckTexts.incomplete });
      return { message: botCheckTexts.incomplete };
    }
    try {
      await client.contact.send.mutate({ ...message, ...check.answers() });
      showToast({ kind: "success", title: contactTexts.sentToastTitle, message: contactTexts.sentToast });
      return undefined;
    } catch (error) {
      return toFormError(error);
    } finally {
      check.renew();
    }
  }

  function toFormError(error: unknown): SubmitError {
    const { turnstileToken, ...fields } = getServerError(error)?.fields ?? {};
    if (turnstileToken !== undefined) {
      showToast({ kind: "error", title: botCheckTexts.refusedTitle, message: turnstileToken });
      return { message: turnstileToken };
    }
    showToast({ kind: "error", title: contactTexts.failedToastTitle, message: contactTexts.failedToast });
    return Object.keys(fields).length > 0
      ? { fields }
      : { message: getServerError(error)?.message ?? contactTexts.sendFailed };
  }

  return { check, send };
}
