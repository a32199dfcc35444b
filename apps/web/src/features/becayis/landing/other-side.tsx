import type { Landing } from "@site/contract/becayis/board/landing/schema";
import { AskLink } from "../ask/ask-link.tsx";
import { iAmInCity, toCity } from "../places/city-case.ts";
import { toQuestion } from "./to-question.ts";

type Side = Pick<Landing, "city" | "toCity"> & Partial<Pick<Landing, "institution" | "position">>;

/**
 * Links to the question for readers who could swap with the page's people. On a page of a direction it also links to
 * the page of the opposite direction, for readers who want the same as those people.
 */
export function OtherSide({ landing, reverse }: { landing: Side; reverse?: string }) {
  const { city, toCity: to } = landing;
  if (!city || !to)
    return (
      <AskLink question={toQuestion(landing)}>
        Nereden nereye gitmek istediğinizi seçin; karşılığınız varsa hemen görün. Üye olmanız gerekmez.
      </AskLink>
    );
  return (
    <AskLink question={toQuestion(landing)}>
      Soru {to.name} ilinde çalışıp {toCity(city.name)} geçmek isteyenler için hazır.{" "}
      {reverse && <a href={reverse}>Ben {iAmInCity(city.name)}, yönü çevir</a>}
    </AskLink>
  );
}
