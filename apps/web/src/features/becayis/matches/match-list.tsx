import { lazyComponent } from "@site/browser/lazy-component";
import { becayisTexts } from "@site/contract/becayis/labels";
import type { Match, MatchStatus, Ring } from "@site/contract/becayis/swaps/matching/schema";
import { paths } from "@site/contract/paths";
import { useRef } from "react";
import { trpc } from "../../../framework/browser.ts";
import { EmptyList } from "../../../shared/ui/empty-list.tsx";
import styles from "../../member/member.module.css";
import { ScreenFailed, ScreenSkeleton } from "../../member/screen-states.tsx";
import { PlanRule } from "../board/plan-rule.tsx";
import { useListingLink } from "../own/listing-button.tsx";
import { useOwnListings } from "../own/use-own-listings.ts";
import { RingCard } from "../rings/ring-card.tsx";
import endedStyles from "./ended-swaps.module.css";
import { EndedSwaps } from "./ended-swaps.tsx";
import { MatchCard } from "./match-card.tsx";

const ListingHints = lazyComponent(() => import("../hints/listing-hints.tsx"), { failed: null });

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
  expired: { title: "Sona ermiş eşleşmeniz yok.", text: undefined },
} as const;

type Tab = MatchStatus | "all";

/** A group of the list with its heading. */
interface Section {
  id: string;
  title: string;
  matches: Match[];
  rings: Ring[];
}

/** Groups matches and rings: first those that the board's plan proposes, then direct matches, then rings. */
function getSections(matches: Match[], rings: Ring[]): Section[] {
  const isProposed = (each: Match | Ring) => each.isProposed;
  const isOther = (each: Match | Ring) => !each.isProposed;
  const sections = [
    { id: "onerilen", title: "Size önerilen", matches: matches.filter(isProposed), rings: rings.filter(isProposed) },
    { id: "dogrudan", title: "Doğrudan eşleşmeler", matches: matches.filter(isOther), rings: [] },
    { id: "halkalar", title: "Halkalar", matches: [], rings: rings.filter(isOther) },
  ];
  return sections.filter((section) => section.matches.length + section.rings.length > 0);
}

const isOver = ({ endReason }: Match | Ring) => endReason !== null;
const isOpen = (each: Match | Ring) => !isOver(each);

/** Lists the member's matches and rings of one tab. Ended ones are folded away unless there are no others. */
export function MatchList({ status }: { status: Tab }) {
  const matches = trpc.becayis.matches.mine.useQuery({ status }, { staleTime: 0 });
  const rings = trpc.becayis.rings.mine.useQuery({ status }, { staleTime: 0 });
  const listing = useOwnListings().data?.find((own) => own.status === "active" && own.approvalStatus === "approved");
  const listingLink = useListingLink();
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
  const ended = matches.data.filter(isOver).length + rings.data.filter(isOver).length;
  const onAnswered = () => count.current?.focus(); // the focused button may have disappeared with its card
  return (
    <div className={styles.stack}>
      <p ref={count} tabIndex={-1} className={styles.soft}>
        {matches.data.length} doğrudan eşleşme, {rings.data.length} halka
      </p>
      {total === 0 && (
        <EmptyList {...emptyTexts[status]} link={{ to: paths.board, label: "İlanlara bak" }} other={listingLink} />
      )}
      {total === 0 && status === "all" && listing && <ListingHints id={listing.id} />}
      {getSections(matches.data.filter(isOpen), rings.data.filter(isOpen)).map((section) => (
        <section key={section.id} className={styles.stack} aria-labelledby={section.id}>
          <h2 id={section.id}>{section.title}</h2>
          {section.matches.map((match) => (
            <MatchCard key={match.id} match={match} onAnswered={onAnswered} />
          ))}
          {section.rings.map((ring) => (
            <RingCard key={ring.id} ring={ring} onAnswered={onAnswered} />
          ))}
        </section>
      ))}
      {ended > 0 && (
        <details className={endedStyles.folded} open={ended === total}>
          <summary>Sona erenler ({ended})</summary>
          <EndedSwaps matches={matches.data.filter(isOver)} rings={rings.data.filter(isOver)} />
        </details>
      )}
      <PlanRule />
    </div>
  );
}
