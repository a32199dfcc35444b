import { SimpleGrid, Stack, Switch, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { writeDraft } from "../drafts/draft.ts";
import { Fields } from "../forms/fields.tsx";
import { FileDrop } from "../forms/file-drop.tsx";
import { FormCard } from "../forms/form-card.tsx";
import { PasswordField } from "../forms/password-field.tsx";
import { SlugFields } from "../forms/slug-fields.tsx";
import { notifyInfo } from "../notify.tsx";
import { Example } from "./example.tsx";
import { emptyValues, type SampleValues, sampleDraft, sampleSaves, sampleSchema, sampleValues } from "./samples.ts";

const shared = { schema: sampleSchema, initialValues: sampleValues, save: sampleSaves.succeeds };

/** Shows forms in the place of a row, and their states. */
export function FormExamples() {
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
      <Example name="Değişmemiş">
        <FormCard {...shared} title="Etiketi düzenle">
          {renderFields}
        </FormCard>
      </Example>
      <Example name="Taslak sunuluyor">
        <WithDraft>
          <FormCard {...shared} title="Etiketi düzenle" draft={sampleDraft}>
            {renderFields}
          </FormCard>
        </WithDraft>
      </Example>
      <Example name="Alan hataları">
        <Submitted>
          <FormCard {...shared} title="Yeni etiket" initialValues={emptyValues}>
            {renderFields}
          </FormCard>
        </Submitted>
      </Example>
      <Example name="Sunucunun alan hatası">
        <Submitted>
          <FormCard {...shared} title="Etiketi düzenle" save={sampleSaves.refusesField}>
            {renderFields}
          </FormCard>
        </Submitted>
      </Example>
      <Example name="Kaydedilemedi">
        <Submitted>
          <FormCard {...shared} title="Etiketi düzenle" save={sampleSaves.refuses}>
            {renderFields}
          </FormCard>
        </Submitted>
      </Example>
      <Example name="Kaydediliyor">
        <Submitted>
          <FormCard {...shared} title="Etiketi düzenle" save={sampleSaves.neverEnds}>
            {renderFields}
          </FormCard>
        </Submitted>
      </Example>
      <Example name="Alanların yerleşimi">
        <Fields>
          <TextInput label="Ad" />
          <TextInput label="Adres" />
          <Textarea label="Açıklama" autosize minRows={2} />
          <Switch label="Yayında" />
        </Fields>
      </Example>
      <Example name="Şifre alanı">
        <PasswordField label="Şifre" autoComplete="new-password" />
      </Example>
      <Example name="Dosya alanı">
        <FileDrop
          label="Görsel"
          accept="image/*"
          text="Görseli buraya sürükleyin"
          hint="JPEG, PNG veya WebP; en çok 5 MB"
          onFiles={(files) => notifyInfo("Dosya", files.map(({ name }) => name).join(", "))}
        />
      </Example>
      <Example name="Dosya alanı: kapalı">
        <FileDrop
          label="Kapalı görsel"
          accept="image/*"
          text="Görsel yükleniyor…"
          hint="JPEG, PNG veya WebP; en çok 5 MB"
          isDisabled
          onFiles={() => undefined}
        />
      </Example>
    </SimpleGrid>
  );
}

/** Renders the fields of the sample forms. */
export function renderFields(form: UseFormReturnType<SampleValues>): ReactNode {
  return (
    <Stack>
      <SlugFields form={form} source="name" label="Ad" isNew getAddress={(slug) => `/blog/etiket/${slug}`} />
      <Textarea label="Not" description="Yalnızca yöneticiler görür." autosize {...form.getInputProps("note")} />
      <Switch label="Yayında" defaultChecked />
    </Stack>
  );
}

/** Stores a draft before the form looks for one. */
export function WithDraft({ children }: { children: ReactNode }) {
  useState(() =>
    writeDraft(sampleDraft, { values: { ...sampleValues, note: "Yarım kalan not" }, savedAt: "2026-11-21T09:30:00Z" }),
  );
  return children;
}

/** Sends the form inside once it is shown. */
function Submitted({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector("form")?.requestSubmit(), []);
  return <div ref={frame}>{children}</div>;
}
