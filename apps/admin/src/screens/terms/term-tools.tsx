import type { CleanUpResult, UnusedTerm } from "@site/contract/blog/terms/admin-schema";
import { formatNumber } from "@site/contract/common/text";
import { confirm } from "../../kit/dialogs/confirm.tsx";
import { MoreActions } from "../../kit/more-actions.tsx";
import { notifyError, notifyInfo } from "../../kit/notify.tsx";
import { useSitemapRefresh } from "./use-sitemap-refresh.ts";

const MAX_NAMED = 10;

interface Props {
  /** Turkish word for a term: "kategori" or "etiket". */
  noun: string;
  listUnused: () => Promise<UnusedTerm[]>;
  cleanUp: () => Promise<CleanUpResult>;
}

/** Renders the buttons that delete unused terms and refresh the sitemap. */
export function TermTools({ noun, listUnused, cleanUp }: Props) {
  const sitemap = useSitemapRefresh();

  async function askToCleanUp(): Promise<void> {
    const unused = await listUnused().catch(() => undefined);
    if (!unused) notifyError(`Kullanılmayan ${noun} listesi yüklenemedi.`);
    else if (unused.length === 0) notifyInfo("Temizlenecek bir şey yok", `Silinebilecek, kullanılmayan ${noun} yok.`);
    else await confirmCleanUp(unused);
  }

  function confirmCleanUp(unused: UnusedTerm[]): Promise<boolean> {
    return confirm({
      title: "Kullanılmayanları Temizle",
      consequence:
        `${formatNumber(unused.length)} ${noun} silinecek, çünkü yayınlanmış hiçbir yazıda kullanılmıyor: ` +
        `${getNames(unused)}. Silinenler 30 gün boyunca çöp kutusundan geri getirilebilir.`,
      action: "Temizle",
      isDangerous: true,
      run: cleanUp,
    });
  }

  return (
    <MoreActions
      actions={[
        { label: "Kullanılmayanları Temizle", run: () => void askToCleanUp() },
        { label: "Sitemap Yenile", isRunning: sitemap.isPending, run: () => sitemap.mutate() },
      ]}
    />
  );
}

/**
 * Returns the names of unused terms, with the number of drafts that use each; of those after `MAX_NAMED` only the
 * number.
 */
function getNames(unused: UnusedTerm[]): string {
  const named = unused
    .slice(0, MAX_NAMED)
    .map(({ name, draftCount }) => (draftCount > 0 ? `${name} (${draftCount} taslakta)` : name));
  const rest = unused.length - named.length;
  return rest > 0 ? `${named.join(", ")} ve ${rest} tane daha` : named.join(", ");
}
