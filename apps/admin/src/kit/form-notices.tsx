import { Alert, Button, Group } from "@mantine/core";
import type { ServerFault } from "@site/browser/server-fault.ts";
import type { Draft } from "./draft.ts";

const timeFormat = new Intl.DateTimeFormat("tr-TR", {
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Europe/Istanbul",
});

interface OfferProps {
  draft: Draft<object>;
  /** The record's version on the server. */
  version: number | undefined;
  onTake: () => void;
  onRefuse: () => void;
}

/** Offers to restore a draft of an earlier visit. */
export function DraftOffer({ draft, version, onTake, onRefuse }: OfferProps) {
  return (
    <Alert title="Kaydedilmemiş bir taslağınız var" role="status" mb="md">
      <p>
        {timeFormat.format(new Date(draft.savedAt))} tarihinde yazdıklarınız saklandı.
        {draft.version !== version &&
          " Kayıt bu arada değişmiş; taslağı alırsanız o değişikliklerin üzerine yazabilirsiniz."}
      </p>
      <Group gap="xs" mt="sm">
        <Button size="compact-md" fz="sm" onClick={onTake}>
          Taslağı Geri Yükle
        </Button>
        <Button size="compact-md" fz="sm" variant="default" onClick={onRefuse}>
          Taslağı Sil
        </Button>
      </Group>
    </Alert>
  );
}

interface RefusalProps {
  title: string;
  fault: ServerFault;
  /** Loads the record's current state; undefined for a new record. */
  onReload: (() => void) | undefined;
}

/** Shows why the server rejected a save. After an edit conflict it offers to load the current state. */
export function SaveRefused({ title, fault, onReload }: RefusalProps) {
  return (
    <Alert color="danger" title={title} role="alert" mb="md">
      <p>{fault.message}</p>
      {fault.code === "CONFLICT" && onReload && (
        <Group gap="xs" mt="sm">
          <Button size="compact-md" fz="sm" variant="default" onClick={onReload}>
            Güncel Hâlini Yükle
          </Button>
          <span>Yazdıklarınız taslak olarak saklanır ve size yeniden sunulur.</span>
        </Group>
      )}
    </Alert>
  );
}
