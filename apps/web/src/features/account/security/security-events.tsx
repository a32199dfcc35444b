import { getDevice } from "@site/contract/identity/sessions/device";
import { trpc } from "../../../framework/browser.ts";
import { formatMoment } from "../../../shared/text/format-moment.ts";
import styles from "../../member/member.module.css";
import { PartState } from "../../member/part-state.tsx";

const LIMIT = 10;

/** Lists recent sign-ins and changes of the account, so that the member notices those that somebody else made. */
export function SecurityEvents() {
  const query = trpc.user.securityEvents.useQuery();
  return (
    <section className={styles.card} aria-labelledby="hareketler">
      <h2 id="hareketler">Güvenlik Hareketleri</h2>
      <PartState query={query} failed="Güvenlik hareketleriniz alınamadı." />
      <ul className={styles.rows}>
        {query.data?.slice(0, LIMIT).map(({ id, text, userAgent, ipAddress, createdAt }) => (
          <li key={id}>
            <div className={styles.row}>
              <p>{text}</p>
              <p className={styles.soft}>
                {formatMoment(createdAt)} · {getDevice(userAgent)} · {ipAddress}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
