import { TextInput } from "@mantine/core";
import { startTransition, useState } from "react";
import { z } from "zod";
import type { Draft } from "../kit/drafts/draft.ts";
import type { Autosave } from "../kit/drafts/use-autosave.ts";
import { FormScreen, type RefusedForm } from "../kit/forms/form-screen.tsx";

export const tagSchema = z.object({
  name: z.string().min(1, "Ad gereklidir"),
  slug: z.string().min(1, "Slug gereklidir"),
});
export const tagValues = { name: "Usul", slug: "usul" };
export const tagDraft = "tagDraft:7";

export type SaveTag = (values: z.infer<typeof tagSchema>) => Promise<unknown>;

/** Renders a form with two fields for the tests of the kit. */
export function TagForm({
  save,
  initialValues = tagValues,
  onConflict,
  serverDrafts,
  autosave,
}: {
  save: SaveTag;
  initialValues?: typeof tagValues;
  onConflict?: (values: typeof tagValues, form: RefusedForm<typeof tagValues, unknown>) => void;
  serverDrafts?: Draft<typeof tagValues>[];
  autosave?: Autosave<typeof tagValues>;
}) {
  const [basedOn, setBasedOn] = useState<number>();
  return (
    <main>
      <FormScreen
        title="Etiket"
        schema={tagSchema}
        initialValues={initialValues}
        draft={tagDraft}
        serverDrafts={serverDrafts}
        {...(autosave && { autosave })}
        version={2}
        basedOn={basedOn}
        onDraftTaken={({ version }) => setBasedOn(version)}
        save={save}
        onConflict={onConflict}
        actions={({ saveWith }) => (
          <button type="button" onClick={() => saveWith({ slug: "baska" })}>
            Başka adresle kaydet
          </button>
        )}
      >
        {(form) => (
          <>
            <TextInput label="Ad" {...form.getInputProps("name")} />
            <TextInput label="Slug" {...form.getInputProps("slug")} />
            <button type="button" onClick={() => startTransition(() => form.setFieldValue("slug", "sonradan"))}>
              Sonradan göster
            </button>
          </>
        )}
      </FormScreen>
    </main>
  );
}
