import { askAddress } from "@site/contract/becayis/board/ask/address";
import { returnPathIn } from "@site/contract/identity/links/return-path";
import { paths } from "@site/contract/paths";
import { useLocation } from "react-router-dom";
import { getQuestion } from "./question.ts";

/** Tells a visitor whom a page of the board sent to the sign-in that a listing can be created without an account. */
export function NoAccountHint() {
  const { search } = useLocation();
  if (!returnPathIn(search)?.startsWith(paths.board)) return null;
  return (
    <p>
      Üye değil misiniz? <a href={askAddress(getQuestion(new URLSearchParams(search)))}>İlanınızı verin</a>: e-postanıza
      gelen bir kod yeter, karşılıklı uyan ilanlarla kendiliğinden eşleşirsiniz.
    </p>
  );
}
