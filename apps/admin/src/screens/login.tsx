import { Paper, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { adminToken } from "@site/browser/admin-token.ts";
import { ThemeSwitch } from "@site/browser/theme-switch.tsx";
import { useHasToken } from "@site/browser/use-has-token.ts";
import { paths } from "@site/contract/paths";
import { isBotCheckInForce } from "@site/contract/site/bot-check/rules";
import { useEffect } from "react";
import { matchPath, useLocation, useNavigate } from "react-router-dom";
import { trpc } from "../api/trpc.ts";
import { LoginForm } from "../session/login-form.tsx";
import { returnAddressOf } from "../session/return-address.ts";
import themeSwitch from "../theme/theme-switch.module.css";
import styles from "./login.module.css";

/** True if the document was loaded at the sign-in's address, not at another admin screen's. */
const isOwnDocument = performance
  .getEntriesByType("navigation")
  .some(({ name }) => matchPath(paths.admin.login, new URL(name).pathname) !== null);

/** Shows the sign-in form; redirects to the requested address after sign-in or if a session exists. */
export function LoginScreen() {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const hasSession = useHasToken(adminToken);
  const returnAddress = returnAddressOf(useLocation().state);
  useDocumentTitle("Yönetici Girişi");

  const { data: settings, isPending } = trpc.site.settings.get.useQuery();
  const isChecked =
    settings !== undefined && isBotCheckInForce(settings.turnstile_enabled === "true", settings.site_url);

  useEffect(() => {
    if (isChecked && !isOwnDocument) location.reload(); // only this document's CSP allows Cloudflare
  }, [isChecked]);

  useEffect(() => {
    if (!hasSession) return;
    if (isChecked)
      location.replace(returnAddress); // loads a document whose CSP excludes Cloudflare
    else void navigate(returnAddress, { replace: true });
  }, [hasSession, isChecked, returnAddress, navigate]);

  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <a href={paths.home}>Siteye dön</a>
        <ThemeSwitch className={themeSwitch.button} />
      </header>
      <main className={styles.main}>
        <Paper className={styles.card} withBorder p="xl" radius="lg">
          <Title order={1} size="h2" mb="lg">
            Yönetici Girişi
          </Title>
          {!isPending && (
            <LoginForm
              settings={isOwnDocument ? settings : undefined}
              onSignedIn={(user) => utils.admin.session.me.setData(undefined, user)}
            />
          )}
        </Paper>
      </main>
    </div>
  );
}
