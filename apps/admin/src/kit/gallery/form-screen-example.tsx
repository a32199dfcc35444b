import { Button } from "@mantine/core";
import { FormScreen } from "../forms/form-screen.tsx";
import { renderFields, WithDraft } from "./form-examples.tsx";
import { sampleDraft, sampleSaves, sampleSchema, sampleValues } from "./samples.ts";

/** Shows a form with a screen of its own, with an offered draft; a save is answered with an edit conflict. */
export function FormScreenExample() {
  return (
    <WithDraft>
      <FormScreen
        title="Etiketi Düzenle"
        schema={sampleSchema}
        initialValues={sampleValues}
        draft={sampleDraft}
        version={2}
        save={sampleSaves.refuses}
        onConflict={() => undefined}
        actions={() => <Button variant="default">Geçmiş</Button>}
      >
        {renderFields}
      </FormScreen>
    </WithDraft>
  );
}
