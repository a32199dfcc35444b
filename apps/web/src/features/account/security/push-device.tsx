import { pushTexts } from "@site/contract/push/labels";
import { useEffect, useState } from "react";
import { trpc } from "../../../framework/browser.ts";
import formStyles from "../../../shared/forms/form.module.css";
import {
  findSubscription,
  getSupport,
  hashEndpoint,
  type Support,
  subscribe,
} from "../../../shared/lib/push-subscription.ts";
import { useToast } from "../../../shared/ui/toast.tsx";
import styles from "../../member/member.module.css";
import { useAction } from "../../member/use-action.ts";

/** Switches the notifications of this device on and off, or says in plain words why the browser shows none. */
export function PushDevice() {
  const utils = trpc.useUtils();
  const showToast = useToast();
  const { data } = trpc.user.pushDevices.list.useQuery();
  const { isBusy, run } = useAction(pushTexts.failed);
  const [support, setSupport] = useState<Support>(getSupport);
  const [endpoint, setEndpoint] = useState<string>();
  const [hash, setHash] = useState<string>();

  useEffect(() => {
    void findSubscription().then((found) => setEndpoint(found?.endpoint));
  }, []);
  useEffect(() => {
    void (endpoint === undefined ? Promise.resolve(undefined) : hashEndpoint(endpoint)).then(setHash);
  }, [endpoint]);

  const isOn = hash !== undefined && (data?.devices.includes(hash) ?? false);
  const invalidate = () => utils.user.pushDevices.invalidate();

  async function turnOn(publicKey: string): Promise<void> {
    const made = await subscribe(publicKey);
    setSupport(getSupport());
    if (made === "refused") return;
    if (made === "failed") return showToast({ kind: "error", message: pushTexts.failed });
    await run(() => utils.client.user.pushDevices.add.mutate(made), invalidate);
    setEndpoint(made.endpoint);
  }

  async function turnOff(): Promise<void> {
    if (endpoint === undefined) return;
    await run(() => utils.client.user.pushDevices.remove.mutate({ endpoint }), invalidate);
    await (await findSubscription())?.unsubscribe();
    setEndpoint(undefined);
  }

  return (
    <section className={styles.card} aria-labelledby="cihaz-bildirimi">
      <h2 id="cihaz-bildirimi">{pushTexts.title}</h2>
      <p className={styles.soft}>{pushTexts.hint}</p>
      {support === "ready" ? (
        <label className={formStyles.choice}>
          <input
            type="checkbox"
            checked={isOn}
            disabled={isBusy || !data}
            onChange={() => data && void (isOn ? turnOff() : turnOn(data.publicKey))}
          />
          {pushTexts.title}
        </label>
      ) : (
        <p role="note">{pushTexts[support]}</p>
      )}
    </section>
  );
}
