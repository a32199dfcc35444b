import { Alert, Button, Group } from "@mantine/core";
import type { ServerFault } from "../../../shared/forms/server-fault.ts";
import type { PostDraft } from "./post-draft.ts";

const timeFormat = new Intl.DateTimeFormat("tr-TR", {
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Europe/Istanbul",
});

interface OfferProps {
  draft: PostDraft;
  /** The state of the post as the server has it. */
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
          " Yazı bu arada değişmiş; taslağı alırsanız o değişikliklerin üzerine yazabilirsiniz."}
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

/** What the server said of a save it refused. Where the post has changed meanwhile, its present state can be loaded. */
export function SaveRefused({ fault, onReload }: { fault: ServerFault; onReload: () => void }) {
  return (
    <Alert color="danger" title="Yazı kaydedilemedi" role="alert" mb="md">
      <p>{fault.message}</p>
      {fault.code === "CONFLICT" && (
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

/** Stands where categories or tags could not be read; the rest of the post can be written meanwhile. */
export function TermsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert color="danger" title="Kategori ve etiketler yüklenemedi" role="alert">
      <Button size="compact-md" fz="sm" variant="default" onClick={onRetry}>
        Tekrar Dene
      </Button>
    </Alert>
  );
}
