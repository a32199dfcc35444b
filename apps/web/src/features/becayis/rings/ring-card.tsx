import { becayisTexts, matchTexts, rankText } from "@site/contract/becayis/labels";
import type { Ring, RingLink } from "@site/contract/becayis/swaps/matching/schema";
import { planTexts } from "@site/contract/becayis/swaps/planning/labels";
import { paths } from "@site/contract/paths";
import { useId } from "react";
import { trpc } from "../../../framework/browser.ts";
import { formatMoment } from "../../../shared/text/format-moment.ts";
import styles from "../../member/member.module.css";
import { useAction } from "../../member/use-action.ts";
import { AnswerBadge, MatchStatusBadge, ProposedBadge } from "../badges/match-badges.tsx";
import { ContactDetails } from "../contact/contact-details.tsx";
import { AnswerButtons } from "../matches/answer-buttons.tsx";
import { EligibilityNotes } from "../matches/eligibility-notes.tsx";
import { useInvalidateMatches } from "../matches/use-invalidate-matches.ts";
import { PlacePair } from "../places/place-pair.tsx";
import { SwapSteps } from "../results/swap-steps.tsx";
import own from "./ring-card.module.css";

/** Shows a ring that has not ended as a list of moves and answers. */
export function RingCard({ ring, onAnswered }: { ring: Ring; onAnswered: () => void }) {
  const id = useId();
  const whyId = useId();
  const { client } = trpc.useUtils();
  const { isBusy, run } = useAction(becayisTexts.actionFailed);
  const invalidateMatches = useInvalidateMatches();
  const mine = Math.max(
    0,
    ring.links.findIndex(({ isMe }) => isMe),
  );
  const links = [...ring.links.slice(mine), ...ring.links.slice(0, mine)]; // starts at the reader's own move
  const cities = links.map(({ fromCity }) => fromCity).join(", ");
  const accepted = ring.links.filter(({ answer }) => answer === "accepted").length;

  async function answer(status: "accepted" | "rejected"): Promise<void> {
    await run(() => client.becayis.rings.setStatus.mutate({ id: ring.id, status }), invalidateMatches);
    onAnswered();
  }

  return (
    <article className={styles.card} aria-labelledby={id} aria-describedby={ring.isProposed ? whyId : undefined}>
      <div className={styles.head}>
        <h3 id={id}>{ring.size} kişilik halka</h3>
        <div className="row gap-2">
          {ring.isProposed && <ProposedBadge />}
          <MatchStatusBadge status={ring.status} />
        </div>
      </div>
      {ring.isProposed && (
        <p id={whyId} className={styles.soft}>
          {planTexts.proposedWhy}
        </p>
      )}
      <ol className={own.links}>
        {links.map((link) => (
          <li key={link.step} data-me={link.isMe}>
            <LinkFacts link={link} />
          </li>
        ))}
      </ol>
      <EligibilityNotes notes={ring.eligibility} />
      <p className={styles.soft}>{matchTexts.ringIsCoordination}</p>
      {ring.status === "pending" && (
        <p>
          <strong>
            {ring.size} kişiden {accepted} kişi kabul etti.
          </strong>{" "}
          {ring.myAnswer === "accepted" &&
            "Ötekilerin yanıtı bekleniyor; herkes kabul ettiğinde iletişim bilgileri açılır."}{" "}
          Son yanıt günü: {formatMoment(ring.expiresAt)}
        </p>
      )}
      {ring.status === "pending" && ring.myAnswer === "pending" && (
        <AnswerButtons
          isBusy={isBusy}
          canReject
          rejection={{
            title: "Halkayı Reddet",
            text: `${cities} halkası reddedilecek; halka öteki üyeler için de sona erer.`,
          }}
          onAnswer={(status) => void answer(status)}
        />
      )}
      {ring.status === "accepted" && <SwapSteps kind="ring" id={ring.id} />}
    </article>
  );
}

function LinkFacts({ link }: { link: RingLink }) {
  return (
    <>
      <div className={styles.head}>
        <strong>{link.isMe ? "Siz" : link.contact.name}</strong>
        <AnswerBadge answer={link.answer} isMe={link.isMe} />
      </div>
      <PlacePair
        from={{ city: link.fromCity, district: link.fromDistrict }}
        to={{ city: link.toCity, district: link.toDistrict }}
      />
      <p className={styles.soft}>
        {link.position}, {link.institution}
        {link.rank > 1 && ` · ${rankText(link.rank)} ${link.isMe ? "tercihiniz" : "tercihi"}`}
      </p>
      {link.slug && !link.isMe && (
        <p className={styles.soft}>
          <a href={paths.listing(link.slug)}>{link.title}</a>
        </p>
      )}
      {!link.isMe && <ContactDetails contact={link.contact} />}
    </>
  );
}
