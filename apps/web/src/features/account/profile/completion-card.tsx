import type { MemberProfile } from "@site/contract/members/profile/schema";
import { trpc } from "../../../framework/browser.ts";
import styles from "../../member/member.module.css";
import { getCompletion } from "./completion.ts";
import own from "./completion-card.module.css";

/** Shows how complete the profile is and what is missing. A swap profile that failed to load counts as missing. */
export function CompletionCard({ profile }: { profile: MemberProfile["profile"] }) {
  const { data: swap } = trpc.becayis.profile.find.useQuery();
  const { percent, message } = getCompletion(profile, swap ?? undefined);
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
