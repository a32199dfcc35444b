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
  /** Compares with the record's current state; undefined if there is nothing to compare. */
  onCompare: (() => void) | undefined;
}

/** Shows why the server rejected a save. After an edit conflict it offers to compare both states. */
export function SaveRefused({ title, fault, onCompare }: RefusalProps) {
  return (
    <Alert color="danger" title={title} role="alert" mb="md">
      <p>{fault.message}</p>
      {fault.code === "CONFLICT" && onCompare && (
        <Group gap="xs" mt="sm">
          <Button size="compact-md" fz="sm" variant="default" onClick={onCompare}>
            Karşılaştır ve Birleştir
          </Button>
          <span>Yazdıklarınız korunur; hangi alanda kimin metninin kalacağını siz seçersiniz.</span>
        </Group>
      )}
    </Alert>
  );
}
