import { Alert, Button, Group, Text } from "@mantine/core";
import type { ServerError } from "@site/browser/calls/server-error";
import type { Draft } from "../drafts/draft.ts";

const timeFormat = new Intl.DateTimeFormat("tr-TR", {
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Europe/Istanbul",
});

interface OfferProps<Values> {
  draft: { offers: Draft<Values>[]; showNextOffer: () => void };
  /** The record's version on the server. */
  version: number | undefined;
  onTake: (draft: Draft<Values>) => void;
  onRefuse: (draft: Draft<Values>) => void;
}

/** Offers to restore a draft of an earlier visit; renders nothing if there is none. */
export function DraftOffer<Values>({
  draft: { offers, showNextOffer },
  version,
  onTake,
  onRefuse,
}: OfferProps<Values>) {
  const [draft] = offers;
  if (!draft) return null;
  const title = `Kaydedilmemiş ${offers.length === 1 ? "bir" : offers.length} taslağınız var`;
  return (
    <Alert role="status" mb="md" p="xs">
      <Group gap="xs" justify="space-between">
        <Text size="sm" flex="1 1 20rem">
          <strong>{title}</strong>: {timeFormat.format(new Date(draft.savedAt))} tarihinde yazdıklarınız saklandı.
          {draft.version !== version &&
            " Kayıt bu arada değişmiş; kaydederken iki metni karşılaştırıp birini seçebilirsiniz."}
          {offers.length > 1 && " Birini geri yüklerseniz diğerleri silinmez, sayfayı yeniden açtığınızda sunulur."}
        </Text>
        <Group gap="xs">
          <Button size="compact-md" fz="sm" onClick={() => onTake(draft)}>
            Taslağı Geri Yükle
          </Button>
          <Button size="compact-md" fz="sm" variant="default" onClick={() => onRefuse(draft)}>
            Taslağı Sil
          </Button>
          {offers.length > 1 && (
            <Button size="compact-md" fz="sm" variant="default" onClick={showNextOffer}>
              Diğer Taslağı Göster
            </Button>
          )}
        </Group>
      </Group>
    </Alert>
  );
}

interface RefusalProps {
  title: string;
  error: ServerError;
  /** Compares the values with the present record; undefined if there is nothing to compare. */
  onCompare: (() => void) | undefined;
}

/** Shows why the server rejected a save. After an edit conflict it offers to compare both versions. */
export function SaveRefused({ title, error, onCompare }: RefusalProps) {
  return (
    <Alert color="danger" title={title} role="alert" mb="md">
      <p>{error.message}</p>
      {error.code === "CONFLICT" && onCompare && (
        <Group gap="xs" mt="sm">
          <Button size="compact-md" fz="sm" variant="default" onClick={onCompare}>
            Karşılaştır
          </Button>
          <span>İki metni yan yana görür, birini seçersiniz; öteki de saklanır.</span>
        </Group>
      )}
    </Alert>
  );
}
