import { endReasonTexts } from "@site/contract/becayis/labels";
import type { Match, Ring } from "@site/contract/becayis/swaps/matching/schema";
import { formatMoment } from "../../../shared/text/format-moment.ts";
import styles from "../../member/member.module.css";
import own from "./ended-swaps.module.css";

/** Lists matches and rings that are over, one line each, with the reason. */
export function EndedSwaps({ matches, rings }: { matches: Match[]; rings: Ring[] }) {
  return (
    <ul className={own.ended}>
      {matches.map(({ id, otherUser, listing, endReason, lastActivity }) => (
        <li key={id}>
          <strong>{otherUser.name}</strong>
          <span>
            {otherUser.city} → {listing.wantedCity}
          </span>
          <span className={styles.soft}>
            {endReason && endReasonTexts[endReason]} {formatMoment(lastActivity)}
          </span>
        </li>
      ))}
      {rings.map(({ id, size, links, endReason, createdAt }) => (
        <li key={id}>
          <strong>{size} kişilik halka</strong>
          <span>{links.map(({ fromCity }) => fromCity).join(" → ")}</span>
          <span className={styles.soft}>
            {endReason && endReasonTexts[endReason]} {formatMoment(createdAt)}
          </span>
        </li>
      ))}
    </ul>
  );
}
