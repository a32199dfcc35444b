import { formatNumber } from "@site/contract/common/text";
import type { MailStats } from "@site/contract/mail/admin-schema";
import { trpc } from "../../api/trpc.ts";
import { StatCards } from "../../kit/lists/stat-cards.tsx";
import { LoadFailed } from "../../kit/load-failed.tsx";
import { durationText } from "../../kit/measures.ts";

interface Numbers extends MailStats {
  oldestWaitingSeconds: number;
}

const cards = [
  { label: "Toplam", findText: ({ total }: Numbers) => formatNumber(total) },
  { label: "Gönderilen", findText: ({ sent }: Numbers) => formatNumber(sent) },
  { label: "Başarısız", findText: ({ failed }: Numbers) => formatNumber(failed) },
  { label: "Bekleyen", findText: ({ pending }: Numbers) => formatNumber(pending) },
  { label: "Başarı Oranı", findText: ({ successRate }: Numbers) => `%${String(successRate).replace(".", ",")}` },
  { label: "En Uzun Bekleyen", findText: ({ oldestWaitingSeconds }: Numbers) => durationText(oldestWaitingSeconds) },
];

/** Shows the numbers of sent and failed mails, and the age of the queue. */
export function MailNumbers() {
  const stats = trpc.admin.emailLogs.stats.useQuery(undefined, { staleTime: 0 });
  const queue = trpc.admin.emailLogs.queue.useQuery(undefined, { staleTime: 0 });
  if (stats.isError || queue.isError)
    return (
      <LoadFailed
        title="Sayılar yüklenemedi"
        isRetrying={stats.isFetching || queue.isFetching}
        onRetry={() => void Promise.all([stats.refetch(), queue.refetch()])}
      />
    );
  return <StatCards stats={stats.data && queue.data && { ...stats.data, ...queue.data }} cards={cards} />;
}
