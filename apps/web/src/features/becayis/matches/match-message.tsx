import { contactRequestTexts } from "@site/contract/becayis/labels";
import { limits } from "@site/contract/common/limits";
import { paths } from "@site/contract/paths";
import { useState } from "react";
import { trpc } from "../../../framework/browser.ts";
import { Field } from "../../../shared/forms/field.tsx";
import formStyles from "../../../shared/forms/form.module.css";
import { FormActions } from "../../../shared/forms/form-actions.tsx";
import { FormAnswer } from "../../../shared/forms/form-answer.tsx";
import { FormErrors } from "../../../shared/forms/form-errors.tsx";
import { useForm } from "../../../shared/forms/state/use-form.ts";
import { useToast } from "../../../shared/ui/toast.tsx";

const loadSchema = async () =>
  (await import("@site/contract/becayis/swaps/contact/schema")).createContactInput.pick({ message: true });

/** Sends the first message of an accepted match; the conversation continues in the contact requests. */
export function MatchMessage({ matchId, name }: { matchId: number; name: string }) {
  const utils = trpc.useUtils();
  const showToast = useToast();
  const [state, setState] = useState<"closed" | "writing" | "sent">("closed");
  const form = useForm({
    draft: `match-${matchId}`,
    initialValues: { message: "" },
    loadSchema,
    failed: contactRequestTexts.contactFailed,
  });
  const submit = form.onSubmit(async ({ message }) => {
    const sent = await utils.client.becayis.contacts.create.mutate({ matchId, message, contactType: "platform" });
    await utils.becayis.contactRequests.invalidate();
    showToast({ kind: "success", message: sent.message });
    setState("sent");
  });
  const requests = <a href={`${paths.contactRequests}?tab=sent`}>İletişim isteklerinde görün</a>;
  if (state === "sent") return <FormAnswer>Mesajınız iletildi. {requests}</FormAnswer>;
  if (state === "closed") {
    return (
      <div className="row">
        <button type="button" className="button" onClick={() => setState("writing")}>
          Mesaj Yaz
        </button>
      </div>
    );
  }
  const note = `Mesajınızı ${name} okur, site yönetimi de güvenlik için görebilir.`;
  return (
    <form {...form.props} onSubmit={submit} className={formStyles.form} aria-label={`${name} için mesaj`}>
      <FormErrors form={form} />
      <Field
        {...form.getInputProps("message")}
        label="Mesaj"
        rows={4}
        counted={limits.contactRequestMessageMax}
        hint={`İsteğe bağlı; boş bırakırsanız yalnızca haber verilir. ${note} İletişim bilgileriniz birbirinize açık.`}
      />
      <FormActions form={form} label="Gönder" busyLabel="Gönderiliyor…" onCancel={() => setState("closed")} />
    </form>
  );
}
