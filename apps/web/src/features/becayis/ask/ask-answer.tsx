import type { AskResult } from "@site/contract/becayis/board/ask/schema";
import { boardTexts } from "@site/contract/becayis/board-labels";
import { paths } from "@site/contract/paths";
import { useShell } from "../../../framework/browser.ts";
import styles from "./ask-form.module.css";
import { getAnswer, getRoute, getShareText, getWishText } from "./ask-texts.ts";

/**
 * Shows how many matches and rings a listing would have today, and for each wanted province whether somebody there
 * wants to come.
 */
export function AskAnswer({ result }: { result: AskResult }) {
  const { settings } = useShell();
  const { institution, position, from, wishes, matches, rings } = result;
  const pair = (city: string) =>
    paths.landing({ institution: institution.slug, position: position.slug, city, toCity: from.slug });
  const share = `https://wa.me/?text=${encodeURIComponent(getShareText(result, settings.site_url))}`;
  return (
    <div className={styles.answer}>
      <p className={styles.route}>
        <strong>{getRoute(result)}</strong>
        <br />
        {position.name}, {institution.name}
      </p>
      <h2 id="cevap" tabIndex={-1}>
        {getAnswer(result)}
      </h2>
      <ul>
        {wishes.map((wish) => (
          <li key={wish.slug}>
            {wish.matches > 0 ? <a href={pair(wish.slug)}>{getWishText(result, wish)}</a> : getWishText(result, wish)}
          </li>
        ))}
      </ul>
      {rings > 0 && (
        <p>Halka, üç ya da dört kişinin sırayla birbirinin yerine geçmesidir; her kurum ayrı karar verir.</p>
      )}
      {matches + rings === 0 && (
        <p>
          İlan verirseniz karşı yönden gelen ilk kişiyle, o ilan verir vermez eşleşirsiniz. Tanıdığınız biri varsa{" "}
          <a href={share} target="_blank" rel="noopener noreferrer">
            WhatsApp’ta paylaşın
          </a>
          .
        </p>
      )}
      <p className="muted">
        Panodaki ilanlara göre; belirli bir ilçeyi isteyenler karşılıklı eşleşmede sayılmadı.{" "}
        {boardTexts.approvalIsTheirs}
      </p>
    </div>
  );
}
