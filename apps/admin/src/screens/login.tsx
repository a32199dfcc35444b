import { Alert, Divider, Paper, Stack, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { adminToken } from "@site/browser/admin-token";
import { lazyComponent } from "@site/browser/lazy-component";
import { ThemeSwitch } from "@site/browser/theme-switch";
import { useHasToken } from "@site/browser/use-has-token";
import { adminPaths } from "@site/contract/admin-paths";
import { isBotCheckInForce } from "@site/contract/bot-check/rules";
import type { AdminUser } from "@site/contract/identity/sign-in/admin-schema";
import { paths } from "@site/contract/paths";
import { useEffect, useState } from "react";
import { matchPath, useLocation, useNavigate } from "react-router-dom";
import { trpc } from "../api/trpc.ts";
import { GoogleButton } from "../session/google-button.tsx";
import { takeGoogleReturn, takeReturnAddress } from "../session/google-return.ts";
import { LoginForm } from "../session/login-form.tsx";
import { PasskeyLogin } from "../session/passkey-login.tsx";
import { getReturnAddress } from "../session/return-address.ts";
import themeSwitch from "../theme/theme-switch.module.css";
import styles from "./login.module.css";

const GooglePrompt = lazyComponent(async () => ({
  default: (await import("../session/google-prompt.tsx")).GooglePrompt,
}));
const GoogleStepForm = lazyComponent(async () => ({
  default: (await import("../session/google-step-form.tsx")).GoogleStepForm,
}));

/** True if the document was loaded at the address of the sign-in, and not of another screen. */
const isOwnDocument = performance
  .getEntriesByType("navigation")
  .some(({ name }) => matchPath(adminPaths.login, new URL(name).pathname) !== null);

/**
 * Shows the ways to sign in and the result of a sign-in at Google. After a sign-in, or with a session, it redirects to
 * the requested address; after a sign-in without one to that of `findStart`.
 */
export function LoginScreen() {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const hasSession = useHasToken(adminToken);
  const [hadSession] = useState(hasSession);
  const { state } = useLocation();
  const [returnAddress] = useState(() => takeReturnAddress() ?? getReturnAddress(state));
  const [google] = useState(takeGoogleReturn);
  const [failure, setFailure] = useState(google.error);
  const { data: options } = trpc.admin.session.options.useQuery();
  useDocumentTitle("Yönetici Girişi");

  const { data: settings, isPending } = trpc.site.settings.get.useQuery();
  const isChecked =
    settings !== undefined && isBotCheckInForce(settings.turnstile_enabled === "true", settings.site_url);

  useEffect(() => {
    // only the document of this address has a CSP that allows Cloudflare
    if (isChecked && !isOwnDocument) location.reload();
  }, [isChecked]);

  useEffect(() => {
    if (!hasSession) return;
    let isLatest = true;
    async function leave(): Promise<void> {
      const hasAsked = hadSession || returnAddress !== adminPaths.home;
      const address = hasAsked ? returnAddress : await findStart(utils);
      if (!isLatest) return;
      if (isChecked)
        location.replace(address); // loads a document with a CSP that excludes Cloudflare
      else void navigate(address, { replace: true });
    }
    void leave();
    return () => {
      isLatest = false;
    };
  }, [hasSession, hadSession, isChecked, returnAddress, navigate, utils]);

  useEffect(() => {
    if (google.token !== undefined && adminToken.read() === null) adminToken.store(google.token);
  }, [google]);

  function enter({ token, user }: { token: string; user: AdminUser }): void {
    utils.admin.session.me.setData(undefined, user);
    adminToken.store(token);
  }

  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <a href={paths.home}>Siteye dön</a>
        <ThemeSwitch className={themeSwitch.button} isTwoWay />
      </header>
      {options?.google && !google.needsCode && <GooglePrompt returnAddress={returnAddress} />}
      <main className={styles.main}>
        <Paper className={styles.card} withBorder p="xl" radius="lg">
          <Title order={1} size="h2" mb="lg">
            Yönetici Girişi
          </Title>
          <Stack>
            {failure && (
              <Alert color="danger" role="alert">
                {failure}
              </Alert>
            )}
            {google.needsCode && <GoogleStepForm onSignedIn={enter} />}
            {!google.needsCode && (isOwnDocument || !isPending) && (
              <LoginForm settings={isOwnDocument ? settings : undefined} onSignedIn={enter} />
            )}
            <Divider label="veya" />
            <PasskeyLogin onSignedIn={enter} onFailed={setFailure} />
            <GoogleButton isAvailable={options?.google} returnAddress={returnAddress} />
          </Stack>
        </Paper>
      </main>
    </div>
  );
}

/**
 * Returns the first screen for an administrator who requested none: the list of set-up steps while it is neither done
 * nor postponed, otherwise the start page.
 */
async function findStart({ admin }: ReturnType<typeof trpc.useUtils>): Promise<string> {
  try {
    const { steps, isDismissed, isPostponed } = await admin.setupChecklist.get.fetch();
    const isSetUp = isDismissed || isPostponed || steps.every(({ isDone }) => isDone);
    return isSetUp ? adminPaths.home : adminPaths.dashboard;
  } catch {
    return adminPaths.home; // that screen shows its own error
  }
}
