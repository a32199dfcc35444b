import { paths } from "@site/contract/paths";
import { CalendarCard } from "../../../features/becayis/calendar/calendar-card.tsx";
import { SwapProfileCard } from "../../../features/becayis/profile/swap-profile-card.tsx";
import { StaffCard } from "../../../features/becayis/staff/staff-card.tsx";
import styles from "../../../features/member/member.module.css";
import { ProfileArea } from "../account/profile-area.tsx";

/** Shows the swap profile, with an explanation how the board uses it. */
export function Component() {
  return (
    <ProfileArea title="Becayiş Profili" tab={paths.swapProfile}>
      {() => <SwapProfile />}
    </ProfileArea>
  );
}

function SwapProfile() {
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <SwapProfileCard />
        <StaffCard />
        <CalendarCard />
      </div>
      <aside className={styles.card} aria-labelledby="becayis-nasil">
        <h2 id="becayis-nasil">Nasıl işler?</h2>
        <p className={styles.soft}>
          Başkaları yalnızca adınızı ve soyadınızın ilk harfini görür. Telefonunuz ve e-postanız, siz kabul etmeden
          kimseye gösterilmez.
        </p>
        <ul className={styles.links}>
          <li>
            <a href={paths.matches}>Eşleşmelerim</a>
          </li>
          <li>
            <a href={paths.contactRequests}>İletişim istekleri</a>
          </li>
          <li>
            <a href={paths.alerts}>Takiplerim</a>
          </li>
        </ul>
      </aside>
    </div>
  );
}
