import { Badge } from "@mantine/core";
import type { ImportState } from "@site/contract/blog/transfer/schema";

const looks: Record<ImportState, { label: string; color: string }> = {
  uploading: { label: "Yükleme yarım", color: "gray" },
  reading: { label: "İnceleniyor", color: "gray" },
  ready: { label: "Onay bekliyor", color: "gray" },
  running: { label: "Aktarılıyor", color: "gray" },
  done: { label: "Tamamlandı", color: "success" },
  failed: { label: "Okunamadı", color: "danger" },
};

/** Shows the state of an import. */
export function StateBadge({ state }: { state: ImportState }) {
  const { label, color } = looks[state];
  return <Badge color={color}>{label}</Badge>;
}
