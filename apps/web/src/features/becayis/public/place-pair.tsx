import styles from "./place-pair.module.css";

interface Place {
  city: string;
  /** Null means any district of the city. */
  district: string | null;
}

/** Shows where somebody wants to move from and to. */
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
