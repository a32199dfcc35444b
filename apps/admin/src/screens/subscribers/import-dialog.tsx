import { Alert, Code, List, Stack, Text } from "@mantine/core";
import { getServerError } from "@site/browser/calls/server-error";
import { formatNumber } from "@site/contract/common/text";
import { importRefusalLabels, subscriberTexts } from "@site/contract/subscribers/list/labels";
import { useState } from "react";
import { trpc } from "../../api/trpc.ts";
import { Dialog } from "../../kit/dialogs/dialog.tsx";
import { FileDrop } from "../../kit/forms/file-drop.tsx";

/** Takes a file of subscribers with the proof of their consent, and names the rows that were refused. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { subscribers } = trpc.useUtils().admin;
  const load = trpc.admin.subscribers.import.useMutation({ onSuccess: () => subscribers.invalidate() });
  const [unread, setUnread] = useState(false);
  const serverError = getServerError(load.error);
  const error =
    unread || load.error ? (serverError?.fields?.csv ?? serverError?.message ?? subscriberTexts.notSent) : "";

  async function send(file: File): Promise<void> {
    const csv = await file.text().catch(() => undefined);
    setUnread(csv === undefined);
    if (csv !== undefined) load.mutate({ csv });
  }

  return (
    <Dialog title="Aboneleri İçe Aktar" size="lg" onClose={onClose}>
      <Stack>
        <Text size="sm">
          Dosyanın ilk satırı <Code>email,date,proof</Code> olmalıdır. Her satırda adresin yanında onayın tarihi
          (2026-11-26 veya 26.11.2026) ve kanıtının nerede bulunduğu yazmalıdır: form kaydı, sözleşme, etkinlik listesi
          gibi. Kanıtı olmayan kişi eklenmez; ayrılan, silinen ve adresi bulunamayanlar geri gelmez.
        </Text>
        <Text size="sm">
          Dosyada <Code>state</Code> (status, durum), <Code>frequency</Code> ya da <Code>categories</Code> sütunu varsa
          okunur: ayrılmış, adresi bulunamamış ya da onaylamamış kişi takibe eklenmez.
        </Text>
        <FileDrop
          label="Abone dosyası"
          accept=".csv"
          text="CSV dosyasını buraya sürükleyip bırakın"
          hint="En fazla 10.000 satır, 4 MB."
          isDisabled={load.isPending}
          onFiles={([file]) => file && void send(file)}
        />
        <div role="status">
          {load.data && (
            <Alert color={load.data.added > 0 ? "success" : "warning"} title="Dosya okundu">
              {formatNumber(load.data.added)} abone eklendi, {formatNumber(load.data.refused)} satır eklenmedi.
              {load.data.kept > 0 &&
                ` ${formatNumber(load.data.kept)} kişi takip etmiyor diye kaydedildi; onlara e-posta gitmez.`}
              {load.data.unreadColumns.length > 0 && ` Okunmayan sütunlar: ${load.data.unreadColumns.join(", ")}.`}
            </Alert>
          )}
        </div>
        {error && (
          <Alert color="danger" role="alert">
            {error}
          </Alert>
        )}
        {load.data && load.data.refusals.length > 0 && (
          <List size="sm" aria-label="Eklenmeyen satırlar">
            {load.data.refusals.map(({ line, email, reason }) => (
              <List.Item key={line}>
                {line}. satır, {email || "adres yok"}: {importRefusalLabels[reason]}
              </List.Item>
            ))}
          </List>
        )}
      </Stack>
    </Dialog>
  );
}
