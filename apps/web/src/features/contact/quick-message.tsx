import { BotCheckSlot } from "@site/browser/bot-check/bot-check-slot";
import { contactTexts } from "@site/contract/inbox/contact/labels";
import { Field } from "../../shared/forms/field.tsx";
import formStyles from "../../shared/forms/form.module.css";
import { FormErrors } from "../../shared/forms/form-errors.tsx";
import { useForm } from "../../shared/forms/state/use-form.ts";
import { SendButton } from "./send-button.tsx";
import { useSendMessage } from "./use-send-message.ts";

const EMPTY = { fullName: "", phone: "", email: "", message: "" };

async function loadSchema() {
  const { quickMessageForm, toContactMessage } = await import("@site/contract/inbox/contact/schema");
  return quickMessageForm.transform(toContactMessage);
}

/**
 * Renders a short contact form: name, phone, e-mail and message.
 * @param onSent called after the message was sent
 */
export default function QuickMessage({ onSent }: { onSent: () => void }) {
  const { check, send } = useSendMessage();
  const form = useForm({
    draft: "quick-message",
    initialValues: EMPTY,
    loadSchema,
    failed: contactTexts.sendFailed,
  });
  const submit = form.onSubmit(async (message) => {
    const error = await send(message);
    if (!error) onSent();
    return error;
  });
  return (
    <form {...form.props} onSubmit={submit} className={formStyles.form}>
      <FormErrors form={form} />
      <Field {...form.getInputProps("fullName")} label="Ad Soyad" autoComplete="name" />
      <Field {...form.getInputProps("phone")} label="Telefon" type="tel" autoComplete="tel" />
      <Field {...form.getInputProps("email")} label="E-posta" type="email" autoComplete="email" />
      <Field {...form.getInputProps("message")} label="Mesaj" rows={4} />
      <BotCheckSlot check={check} />
      <div className="row center">
        <SendButton form={form} check={check} />
      </div>
    </form>
  );
}
