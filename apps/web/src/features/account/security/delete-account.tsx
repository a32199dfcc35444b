import { useState } from "react";
import { trpc } from "../../../framework/browser.ts";
import { useToast } from "../../../shared/ui/toast.tsx";
import styles from "../../member/member.module.css";
import { ConfirmForm } from "./confirm-form.tsx";

/** Schedules the deletion of the account in fourteen days; until then it can be cancelled. */
export function DeleteAccount() {
  const utils = trpc.useUtils();
  const showToast = useToast();
  const [isConfirming, setConfirming] = useState(false);

  async function plan(password: string): Promise<void> {
    const { message } = await utils.client.user.deletion.plan.mutate({ password });
    showToast({ kind: "success", message });
    setConfirming(false);
    await utils.user.invalidate();
  }

  return (
    <section className={styles.card} aria-labelledby="hesap-silme">
      <h2 id="hesap-silme">Hesabı Sil</h2>
      <p className={styles.soft}>
        Hesabınız 14 gün sonra silinir; o zamana kadar vazgeçebilirsiniz. Profiliniz, ilanlarınız ve istekleriniz
        silinir, yorumlarınız adınız olmadan kalır.
      </p>
      {isConfirming ? (
        <ConfirmForm onConfirm={plan} onCancel={() => setConfirming(false)} action="Hesabımı Sil" isDangerous />
      ) : (
        <div className="row">
          <button type="button" className={`button ${styles.danger}`} onClick={() => setConfirming(true)}>
            Hesabımı Sil
          </button>
        </div>
      )}
    </section>
  );
}
