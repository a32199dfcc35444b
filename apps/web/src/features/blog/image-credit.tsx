import type { ImageCredit as Credit } from "@site/contract/blog/provenance/schema";
import styles from "./image-credit.module.css";

/** Names the photographer of an image. */
export function ImageCredit({ credit: { photographer, photographerUrl, sourceUrl } }: { credit: Credit }) {
  return (
    <p className={styles.credit}>
      Fotoğraf: <Source name={photographer} url={photographerUrl} /> / <Source name="Unsplash" url={sourceUrl} />
    </p>
  );
}

function Source({ name, url }: { name: string; url: string }) {
  return url ? (
    <a href={url} rel="noopener nofollow">
      {name}
    </a>
  ) : (
    name
  );
}
