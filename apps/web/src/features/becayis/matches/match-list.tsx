import { becayisTexts } from "@site/contract/becayis/labels";
import type { MatchStatus } from "@site/contract/becayis/matching/schema";
import { paths } from "@site/contract/paths";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useTrpc } from "../../../framework/browser.ts";
import { EmptyList } from "../../../shared/ui/empty-list.tsx";
import styles from "../../member/member.module.css";
import { ScreenFailed, ScreenSkeleton } from "../../member/screen-states.tsx";
import { HintsSlot } from "../hints/hints-slot.tsx";
import { useOwnListings } from "../public/use-own-listings.ts";
import { RingCard } from "../rings/ring-card.tsx";
import { MatchCard } from "./match-card.tsx";

const emptyTexts = {
  all: {
    title: "Henüz eşleşmeniz yok.",
    text:
      "İlanınız yayınlandığında karşılıklı uyan ilanları ve halkaları burada bulursunuz; yenileri e-postayla haber " +
      "veririz.",
  },
  pending: { title: "Yanıt bekleyen eşleşmeniz yok.", text: "Yeni bir eşleşme bulunduğunda haber veririz." },
  accepted: {
    title: "Kabul edilmiş eşleşmeniz yok.",
    text: "Bütün taraflar kabul ettiğinde iletişim bilgileri burada açılır.",
  },
  rejected: { title: "Reddedilmiş eşleşmeniz yok.", text: undefined },
} as const;

type Tab = Exclude<MatchStatus, "expired"> | "all";

/** Lists the member's matches and rings of one tab. */
export function MatchList({ status }: { status: Tab }) {
  const { becayis } = useTrpc();
  const matches = useQuery(becayis.matches.mine.queryOptions({ status }, { staleTime: 0 }));
  const rings = useQuery(becayis.rings.mine.queryOptions({ status }, { staleTime: 0 }));
  const listing = useOwnListings().data?.find((own) => own.status === "active" && own.approval_status === "approved");
  const count = useRef<HTMLParagraphElement>(null);

  if ((matches.isError && !matches.data) || (rings.isError && !rings.data)) {
    return (
      <ScreenFailed
        text={becayisTexts.matchesFailed}
        onRetry={() => void Promise.all([matches.refetch(), rings.refetch()])}
      />
    );
  }
  if (!matches.data || !rings.data) return <ScreenSkeleton />;
  const total = matches.data.length + rings.data.length;
  const onAnswered = () => count.current?.focus(); // the focused button may have disappeared with its card
  return (
    <div className={styles.stack}>
      <p ref={count} tabIndex={-1} className={styles.soft}>
        {matches.data.length} doğrudan eşleşme, {rings.data.length} halka
      </p>
      {total === 0 && (
        <EmptyList
          {...emptyTexts[status]}
          link={{ to: paths.board, label: "İlanlara bak" }}
          other={{ to: paths.newListing, label: "İlan Oluştur" }}
        />
      )}
      {total === 0 && status === "all" && listing && <HintsSlot listing={listing} />}
      {matches.data.length > 0 && (
        <section className={styles.stack} aria-labelledby="dogrudan">
          <h2 id="dogrudan">Doğrudan eşleşmeler</h2>
          {matches.data.map((match) => (
            <MatchCard key={match.id} match={match} onAnswered={onAnswered} />
          ))}
        </section>
      )}
      {rings.data.length > 0 && (
        <section className={styles.stack} aria-labelledby="halkalar">
          <h2 id="halkalar">Halkalar</h2>
          {rings.data.map((ring) => (
            <RingCard key={ring.id} ring={ring} onAnswered={onAnswered} />
          ))}
        </section>
      )}
    </div>
  );
}
