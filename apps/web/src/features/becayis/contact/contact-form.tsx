import type { Listing } from "@site/contract/becayis/board/listings/schema";
import { becayisTexts, contactRequestTexts } from "@site/contract/becayis/labels";
import { holdsContactDetails } from "@site/contract/common/contact-details";
import { limits } from "@site/contract/common/limits";
import { trpc } from "../../../framework/browser.ts";
import { Field } from "../../../shared/forms/field.tsx";
import formStyles from "../../../shared/forms/form.module.css";
import { FormActions } from "../../../shared/forms/form-actions.tsx";
import { FormErrors } from "../../../shared/forms/form-errors.tsx";
import { useForm } from "../../../shared/forms/state/use-form.ts";
import { useToast } from "../../../shared/ui/toast.tsx";

const loadSchema = async () =>
  (await import("@site/contract/becayis/swaps/contact/schema")).createContactRequestInput.pick({ message: true });

interface Props {
  listing: Listing;
  onCancel: () => void;
  onSent: () => void;
}

/** Sends a contact request with an optional message; the server has a default text. */
export function ContactForm({ listing, onCancel, onSent }: Props) {
  const utils = trpc.useUtils();
  const showToast = useToast();
  const form = useForm({
    draft: `contact-request-${listing.id}`,
    initialValues: { message: "" },
    loadSchema,
    failed: contactRequestTexts.sendFailed,
  });
  const submit = form.onSubmit(async ({ message }) => {
    const sent = await utils.client.becayis.contactRequests.create.mutate({ listingId: listing.id, message });
    await Promise.all([utils.becayis.listings.invalidate(), utils.becayis.contactRequests.invalidate()]);
    showToast({ kind: "success", message: sent.message });
    onSent();
  });
  return (
    <form {...form.props} onSubmit={submit} className={formStyles.form}>
      <FormErrors form={form} />
      <Field
        {...form.getInputProps("message")}
        label="Mesaj"
        rows={5}
        counted={limits.contactRequestMessageMax}
        hint={
          "İsteğe bağlı. Mesajınızı ilan sahibi okur; site yönetimi de güvenlik için görebilir. İlan sahibi " +
          "şimdilik yalnızca adınızı ve soyadınızın ilk harfini görür. İsteğinizi kabul ederse ad soyad, e-posta ve " +
          "telefonunuz karşılıklı açılır."
        }
      />
      {holdsContactDetails(form.values.message) && <p role="status">{becayisTexts.contactWarning}</p>}
      <FormActions form={form} label="Gönder" busyLabel="Gönderiliyor…" onCancel={onCancel} cancelLabel="İptal" />
    </form>
  );
}
