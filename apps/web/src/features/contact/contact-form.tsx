import { BotCheckSlot } from "@site/browser/bot-check/bot-check-slot";
import { contactTexts } from "@site/contract/inbox/contact/labels";
import { useShell } from "../../framework/browser.ts";
import { Field } from "../../shared/forms/field.tsx";
import formStyles from "../../shared/forms/form.module.css";
import { FormErrors } from "../../shared/forms/form-errors.tsx";
import { useForm } from "../../shared/forms/state/use-form.ts";
import { SendButton } from "./send-button.tsx";
import { useSendMessage } from "./use-send-message.ts";

const EMPTY = { name: "", surname: "", email: "", phone: "", subject: "", message: "" };

/** Renders the contact form of the page and of the home page. It needs JavaScript. */
export function ContactForm() {
  const { settings } = useShell();
  const { check, send } = useSendMessage();
  const form = useForm({
    draft: "contact",
    initialValues: EMPTY,
    loadSchema: async () => (await import("@site/contract/inbox/contact/schema")).contactForm,
    failed: contactTexts.sendFailed,
  });
  return (
    <form {...form.props} onSubmit={form.onSubmit(send)} className={formStyles.form}>
      <p className="without-script">
        Bu form JavaScript ile gönderilir.
        {settings.contact_email && (
          <>
            {" "}
            Dilerseniz doğrudan <a href={`mailto:${settings.contact_email}`}>{settings.contact_email}</a> adresine
            yazabilirsiniz.
          </>
        )}
      </p>
      <FormErrors form={form} />
      <div className={formStyles.pair}>
        <Field {...form.getInputProps("name")} label="Ad" autoComplete="given-name" />
        <Field {...form.getInputProps("surname")} label="Soyad" autoComplete="family-name" />
        <Field
          {...form.getInputProps("email")}
          label="E-posta"
          type="email"
          autoComplete="email"
          hint="Yanıtım bu adrese gelir."
        />
        <Field {...form.getInputProps("phone")} label="Telefon" type="tel" autoComplete="tel" hint="İsteğe bağlı" />
      </div>
      <Field {...form.getInputProps("subject")} label="Konu" />
      <Field {...form.getInputProps("message")} label="Mesaj" rows={7} />
      <BotCheckSlot check={check} />
      <div className="row center">
        <SendButton form={form} check={check} />
        {form.isSent && <p>Mesajınız ulaştı, teşekkürler.</p>}
      </div>
    </form>
  );
}
