import { contactRequestTexts } from "@site/contract/becayis/labels";
import { limits } from "@site/contract/common/limits";
import { trpc } from "../../../framework/browser.ts";
import { Field } from "../../../shared/forms/field.tsx";
import formStyles from "../../../shared/forms/form.module.css";
import { FormErrors } from "../../../shared/forms/form-errors.tsx";
import { useForm } from "../../../shared/forms/state/use-form.ts";
import { SubmitButton } from "../../../shared/forms/submit-button.tsx";

const loadSchema = async () =>
  (await import("@site/contract/becayis/swaps/contact/schema")).sendMessageInput.pick({ body: true });

/** Sends a message of a thread. */
export function MessageForm({ requestId, other, onSent }: { requestId: number; other: string; onSent: () => void }) {
  const { client } = trpc.useUtils();
  const form = useForm({
    draft: `thread-${requestId}`,
    initialValues: { body: "" },
    loadSchema,
    failed: contactRequestTexts.messageFailed,
  });
  const submit = form.onSubmit(async ({ body }) => {
    await client.becayis.contactRequests.sendMessage.mutate({ id: requestId, body });
    onSent();
  });
  return (
    <form {...form.props} onSubmit={submit} className={formStyles.form}>
      <FormErrors form={form} />
      <Field
        {...form.getInputProps("body")}
        label="Mesaj"
        rows={3}
        counted={limits.contactRequestMessageMax}
        hint={`Mesajınızı ${other} okur. İletişim bilgileriniz birbirinize açık.`}
      />
      <div className="row center">
        <SubmitButton form={form} label="Gönder" busyLabel="Gönderiliyor…" />
      </div>
    </form>
  );
}
