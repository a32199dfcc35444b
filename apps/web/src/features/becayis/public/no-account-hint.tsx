import { askAddress } from "@site/contract/becayis/board/ask/address";
import { returnPathIn } from "@site/contract/identity/links/return-path";
import { paths } from "@site/contract/paths";
import { useLocation } from "react-router-dom";
import { getQuestion } from "../ask/question.ts";

/** Offers the listing that needs no account to a visitor whom the board led to the sign-in. */
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
