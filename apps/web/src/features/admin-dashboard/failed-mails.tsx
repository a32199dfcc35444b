import { Alert } from "@mantine/core";
import { formatNumber } from "@site/contract/common/text";
import { useQuery } from "@tanstack/react-query";
import { useTrpc } from "../../shared/lib/trpc.tsx";

/** Says how many mails were given up; nothing where none was. */
export function FailedMails() {
  const { data } = useQuery(useTrpc().admin.emailLogs.stats.queryOptions(undefined, { staleTime: 0 }));
  if (!data || data.failed === 0) return null;
  return (
    <Alert color="danger" title={`${formatNumber(data.failed)} e-posta gönderilemedi`} role="status" mb="md">
      Posta sunucusu bu e-postaları kabul etmedi veya sunucuya ulaşılamadı. Nedenleri bildirimlerde ve e-posta
      kayıtlarında yazıyor.
    </Alert>
  );
}
