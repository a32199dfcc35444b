import { Paper, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { adminToken } from "@site/browser/admin-token.ts";
import { ThemeSwitch } from "@site/browser/theme-switch.tsx";
import { useHasToken } from "@site/browser/use-has-token.ts";
import { isBotCheckInForce } from "@site/contract/bot-check/rules";
import { paths } from "@site/contract/paths";
import { useEffect } from "react";
import { matchPath, useLocation, useNavigate } from "react-router-dom";
import { trpc } from "../api/trpc.ts";
import { LoginForm } from "../session/login-form.tsx";
import { returnAddressOf } from "../session/return-address.ts";
import styles from "./login.module.css";

/** True where the sign-in was opened as a document, not from another screen of the area. */
const isOwnDocument = performance
  .getEntriesByType("navigation")
  .some(({ name }) => matchPath(paths.admin.login, new URL(name).pathname) !== null);

/** Sign-in; whoever is signed in already goes on to where they wanted to go. */
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
    if (isChecked && !isOwnDocument) location.reload(); // only the sign-in's own document lets Cloudflare's code in
  }, [isChecked]);

  useEffect(() => {
    if (!hasSession) return;
    if (isChecked)
      location.replace(returnAddress); // the area itself is a document without it
    else void navigate(returnAddress, { replace: true });
  }, [hasSession, isChecked, returnAddress, navigate]);

  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <a href={paths.home}>Siteye dön</a>
        <ThemeSwitch className={styles.theme} />
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
