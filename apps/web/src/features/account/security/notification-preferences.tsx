import { memberNotificationTexts, notificationChannels } from "@site/contract/notifications/member-labels";
import { notificationChannel, type UpdatePreferenceInput } from "@site/contract/notifications/member-schema";
import { useId } from "react";
import { trpc } from "../../../framework/browser.ts";
import styles from "../../member/member.module.css";
import { PartState } from "../../member/part-state.tsx";
import { useAction } from "../../member/use-action.ts";
import own from "./notification-preferences.module.css";

/** Shows on which channel the member receives each kind of notification; saves each choice immediately. */
export function NotificationPreferences() {
  const id = useId();
  const utils = trpc.useUtils();
  const query = trpc.user.preferences.list.useQuery();
  const { data } = query;
  const { run } = useAction();
  function save(change: UpdatePreferenceInput): void {
    utils.user.preferences.list.setData(undefined, (shown) =>
      shown?.map((one) => (one.event === change.event ? { ...one, ...change } : one)),
    );
    void run(
      () => utils.client.user.preferences.update.mutate(change),
      () => utils.user.preferences.invalidate(),
    );
  }

  return (
    <section className={styles.card} aria-labelledby="bildirim-tercihleri">
      <h2 id="bildirim-tercihleri">Bildirim Tercihleri</h2>
      <p className={styles.soft}>{memberNotificationTexts.channelHint}</p>
      <PartState query={query} failed="Bildirim tercihleriniz alınamadı." />
      <ul className={styles.rows}>
        {data?.map(({ event, text, channel }) => (
          <li key={event}>
            <label htmlFor={id + event} className={styles.row}>
              {text}
            </label>
            <select
              id={id + event}
              className={own.choice}
              value={channel}
              onChange={({ target }) => save({ event, channel: notificationChannel.parse(target.value) })}
            >
              {Object.entries(notificationChannels).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </section>
  );
}
