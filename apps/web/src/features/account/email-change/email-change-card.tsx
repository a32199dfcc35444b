import { trpc } from "../../../framework/browser.ts";
import { formatMoment } from "../../../shared/text/format-moment.ts";
import { ActionButton } from "../../member/action-button.tsx";
import styles from "../../member/member.module.css";
import { PartState } from "../../member/part-state.tsx";
import { EmailChangeForm } from "./email-change-form.tsx";

/**
 * Shows the sign-in address, a change that awaits confirmation, and the form to change it.
 * @param email the current address
 */
export function EmailChangeCard({ email }: { email: string }) {
  const utils = trpc.useUtils();
  const query = trpc.user.emailChange.get.useQuery();
  const pending = query.data?.pending;
  return (
    <section className={styles.card} aria-labelledby="e-posta-adresi">
      <h2 id="e-posta-adresi">E-posta Adresi</h2>
      <p>
        Şimdiki adresiniz: <strong>{email}</strong>
      </p>
      <PartState query={query} failed="Bekleyen bir değişiklik olup olmadığı alınamadı." />
      {pending && (
        <div className={styles.callout}>
          <p>
            <strong>{pending.newEmail}</strong> adresi onayınızı bekliyor. Bu adrese gönderdiğimiz bağlantı{" "}
            {formatMoment(pending.expiresAt)} tarihine kadar geçerli.
          </p>
          <ActionButton
            label="Değişiklikten Vazgeç"
            call={() => utils.client.user.emailChange.cancel.mutate()}
            after={() => utils.user.emailChange.invalidate()}
          />
        </div>
      )}
      <EmailChangeForm />
    </section>
  );
}
