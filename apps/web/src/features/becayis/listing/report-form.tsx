import { becayisTexts } from "@site/contract/becayis/labels";
import { Field } from "../../../shared/forms/field.tsx";
import formStyles from "../../../shared/forms/form.module.css";
import { FormFaults } from "../../../shared/forms/form-faults.tsx";
import { useForm } from "../../../shared/forms/use-form.ts";
import { useTrpc } from "../../../shared/lib/trpc.tsx";
import { explain } from "../../../shared/member/explain.ts";
import { useToast } from "../../../shared/ui/toast.tsx";

const loadSchema = () => import("@site/contract/becayis/schema").then(({ reportListingInput }) => reportListingInput.pick({ reason: true }));

export function ReportForm({ listingId, onClose }: { listingId: number; onClose: () => void }) {
  const trpc = useTrpc();
  const showToast = useToast();
  const form = useForm({
    draft: `report-${listingId}`,
    initial: { reason: "" },
    loadSchema,
    loadFailed: becayisTexts.actionFailed,
    async submit({ reason }) {
      try {
        const { message } = await trpc.client.becayis.listings.report.mutate({ id: listingId, reason });
        showToast({ kind: "success", message });
        onClose();
        return undefined;
      } catch (error) {
        return explain(error, becayisTexts.actionFailed);
      }
    },
  });
  return (
    <form {...form.props} className={formStyles.form}>
      <FormFaults form={form} />
      <Field form={form} name="reason" label="Bildirme nedeni" rows={4} counted={1000} />
      <div className={formStyles.actions}>
        <button type="submit" className="button primary" disabled={!form.isReady} aria-disabled={form.status === "submitting"}>
          {form.status === "submitting" ? "Gönderiliyor…" : "Bildir"}
        </button>
        <button type="button" className="button" onClick={onClose}>
          İptal
        </button>
      </div>
    </form>
  );
}
