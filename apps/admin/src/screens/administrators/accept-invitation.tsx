import { Alert, Anchor, Paper, Skeleton, Text, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { getServerError } from "@site/browser/calls/server-error";
import { ThemeSwitch } from "@site/browser/theme-switch";
import { adminPaths } from "@site/contract/admin-paths";
import { administratorTexts } from "@site/contract/administrators/labels";
import { paths } from "@site/contract/paths";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { trpcClient } from "../../api/clients.ts";
import { LoadFailed } from "../../kit/load-failed.tsx";
import themeSwitch from "../../theme/theme-switch.module.css";
import styles from "../login.module.css";
import { AcceptForm } from "./accept-form.tsx";

/** Shows an invitation, and the form in which the invited person chooses a name and a password. */
export function AcceptInvitationScreen() {
  useDocumentTitle("Yönetim daveti");
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <a href={paths.home}>Siteye dön</a>
        <ThemeSwitch className={themeSwitch.button} />
      </header>
      <main className={styles.main}>
        <Paper className={styles.card} withBorder p="xl" radius="lg">
          <Title order={1} size="h2" mb="lg">
            Yönetim Daveti
          </Title>
          <Invitation />
        </Paper>
      </main>
    </div>
  );
}

function Invitation() {
  const [token] = useState(() => new URLSearchParams(location.hash.slice(1)).get("token") ?? "");
  const [isAccepted, setAccepted] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["invitation", token],
    queryFn: () => trpcClient.admin.invitations.open.mutate({ token }),
    enabled: !isAccepted,
  });

  // Removes the invitation's token from the address, so that it does not stay in the history.
  useEffect(() => history.replaceState(history.state, "", location.pathname), []);

  if (isAccepted)
    return (
      <>
        <Text role="status" mb="md">
          {administratorTexts.accepted}
        </Text>
        <Anchor component={Link} to={adminPaths.login}>
          Giriş ekranına git
        </Anchor>
      </>
    );
  const serverError = getServerError(error);
  if (serverError) return <Alert role="alert">{serverError.message}</Alert>;
  if (error) return <LoadFailed title="Davet açılamadı" isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={240} />;
  return (
    <>
      <Text mb="md">
        <strong>{data.email}</strong> adresine gelen daveti kabul etmek üzeresiniz.
      </Text>
      <AcceptForm token={token} onAccepted={() => setAccepted(true)} />
    </>
  );
}
