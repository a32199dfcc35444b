import type { Landing } from "@site/contract/becayis/board/landing/schema";
import { fromCity as leave, toCity as reach } from "../places/city-case.ts";
import { alertAddress } from "./alert-address.ts";
import styles from "./follow-link.module.css";

type Followed = Partial<Pick<Landing, "institution" | "position" | "city" | "toCity">>;

/** Links to the form for mail alerts about listings like those of the page. The form needs no account. */
export function FollowLink({ followed }: { followed: Followed }) {
  const { institution, position, city, toCity } = followed;
  const group = [institution?.name, position?.name].filter(Boolean).join(", ");
  return (
    <section className={styles.follow} aria-labelledby="takip-basligi">
      <h2 id="takip-basligi">Bu ilanları takip et</h2>
      <p>
        {group && `${group}: `}
        {city && `${leave(city.name)} `}
        {toCity && `${reach(toCity.name)} `}
        {city || toCity ? "geçmek isteyen biri" : "biri"} ilan verdiğinde e-postayla haber verelim. Üye olmanız
        gerekmez.
      </p>
      <a href={followAddress(followed)} className="button">
        Takip et
      </a>
    </section>
  );
}

/** Returns the address of the alert form, filled in with the institution, title and provinces of a page. */
export function followAddress({ institution, position, city, toCity }: Followed): string {
  return alertAddress({
    institution: institution?.slug ?? "",
    position: position?.slug ?? "",
    fromCity: city?.slug ?? "",
    toCity: toCity?.slug ?? "",
  });
}
