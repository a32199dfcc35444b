import { paths } from "@site/contract/paths";
import { BadgeCheck, CircleAlert, Clock, LoaderCircle } from "lucide-react";
import { RetryButton } from "../../../shared/ui/error-state.tsx";
import type { LinkValues } from "./link-values.ts";
import { RegistrationQuestion } from "./registration-question.tsx";
import { ResendVerification } from "./resend-verification.tsx";
import { useVerification } from "./use-verification.ts";
import styles from "./verification.module.css";

const icons = { loading: LoaderCircle, success: BadgeCheck, expired: Clock, error: CircleAlert };

/**
 * Shows the state of a verification. It hides the suffix "(expired)", which the server adds to a message for programs.
 */
export function Verification({ values }: { values: LinkValues }) {
  const { state, link, nextPath, confirm, succeed } = useVerification(values);
  if (state.name === "asks")
    return (
      <RegistrationQuestion
        question={state.question}
        link={link}
        onConfirm={() => void confirm()}
        onClaimed={succeed}
      />
    );
  const Icon = icons[state.name];
  const hasFailed = state.name === "expired" || state.name === "error";
  const retry = state.name === "error" ? state.retry : undefined;
  return (
    <div className={styles.verification} data-state={state.name}>
      <Icon size={40} aria-hidden />
      <p role={hasFailed ? "alert" : "status"}>{state.text.replace(" (expired)", "")}</p>
      {state.name === "success" && (
        <p>
          <a href={nextPath}>{getPageName(nextPath)}</a> yönlendiriliyorsunuz.
        </p>
      )}
      {retry && <RetryButton onRetry={retry} />}
      {hasFailed && !retry && <ResendVerification link={state.name === "expired" ? state.link : undefined} />}
    </div>
  );
}

function getPageName(path: string): string {
  if (path === paths.profile) return "Profilinize";
  return path.startsWith(paths.login) ? "Giriş sayfasına" : "Kaldığınız sayfaya";
}
