import { petitionFieldLabels, petitionTexts } from "@site/contract/becayis/papers/petitions/labels";
import type { Petition } from "@site/contract/becayis/papers/petitions/schema";
import { trpc } from "../../../framework/browser.ts";
import { Field } from "../../../shared/forms/field.tsx";
import formStyles from "../../../shared/forms/form.module.css";
import { FormErrors } from "../../../shared/forms/form-errors.tsx";
import { useForm } from "../../../shared/forms/state/use-form.ts";
import { SubmitButton } from "../../../shared/forms/submit-button.tsx";
import { useToast } from "../../../shared/ui/toast.tsx";
import styles from "../../member/member.module.css";
import { useAction } from "../../member/use-action.ts";
import own from "./petition.module.css";
import { PetitionFiles } from "./petition-files.tsx";
import { PetitionSheetView } from "./petition-sheet-view.tsx";

/** Fields that no draft contains: they name the other members. */
const unstored = ["addressee", "subject", "body", "attachments"] as const;

interface Props {
  petition: Petition;
  /** Called with the petition after a save or a reset. */
  onChanged: (petition: Petition) => void;
}

/** Edits the texts of a petition. The sheet beside the form shows them while they are typed. */
export function PetitionEditor({ petition, onChanged }: Props) {
  const { client } = trpc.useUtils();
  const showToast = useToast();
  const { isBusy, run } = useAction(petitionTexts.saveFailed);
  const { kind, id, texts, isEdited } = petition;
  const form = useForm({
    draft: `petition-${kind}-${id}`,
    secrets: unstored,
    initialValues: texts,
    loadSchema: async () => (await import("@site/contract/becayis/papers/petitions/schema")).petitionFields,
    failed: petitionTexts.saveFailed,
  });
  const submit = form.onSubmit(async (changed) => {
    const { message, ...saved } = await client.becayis.petitions.save.mutate({ kind, id, ...changed });
    onChanged(saved);
    showToast({ kind: "success", message });
  });
  const isUnsaved = unstored.some((part) => form.values[part] !== texts[part]);

  const reset = () =>
    run(async () => {
      const { message, ...saved } = await client.becayis.petitions.reset.mutate({ kind, id });
      onChanged(saved);
      return { message };
    });

  return (
    <div className={own.columns}>
      <section className={`${styles.card} no-print`} aria-labelledby="duzenle">
        <h2 id="duzenle">Metni düzenleyin</h2>
        <p className={styles.soft}>{petitionTexts.onlyYours}</p>
        <form {...form.props} onSubmit={submit} className={formStyles.form}>
          <FormErrors form={form} />
          <Field {...form.getInputProps("addressee")} label={petitionFieldLabels.addressee} rows={3} />
          <Field {...form.getInputProps("subject")} label={petitionFieldLabels.subject} />
          <Field
            {...form.getInputProps("body")}
            label={petitionFieldLabels.body}
            rows={16}
            hint="Paragrafları boş bir satırla ayırın."
          />
          <Field {...form.getInputProps("attachments")} label={petitionFieldLabels.attachments} rows={4} />
          <div className="row center">
            <SubmitButton form={form} label="Kaydet" busyLabel="Kaydediliyor…" />
            {isEdited && (
              <button type="button" className="button" aria-disabled={isBusy || undefined} onClick={() => void reset()}>
                İlk haline dön
              </button>
            )}
          </div>
        </form>
      </section>
      <section className={own.preview} aria-labelledby="onizleme">
        <h2 id="onizleme" className="no-print">
          Önizleme
        </h2>
        <PetitionFiles kind={kind} id={id} isUnsaved={isUnsaved} />
        <PetitionSheetView petition={{ ...petition, texts: form.values }} />
      </section>
    </div>
  );
}
