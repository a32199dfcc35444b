import { contactRequestTexts } from "@site/contract/becayis/labels";
import { Field } from "../../../shared/forms/field.tsx";
import formStyles from "../../../shared/forms/form.module.css";
import { FormFaults } from "../../../shared/forms/form-faults.tsx";
import { useForm } from "../../../shared/forms/use-form.ts";
import { useTrpc } from "../../../shared/lib/trpc.tsx";
import { explain } from "../../../shared/member/explain.ts";
import { useToast } from "../../../shared/ui/toast.tsx";

const loadSchema = () => import("@site/contract/becayis/contact-schema").then(({ reportContactInput }) => reportContactInput.pick({ reason: true }));

/** Tells the administrator of the other side of a request. */
export function ReportForm({ requestId, onClose }: { requestId: number; onClose: () => void }) {
  const { client } = useTrpc();
  const showToast = useToast();
  const form = useForm({
    draft: `contact-report-${requestId}`,
    initial: { reason: "" },
    loadSchema,
    loadFailed: contactRequestTexts.updateFailed,
    async submit({ reason }) {
      try {
        const { message } = await client.becayis.contactRequests.report.mutate({ id: requestId, reason });
        showToast({ kind: "success", message });
        onClose();
        return undefined;
      } catch (error) {
        return explain(error, contactRequestTexts.updateFailed);
      }
    },
  });
  return (
    <form {...form.props} className={formStyles.form}>
      <FormFaults form={form} />
      <Field form={form} name="reason" label="Bildirme nedeniniz" rows={3} counted={1000} hint="Yalnızca site yönetimi okur." />
      <div className={formStyles.actions}>
        <button type="submit" className="button" disabled={!form.isReady} aria-disabled={form.status === "submitting"}>
          {form.status === "submitting" ? "Gönderiliyor…" : "Gönder"}
        </button>
        <button type="button" className="button" onClick={onClose}>
          Vazgeç
        </button>
      </div>
    </form>
  );
}
