import styles from "./place-pair.module.css";

interface Place {
  city: string;
  /** Null stands for each of the city’s. */
  district: string | null;
}

/** From where to where somebody wants to move. */
export function PlacePair({ from, to }: { from: Place; to: Place }) {
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
    </p>
  );
}
