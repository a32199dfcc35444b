import { formatDate } from "@site/browser/format-date";
import { trpc } from "../../../framework/browser.ts";
import styles from "../../member/member.module.css";
import { useAction } from "../../member/use-action.ts";
import { useInvalidateMatches } from "../matches/use-invalidate-matches.ts";

/** Lists the blocked members with a button to unblock each; renders nothing if there are none. */
export function BlockedMembers() {
  const { client } = trpc.useUtils();
  const { isBusy, run } = useAction();
  const invalidateMatches = useInvalidateMatches();
  const { data } = trpc.becayis.contactRequests.blocked.useQuery();
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="engellenenler">
      <h2 id="engellenenler">Engellediğiniz Üyeler</h2>
      <ul className={styles.rows}>
        {data.map(({ requestId, name, createdAt }) => (
          <li key={requestId}>
            <div className={styles.row}>
              <p>{name}</p>
              <p className={styles.soft}>{formatDate(createdAt)} tarihinde engellendi</p>
            </div>
            <button
              type="button"
              className="button"
              aria-disabled={isBusy}
              onClick={() =>
                void run(() => client.becayis.contactRequests.unblock.mutate({ requestId }), invalidateMatches)
              }
            >
              Engeli Kaldır
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
