import { formatDate } from "@site/browser/format-date";
import { isCancelled, preparePasskey } from "@site/browser/second-factor/passkeys";
import { secondFactorTexts } from "@site/contract/identity/second-factor/labels";
import { useState } from "react";
import { trpc } from "../../../framework/browser.ts";
import { useToast } from "../../../shared/ui/toast.tsx";
import styles from "../../member/member.module.css";
import { PartState } from "../../member/part-state.tsx";
import { ConfirmForm } from "./confirm-form.tsx";

/** Lists the member's passkeys; adding and removing one needs the password. */
export function Passkeys() {
  const utils = trpc.useUtils();
  const showToast = useToast();
  const query = trpc.user.passkeys.list.useQuery();
  const { data: totp } = trpc.user.totp.state.useQuery();
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<number>();
  const refresh = () => Promise.all([utils.user.passkeys.invalidate(), utils.user.securityEvents.invalidate()]);

  async function add(password: string, code: string): Promise<void> {
    const create = await preparePasskey(utils.client.user.passkeys, { password, code });
    try {
      const { message } = await create();
      showToast({ kind: "success", message });
    } catch (error) {
      if (!isCancelled(error)) showToast({ kind: "error", title: "Hata", message: secondFactorTexts.passkeyFailed });
    }
    setAdding(false);
    await refresh();
  }

  async function remove(id: number, password: string): Promise<void> {
    const { message } = await utils.client.user.passkeys.remove.mutate({ id, password });
    showToast({ kind: "success", message });
    setLeaving(undefined);
    await refresh();
  }

  return (
    <section className={styles.card} aria-labelledby="gecis-anahtarlari">
      <h2 id="gecis-anahtarlari">Geçiş Anahtarları</h2>
      <p className={styles.soft}>Parmak izi, yüz tanıma veya cihaz kilidiyle, şifre yazmadan giriş yapabilirsiniz.</p>
      <PartState query={query} failed="Geçiş anahtarlarınız alınamadı." />
      <ul className={styles.rows}>
        {query.data?.map(({ id, name, createdAt, lastUsedAt }) => (
          <li key={id}>
            <div className={styles.row}>
              <p>{name}</p>
              <p className={styles.soft}>
                {formatDate(createdAt)} tarihinde eklendi{lastUsedAt && `, son kullanım ${formatDate(lastUsedAt)}`}
              </p>
            </div>
            {leaving === id ? (
              <ConfirmForm
                onConfirm={(password) => remove(id, password)}
                onCancel={() => setLeaving(undefined)}
                action="Kaldır"
                isDangerous
              />
            ) : (
              <button type="button" className="button" aria-label={`Kaldır: ${name}`} onClick={() => setLeaving(id)}>
                Kaldır
              </button>
            )}
          </li>
        ))}
      </ul>
      {isAdding ? (
        <ConfirmForm
          onConfirm={add}
          onCancel={() => setAdding(false)}
          action="Devam Et"
          asksForCode={totp?.isOn ?? false}
        />
      ) : (
        "PublicKeyCredential" in window && (
          <div className="row">
            <button type="button" className="button" onClick={() => setAdding(true)}>
              Geçiş Anahtarı Ekle
            </button>
          </div>
        )
      )}
    </section>
  );
}
