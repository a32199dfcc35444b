import { describeAlert } from "@site/contract/becayis/board/alerts/describe-alert";
import { alertFrequency, type SearchAlert } from "@site/contract/becayis/board/alerts/schema";
import { alertFrequencyLabels, alertTexts } from "@site/contract/becayis/labels";
import { trpc } from "../../../framework/browser.ts";
import styles from "../../member/member.module.css";
import { useAction } from "../../member/use-action.ts";
import own from "./alert-row.module.css";

/** Shows an alert. A changed frequency is saved immediately; a removed alert can be restored. */
export function AlertRow({ alert, onRemoved }: { alert: SearchAlert; onRemoved: () => void }) {
  const { becayis, client } = trpc.useUtils();
  const { isBusy, run } = useAction(alertTexts.saveFailed);
  const description = describeAlert(alert);
  const refresh = () => becayis.alerts.invalidate();

  async function restore(): Promise<void> {
    const { fromCity, toCity, institution, position, query, frequency } = alert;
    await run(async () => {
      await client.becayis.alerts.create.mutate({ fromCity, toCity, institution, position, query, frequency });
      return { message: alertTexts.restored };
    }, refresh);
  }

  async function remove(): Promise<void> {
    await run(
      async () => ({ ...(await client.becayis.alerts.remove.mutate({ id: alert.id })), undo: () => void restore() }),
      async () => {
        await refresh();
        onRemoved();
      },
    );
  }

  return (
    <li>
      <p className={styles.row}>{description}</p>
      <div className="row gap-2">
        <select
          aria-label={`${description}: sıklık`}
          className={own.choice}
          value={alert.frequency}
          onChange={({ target }) => {
            const frequency = alertFrequency.parse(target.value);
            void run(() => client.becayis.alerts.setFrequency.mutate({ id: alert.id, frequency }), refresh);
          }}
        >
          {Object.entries(alertFrequencyLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="button"
          aria-label={`${description}: sil`}
          aria-disabled={isBusy}
          onClick={() => void remove()}
        >
          Sil
        </button>
      </div>
    </li>
  );
}
