import { BadgeCheck, CircleAlert, Clock, LoaderCircle } from "lucide-react";
import type { LinkValues } from "./link-values.ts";
import { ResendVerification } from "./resend-verification.tsx";
import { useVerification } from "./use-verification.ts";
import styles from "./verification.module.css";

const icons = { loading: LoaderCircle, success: BadgeCheck, expired: Clock, error: CircleAlert };

/** How the verification of an address stands. The server's "(expired)" is for programs, people read the rest. */
export function Verification({ values }: { values: LinkValues }) {
  const { state, text, link, retry, loginPath } = useVerification(values);
  const Icon = icons[state];
  return (
    <div className={styles.verification} data-state={state}>
      <Icon size={40} aria-hidden />
      <p role={state === "expired" || state === "error" ? "alert" : "status"}>{text.replace(" (expired)", "")}</p>
      {state === "success" && (
        <p>
          <a href={loginPath}>Giriş sayfasına</a> yönlendiriliyorsunuz.
        </p>
      )}
      {retry && (
        <button type="button" className="button" onClick={retry}>
          Tekrar Dene
        </button>
      )}
      {(state === "expired" || state === "error") && !retry && <ResendVerification link={link} />}
    </div>
  );
}
