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
  /** Of the record as the server has it. */
  version: number | undefined;
  onTake: () => void;
  onRefuse: () => void;
}

/** Offers back what an earlier visit left unsaved. */
export function DraftOffer({ draft, version, onTake, onRefuse }: OfferProps) {
  return (
    <Alert title="Kaydedilmemiş bir taslağınız var" role="status" mb="md">
      <p>
        {timeFormat.format(new Date(draft.savedAt))} tarihinde yazdıklarınız bu sekmede saklandı.
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
  /** Loads the record as it is now; undefined where there is none to load. */
  onReload: (() => void) | undefined;
}

/** Says why the server refused a save. Where the record has changed meanwhile, its present state can be loaded. */
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
