import type { MemberProfile } from "@site/contract/member/schema";
import styles from "../../../shared/member/member.module.css";
import { completionOf } from "./completion.ts";
import own from "./completion-card.module.css";

/** How complete the profile is, and what is missing. The swap profile joins in as soon as the board keeps one. */
export function CompletionCard({ profile }: { profile: MemberProfile["profile"] }) {
  const { percent, message } = completionOf(profile);
  return (
    <section className={styles.card} aria-labelledby="tamamlanma">
      <div className={styles.head}>
        <h2 id="tamamlanma">Profil Tamamlanma</h2>
        <strong>%{percent}</strong>
      </div>
      <progress className={own.meter} max={100} value={percent} aria-labelledby="tamamlanma" />
      <p className={styles.soft}>{message}</p>
    </section>
  );
}
