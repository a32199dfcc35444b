import { becayisTexts } from "@site/contract/becayis/labels";
import type { MatchingHints } from "@site/contract/becayis/swaps/matching/schema";
import { paths } from "@site/contract/paths";
import { useId } from "react";
import { trpc } from "../../../framework/browser.ts";
import { ErrorState } from "../../../shared/ui/error-state.tsx";
import member from "../../member/member.module.css";
import { useAction } from "../../member/use-action.ts";
import { MemberTrpc } from "../../session/member-trpc.tsx";
import { Badge } from "../badges/badge.tsx";
import { useInvalidateMatches } from "../matches/use-invalidate-matches.ts";
import { demandText, isCrowded, SUGGESTIONS_LATE, suggestionText } from "./hint-texts.ts";

/** Suggests to the owner of a listing places that would add matches, and shows the demand for the wanted places. */
export default function ListingHints({ id }: { id: number }) {
  return (
    <MemberTrpc>
      <Hints id={id} />
    </MemberTrpc>
  );
}

function Hints({ id }: { id: number }) {
  const titleId = useId();
  const { client } = trpc.useUtils();
  const { data, isError, refetch } = trpc.becayis.listings.hints.useQuery({ id }, { staleTime: 0 });
  const invalidate = useInvalidateMatches();
  const { isBusy, run } = useAction(becayisTexts.actionFailed);

  const save = (wantedPlaces: number[]) => client.becayis.listings.update.mutate({ id, wantedPlaces });
  const add = (place: number, { wantedPlaces }: MatchingHints) =>
    void run(async () => {
      const { message } = await save([...wantedPlaces, place]);
      return { message, undo: () => void run(() => save(wantedPlaces), invalidate) };
    }, invalidate);

  return (
    <section className={member.card} aria-labelledby={titleId}>
      <h2 id={titleId}>Eşleşmenize ne yardımcı olur?</h2>
      {isError ? (
        <ErrorState text={becayisTexts.matchesFailed} onRetry={refetch} />
      ) : !data ? (
        <div className="skeleton" style={{ minHeight: "6rem" }} aria-hidden />
      ) : (
        <>
          {data.hasMatch && (
            <p>
              İlanınızın <a href={paths.matches}>eşleşmesi var</a>. Yeni yer önerileri, eşleşme kalmazsa burada görünür.
            </p>
          )}
          {!data.isComplete && <ErrorState text={SUGGESTIONS_LATE} onRetry={refetch} />}
          {data.suggestions.length > 0 && (
            <>
              <ul className={member.rows}>
                {data.suggestions.map((suggestion) => (
                  <li key={suggestion.place}>
                    <span className={member.row}>{suggestionText(suggestion)}.</span>
                    <button
                      type="button"
                      className="button"
                      disabled={isBusy}
                      aria-label={`Ekle: ${suggestion.district ?? suggestion.city}`}
                      onClick={() => add(suggestion.place, data)}
                    >
                      Ekle
                    </button>
                  </li>
                ))}
              </ul>
              <p className={member.soft}>
                Eklediğiniz yer son tercihiniz olur. İlanınız panoda kalır, eşleşmeler hemen oluşur.
              </p>
            </>
          )}
          <ul className={member.rows} aria-label="İstediğiniz illere talep">
            {data.wishes.map((wish) => (
              <li key={`${wish.city} ${wish.district}`}>
                <span className={member.row}>{demandText(wish)}</span>
                {isCrowded(wish) && <Badge text="Çok istenen" tone="accent" />}
              </li>
            ))}
          </ul>
          <p className={member.soft}>Sayılar kurum ve pozisyonunuzun yayındaki diğer ilanlarındandır.</p>
        </>
      )}
    </section>
  );
}
