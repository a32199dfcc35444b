import type { Wish } from "@site/contract/becayis/board/listings/schema";
import { getPlaceText, otherWishesText } from "@site/contract/becayis/board/listings/wish-texts";
import styles from "./place-pair.module.css";

interface Props {
  from: Wish;
  to: Wish;
  /** All wanted places, beginning with `to`; the number of the others is shown. */
  wishes?: readonly Wish[];
}

/** Shows the present place and the most wanted place. */
export function PlacePair({ from, to, wishes = [] }: Props) {
  const others = wishes.slice(1).map(getPlaceText).join("; ");
  return (
    <p className={styles.pair}>
      <span>
        <span className="visually-hidden">Bulunduğu yer: </span>
        {from.city} {from.district && <small>{from.district}</small>}
      </span>
      <span aria-hidden className={styles.arrow} />
      <span>
        <span className="visually-hidden">İstediği yer: </span>
        {to.city} {to.district && <small>{to.district}</small>}
      </span>
      {others !== "" && (
        <small>
          <span aria-hidden className={styles.others} data-tip={others}>
            {otherWishesText(wishes)}
          </span>
          <span className="visually-hidden">Sonraki tercihleri: {others}</span>
        </small>
      )}
    </p>
  );
}
