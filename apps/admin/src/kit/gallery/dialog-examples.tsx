import { Button, SimpleGrid } from "@mantine/core";
import { useState } from "react";
import { refusal } from "../../testing/server-error.ts";
import { choose } from "../dialogs/choose.tsx";
import { confirm } from "../dialogs/confirm.tsx";
import { SecretDialog } from "../dialogs/secret-dialog.tsx";
import { FormDialog } from "../forms/form-dialog.tsx";
import { notifyError, notifyInfo, notifySuccess } from "../notify.tsx";
import { runSteps } from "../run-steps.tsx";
import { renderFields } from "./form-examples.tsx";
import { sampleSaves, sampleSchema, sampleValues, statusLabels } from "./samples.ts";

const question = {
  title: "Yazıyı Sil",
  subject: "İcra takibinde süreler",
  consequence: "adlı yazı silinecek; 30 gün boyunca geri getirilebilir.",
  action: "Sil",
  isDangerous: true,
};
const reason = {
  label: "Gerekçe",
  hint: "Yazara iletilir.",
  required: "Gerekçe gereklidir",
  draftKey: "gallery",
  suggestions: ["Konu dışı", "Kaynak eksik"],
};
const choice = {
  title: "Durumu Değiştir",
  text: "Üç yazının durumu değişir.",
  label: "Yeni durum",
  options: Object.entries(statusLabels).map(([value, { label }]) => ({ value, label })),
  missing: "Bir durum seçin",
  action: "Değiştir",
};
const fail = () => Promise.reject(refusal("BAD_REQUEST", "Yazı şu anda silinemiyor."));

/** Opens each kind of dialog and notification. */
export function DialogExamples() {
  const [open, setOpen] = useState<"form" | "refused" | "secret">();
  const close = () => setOpen(undefined);
  const examples: [string, () => unknown][] = [
    ["Onay", () => confirm({ ...question, run: sampleSaves.succeeds })],
    ["Onay: gerekçeli", () => confirm({ ...question, reason })],
    ["Onay: başarısız", () => confirm({ ...question, run: fail })],
    ["Onay: sürüyor", () => confirm({ ...question, run: sampleSaves.neverEnds })],
    ["Seçim", () => choose(choice)],
    ["Form", () => setOpen("form")],
    ["Form: reddedilen kayıt", () => setOpen("refused")],
    ["Gizli değer", () => setOpen("secret")],
    ["Adımlar", () => runSteps({ title: "Yazı hazırlanıyor", steps: [{ label: "Metin" }, { label: "Görsel" }] })],
    ["Adımlar: hata", () => runSteps({ title: "Yazı hazırlanıyor", steps: [{ label: "Metin", run: fail }] })],
    ["Bildirim: başarı", () => notifySuccess("Yazı kaydedildi.")],
    ["Bildirim: geri alınabilir", () => notifySuccess("Yazı silindi.", { label: "Geri Al", run: () => undefined })],
    ["Bildirim: hata", () => notifyError("Yazı kaydedilemedi.")],
    ["Bildirim: bilgi", () => notifyInfo("Yeni yorum", "Bir yorum onay bekliyor.")],
  ];
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
      {examples.map(([name, run]) => (
        <Button key={name} variant="default" onClick={() => void run()}>
          {name}
        </Button>
      ))}
      {(open === "form" || open === "refused") && (
        <FormDialog
          title="Etiketi Düzenle"
          schema={sampleSchema}
          initialValues={sampleValues}
          save={open === "form" ? sampleSaves.succeeds : sampleSaves.refuses}
          onClose={close}
        >
          {renderFields}
        </FormDialog>
      )}
      {open === "secret" && (
        <SecretDialog
          title="Yeni API Anahtarı"
          label="Anahtar"
          note="Bu anahtar bir daha gösterilmez; güvenli bir yerde saklayın."
          secret="ornek-anahtar-0123456789"
          onClose={close}
        />
      )}
    </SimpleGrid>
  );
}
