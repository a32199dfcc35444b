import { BotCheckSlot } from "@site/browser/bot-check/bot-check-slot";
import { contactTexts } from "@site/contract/site/contact/labels";
import { useShell } from "../../framework/browser.ts";
import { Field } from "../../shared/forms/field.tsx";
import formStyles from "../../shared/forms/form.module.css";
import { FormErrors } from "../../shared/forms/form-errors.tsx";
import { useForm } from "../../shared/forms/use-form.ts";
import { SendButton } from "./send-button.tsx";
import { useSendMessage } from "./use-send-message.ts";

const EMPTY = { name: "", surname: "", email: "", phone: "", subject: "", message: "" };
const loadSchema = () => import("@site/contract/site/contact/schema").then(({ contactForm }) => contactForm);

/** Renders the contact form; sending it needs JavaScript. */
export function ContactForm() {
  const { settings } = useShell();
  const { check, send } = useSendMessage();
  const form = useForm({
    draft: "contact",
    initial: EMPTY,
    loadSchema,
    submit: send,
    failed: contactTexts.sendFailed,
  });
  return (
    <form {...form.props} className={formStyles.form}>
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
        <Field form={form} name="name" label="Ad" autoComplete="given-name" />
        <Field form={form} name="surname" label="Soyad" autoComplete="family-name" />
        <Field
          form={form}
          name="email"
          label="E-posta"
          type="email"
          autoComplete="email"
          hint="Yanıtım bu adrese gelir."
        />
        <Field form={form} name="phone" label="Telefon" type="tel" autoComplete="tel" hint="İsteğe bağlı" />
      </div>
      <Field form={form} name="subject" label="Konu" />
      <Field form={form} name="message" label="Mesaj" rows={7} />
      <BotCheckSlot check={check} />
      <div className={formStyles.actions}>
        <SendButton form={form} check={check} />
        {form.status === "success" && <p>Mesajınız ulaştı, teşekkürler.</p>}
      </div>
    </form>
  );
}
