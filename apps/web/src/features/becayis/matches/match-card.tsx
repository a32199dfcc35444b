import { becayisTexts, matchTexts, rankText } from "@site/contract/becayis/labels";
import type { Match } from "@site/contract/becayis/swaps/matching/schema";
import { planTexts } from "@site/contract/becayis/swaps/planning/labels";
import { paths } from "@site/contract/paths";
import { useId } from "react";
import { trpc } from "../../../framework/browser.ts";
import { formatMoment } from "../../../shared/text/format-moment.ts";
import styles from "../../member/member.module.css";
import { useAction } from "../../member/use-action.ts";
import { AnswerBadge, MatchStatusBadge, ProposedBadge, ScoreBadge } from "../badges/match-badges.tsx";
import { ContactDetails } from "../contact/contact-details.tsx";
import { PlacePair } from "../places/place-pair.tsx";
import { SwapSteps } from "../results/swap-steps.tsx";
import { AnswerButtons } from "./answer-buttons.tsx";
import { EligibilityNotes } from "./eligibility-notes.tsx";
import own from "./match-card.module.css";
import { MatchMessage } from "./match-message.tsx";
import { useInvalidateMatches } from "./use-invalidate-matches.ts";

/** Shows a direct match that has not ended: the other person, the cities, the reasons, the rules and both answers. */
export function MatchCard({ match, onAnswered }: { match: Match; onAnswered: () => void }) {
  const id = useId();
  const whyId = useId();
  const { client } = trpc.useUtils();
  const { isBusy, run } = useAction(becayisTexts.actionFailed);
  const invalidateMatches = useInvalidateMatches();
  const { otherUser, listing } = match;
  const isOpen = "email" in match.contact;
  // A match accepted by the administrator still needs the member's own answer.
  const isAwaited = match.myAnswer === "pending" && (match.status === "pending" || match.status === "accepted");

  async function answer(status: "accepted" | "rejected"): Promise<void> {
    await run(() => client.becayis.matches.setStatus.mutate({ id: match.id, status }), invalidateMatches);
    onAnswered();
  }

  return (
    <article className={styles.card} aria-labelledby={id} aria-describedby={match.isProposed ? whyId : undefined}>
      <div className={styles.head}>
        <h3 id={id}>{otherUser.name}</h3>
        <div className="row gap-2">
          {match.isProposed && <ProposedBadge />}
          <ScoreBadge score={match.matchScore} />
          <MatchStatusBadge status={match.status} />
        </div>
      </div>
      {match.isProposed && (
        <p id={whyId} className={styles.soft}>
          {planTexts.proposedWhy}
        </p>
      )}
      <PlacePair
        from={{ city: otherUser.city, district: otherUser.district }}
        to={{ city: listing.wantedCity, district: null }}
      />
      <MetWishes mine={match.myRank} theirs={match.otherRank} />
      <p>
        {otherUser.position}, {otherUser.institution}
        {otherUser.experienceYears > 0 && `, ${otherUser.experienceYears} yıl deneyim`}
      </p>
      <p className={styles.soft}>
        {listing.slug ? <a href={paths.listing(listing.slug)}>{listing.title}</a> : listing.title} · Son hareket{" "}
        {formatMoment(match.lastActivity)}
      </p>
      <details className={own.reasons}>
        <summary>Neden eşleştiniz?</summary>
        <ul>
          {match.reasons.map(({ code, text, points }) => (
            <li key={code}>
              {text} <span className={own.points}>+{points}</span>
            </li>
          ))}
        </ul>
      </details>
      <EligibilityNotes notes={match.eligibility} />
      <dl className={own.answers}>
        <div>
          <dt>Siz</dt>
          <dd>
            <AnswerBadge answer={match.myAnswer} isMe />
          </dd>
        </div>
        <div>
          <dt>{otherUser.name}</dt>
          <dd>
            <AnswerBadge answer={match.otherAnswer} isMe={false} />
          </dd>
        </div>
      </dl>
      <p className={styles.soft}>{matchTexts.approvalIsTheirs}</p>
      {isAwaited && (
        <AnswerButtons
          isBusy={isBusy}
          canReject={match.status === "pending"}
          rejection={{
            title: "Eşleşmeyi Reddet",
            text: `${otherUser.name} ile eşleşmeniz reddedilecek. Bu iki ilan arasında yeniden eşleşme önerilmez.`,
          }}
          onAnswer={(status) => void answer(status)}
        />
      )}
      {match.myAnswer === "accepted" && match.otherAnswer === "pending" && (
        <p className={styles.callout}>
          Karşı tarafın yanıtı bekleniyor. O da kabul ettiğinde iletişim bilgileri ikinize birden açılır.
        </p>
      )}
      <ContactDetails contact={match.contact} />
      {isOpen && <MatchMessage matchId={match.id} name={otherUser.name} />}
      {isOpen && <SwapSteps kind="match" id={match.id} />}
    </article>
  );
}

/** Shows the ranks of the wishes that the match meets, unless both are first wishes. */
function MetWishes({ mine, theirs }: { mine: number; theirs: number }) {
  if (mine === 1 && theirs === 1) return null;
  return (
    <p className={styles.soft}>
      Sizin <strong>{rankText(mine)} tercihiniz</strong>, karşı tarafın <strong>{rankText(theirs)} tercihi</strong>{" "}
      karşılanıyor.
    </p>
  );
}
