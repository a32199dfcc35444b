import { useHasToken } from "@site/browser/use-has-token";
import { alertTexts } from "@site/contract/becayis/labels";
import { getPath, withReturnPath } from "@site/contract/identity/links/return-path";
import { paths } from "@site/contract/paths";
import type { ComponentType } from "react";
import { useLocation } from "react-router-dom";
import { AlertForm } from "../../../features/becayis/alerts/alert-form.tsx";
import { AlertList } from "../../../features/becayis/alerts/alert-list.tsx";
import { GuestAlertForm } from "../../../features/becayis/alerts/guest-alert-form.tsx";
import { type Lookups, useLookups } from "../../../features/becayis/lookups/use-lookups.ts";
import styles from "../../../features/member/member.module.css";
import { ScreenFailed, ScreenSkeleton } from "../../../features/member/screen-states.tsx";
import { memberToken } from "../../../framework/browser.ts";
import pageStyles from "../area.module.css";
import { MemberArea } from "../member-area.tsx";
import { MemberGuard } from "../member-guard.tsx";

/** Shows the member's alerts and the form for a new one. Visitors get the form that needs no account. */
export function Component() {
  return (
    <MemberArea title="İlan Takibi">
      <Alerts />
    </MemberArea>
  );
}

function Alerts() {
  return useHasToken(memberToken) ? <MemberGuard>{() => <OwnAlerts />}</MemberGuard> : <GuestAlerts />;
}

function OwnAlerts() {
  return (
    <div className={`page ${pageStyles.page}`}>
      <header className={pageStyles.title}>
        <h1>İlan Takibi</h1>
        <a href={paths.matches}>Eşleşmelerim</a>
      </header>
      <div className={styles.columns}>
        <AlertList />
        <section className={styles.card} aria-labelledby="yeni-takip">
          <h2 id="yeni-takip">Yeni Takip</h2>
          <p className={styles.soft}>
            Uyan bir ilan yayınlandığında e-postayla haber veririz; her ilan size bir kez yazılır.
          </p>
          <FilledForm form={AlertForm} />
        </section>
      </div>
    </div>
  );
}

function GuestAlerts() {
  const location = useLocation();
  return (
    <div className={`page ${pageStyles.page}`}>
      <header className={pageStyles.title}>
        <h1>İlan Takibi</h1>
      </header>
      <section className={`${styles.card} ${pageStyles.narrow}`} aria-label="Üye olmadan takip">
        <p className={styles.soft}>
          Seçiminize uyan bir ilan yayınlandığında e-postayla haber verelim; üye olmanız gerekmez. Üyeyseniz{" "}
          <a href={withReturnPath(paths.login, getPath(location))}>giriş yapıp</a> takibi hesabınıza ekleyebilirsiniz.
        </p>
        <FilledForm form={GuestAlertForm} />
      </section>
    </div>
  );
}

/** Renders a form with the address as initial values, once the lists to choose from are loaded. */
function FilledForm({ form: AlertsForm }: { form: ComponentType<{ address: URLSearchParams; lookups: Lookups }> }) {
  const { search } = useLocation();
  const lookups = useLookups("");
  if (lookups.isError) return <ScreenFailed text={alertTexts.saveFailed} onRetry={lookups.refetch} />;
  if ([lookups.cities, lookups.institutions, lookups.positions].some((list) => list.length === 0))
    return <ScreenSkeleton />;
  return <AlertsForm key={search} address={new URLSearchParams(search)} lookups={lookups} />;
}
