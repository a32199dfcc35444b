import { getDevice } from "@site/contract/identity/sessions/device";
import type { Dashboard } from "@site/contract/identity/sessions/schema";
import { paths } from "@site/contract/paths";
import { memberToken, trpc } from "../../../framework/browser.ts";
import { formatMoment } from "../../../shared/text/format-moment.ts";
import styles from "../../member/member.module.css";
import { useAction } from "../../member/use-action.ts";

/** Lists the open sessions of the member, with buttons that end one of them, all others, or all. */
export function Sessions({ sessions }: Pick<Dashboard, "sessions">) {
  const utils = trpc.useUtils();
  const { isBusy, run } = useAction();
  const others = sessions.filter(({ isActive, isCurrent }) => isActive && !isCurrent);
  const refresh = () => utils.user.invalidate();

  /** Signs this browser out after the server has ended its session. */
  function leave(): void {
    memberToken.forget();
    location.assign(paths.login);
  }

  const endOne = (id: number, isCurrent: boolean) =>
    run(() => utils.client.user.sessions.end.mutate({ id }), isCurrent ? leave : refresh);
  const endAll = (keepCurrent: boolean) =>
    run(() => utils.client.user.sessions.endAll.mutate({ keepCurrent }), keepCurrent ? refresh : leave);

  return (
    <section className={styles.card} aria-labelledby="oturumlar">
      <h2 id="oturumlar">Son Oturumlar</h2>
      <ul className={styles.rows}>
        {sessions.map(({ id, userAgent, ipAddress, lastActivityAt, isActive, isCurrent }) => (
          <li key={id}>
            <div className={styles.row}>
              <p>
                <strong>{getDevice(userAgent)}</strong> {isCurrent && <span className={styles.badge}>Bu oturum</span>}
              </p>
              <p className={styles.soft}>
                {ipAddress} · {formatMoment(lastActivityAt)}
                {!isActive && " · Sona erdi"}
              </p>
            </div>
            {isActive && (
              <button
                type="button"
                className="button"
                aria-disabled={isBusy}
                aria-label={
                  isCurrent
                    ? "Bu oturumu sonlandır"
                    : `${getDevice(userAgent)}, ${formatMoment(lastActivityAt)} oturumunu sonlandır`
                }
                onClick={() => void endOne(id, isCurrent)}
              >
                Sonlandır
              </button>
            )}
          </li>
        ))}
      </ul>
      <div className="row">
        {others.length > 0 && (
          <button type="button" className="button" aria-disabled={isBusy} onClick={() => void endAll(true)}>
            Diğer Oturumları Sonlandır
          </button>
        )}
        <button
          type="button"
          className={`button ${styles.danger}`}
          aria-disabled={isBusy}
          aria-describedby="tum_oturumlar"
          onClick={() => void endAll(false)}
        >
          Tüm Oturumları Sonlandır
        </button>
      </div>
      <p id="tum_oturumlar" className={styles.soft}>
        Tüm oturumları sonlandırırsanız buradaki oturumunuz da kapanır; yeniden giriş yapmanız gerekir.
      </p>
    </section>
  );
}
