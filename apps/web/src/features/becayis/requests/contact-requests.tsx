import { contactRequestTexts } from "@site/contract/becayis/labels";
import type { ContactRequest } from "@site/contract/becayis/swaps/contact/schema";
import { paths } from "@site/contract/paths";
import { trpc } from "../../../framework/browser.ts";
import { Tabs } from "../../../shared/controls/tabs.tsx";
import { EmptyList } from "../../../shared/ui/empty-list.tsx";
import styles from "../../member/member.module.css";
import { ScreenFailed, ScreenSkeleton } from "../../member/screen-states.tsx";
import { BlockedMembers } from "./blocked-members.tsx";
import { RequestCard } from "./request-card.tsx";

/**
 * Lists the member's contact requests.
 * @param initial the tab that is selected first
 */
export function ContactRequests({ initial }: { initial: "received" | "sent" }) {
  const { data, isError, refetch } = trpc.becayis.contactRequests.list.useQuery(undefined, { staleTime: 0 });
  if (isError && !data) return <ScreenFailed text={contactRequestTexts.listFailed} onRetry={() => void refetch()} />;
  if (!data) return <ScreenSkeleton />;
  return (
    <div className={styles.stack}>
      <Tabs
        label="İletişim istekleri"
        initial={initial}
        tabs={[
          {
            name: "received",
            title: `Gelen İstekler (${data.received.length})`,
            show: () => <RequestList requests={data.received} isReceived empty="Henüz gelen iletişim isteği yok." />,
          },
          {
            name: "sent",
            title: `Gönderilen İstekler (${data.sent.length})`,
            show: () => (
              <RequestList requests={data.sent} isReceived={false} empty="Henüz iletişim isteği göndermediniz." />
            ),
          },
        ]}
      />
      <BlockedMembers />
    </div>
  );
}

function RequestList({
  requests,
  isReceived,
  empty,
}: {
  requests: ContactRequest[];
  isReceived: boolean;
  empty: string;
}) {
  if (requests.length === 0) return <EmptyList title={empty} link={{ to: paths.board, label: "İlanlara bak" }} />;
  return (
    <div className={styles.stack}>
      {requests.map((request) => (
        <RequestCard key={request.id} request={request} isReceived={isReceived} />
      ))}
    </div>
  );
}
