import type { MemberProfile } from "@site/contract/members/profile/schema";
import { registrationTexts } from "@site/contract/members/registration/labels";
import { paths } from "@site/contract/paths";
import { MailWarning } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { useToast } from "../../../shared/ui/toast.tsx";
import { useReturnPath } from "../return/use-return-path.ts";
import { useProfile } from "../use-profile.ts";
import { ResendVerification } from "./resend-verification.tsx";
import styles from "./verification.module.css";

/** Explains to a member how to verify their address, and continues once it is verified. */
export function VerificationNeeded({ member }: { member: MemberProfile }) {
  const { email } = member.user;
  const { refetch } = useProfile(true);
  const navigate = useNavigate();
  const returnPath = useReturnPath();
  const showToast = useToast();

  async function continueIfVerified(): Promise<void> {
    const answer = await refetch();
    if (answer?.data?.profile.emailVerified) await navigate(returnPath ?? paths.memberDashboard);
    else showToast({ kind: "error", message: registrationTexts.verificationNeeded });
  }

  return (
    <div className={styles.verification} data-state="needed">
      <MailWarning size={40} aria-hidden />
      <p role="status">
        <strong>{registrationTexts.verificationNeeded}.</strong> <span className={styles.address}>{email}</span>{" "}
        adresine gönderdiğimiz e-postadaki bağlantıya dokunun; gelmediyse istenmeyen posta klasörünüze bakın veya
        yenisini isteyin.
      </p>
      <ResendVerification />
      <button type="button" className="button" onClick={() => void continueIfVerified()}>
        Doğruladım, devam et
      </button>
      <p>
        Bu arada <a href={paths.profile}>profil bilgilerinizi</a> tamamlayabilirsiniz.
      </p>
    </div>
  );
}
