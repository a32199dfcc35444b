import { formatDate } from "@site/browser/format-date";
import { profileTexts } from "@site/contract/members/profile/labels";
import type { MemberProfile } from "@site/contract/members/profile/schema";
import { trpc } from "../../../framework/browser.ts";
import { formatMoment } from "../../../shared/text/format-moment.ts";
import styles from "../../member/member.module.css";
import { ScreenFailed, ScreenSkeleton } from "../../member/screen-states.tsx";
import { MembershipBadge } from "../profile/state-badges.tsx";
import { Sessions } from "./sessions.tsx";

/** Shows the state of the membership and the open sessions of a member with a verified address. */
export function Overview({ member: { profile } }: { member: MemberProfile }) {
  const { data, isError, refetch } = trpc.user.dashboard.useQuery();
  if (isError) return <ScreenFailed text={profileTexts.dashboardFailed} onRetry={() => void refetch()} />;
  const lastLogin = data?.stats.lastLogin ?? profile.lastLoginAt;
  return (
    <div className={styles.stack}>
      <section className={styles.card} aria-labelledby="uyelik">
        <h2 id="uyelik">Üyelik</h2>
        <dl className={styles.pairs}>
          <div>
            <dt>Üyelik Durumu</dt>
            <dd>
              <MembershipBadge profile={profile} />
            </dd>
          </div>
          <div>
            <dt>Üyelik Tarihi</dt>
            <dd>{formatDate(data?.stats.memberSince ?? profile.createdAt)}</dd>
          </div>
          <div>
            <dt>Son Giriş</dt>
            <dd>{lastLogin ? formatMoment(lastLogin) : "İlk giriş"}</dd>
          </div>
        </dl>
      </section>
      {data ? <Sessions sessions={data.sessions} /> : <ScreenSkeleton />}
    </div>
  );
}
