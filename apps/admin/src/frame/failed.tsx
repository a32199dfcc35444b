import { Button, Center, Stack, Text, Title } from "@mantine/core";
import { isMissingChunk, reloadStaleDocument } from "@site/browser/stale-document";
import { useEffect, useState } from "react";
import { useRouteError } from "react-router-dom";
import { LoadingScreen } from "./loading.tsx";

/**
 * Replaces a screen whose code failed to load or that threw while rendering; the menu keeps working. If a deployment
 * has removed the code, the document is loaded again, once.
 */
export function FailedScreen() {
  const error = useRouteError();
  const isStale = isMissingChunk(error);
  const [isGivenUp, setGivenUp] = useState(!isStale);
  useEffect(() => {
    if (isStale) void reloadStaleDocument(window.location).then(() => setGivenUp(true));
  }, [isStale]);
  if (!isGivenUp) return <LoadingScreen />;
  const isConnected = isStale && navigator.onLine;
  return (
    <Center mih="50vh">
      <Stack align="center" role="alert">
        <Title order={1} size="h2">
          Bir Hata Oluştu
        </Title>
        <Text ta="center">
          {isConnected
            ? "Sayfa yüklenemedi. Site güncellenmiş olabilir; yeniden deneyin."
            : "Sayfa yüklenemedi. Bağlantınızı kontrol edip yeniden deneyin."}
        </Text>
        <Button onClick={() => window.location.reload()}>Tekrar Dene</Button>
      </Stack>
    </Center>
  );
}

/** Replaces the whole app after an error outside a screen. */
export function FailedArea() {
  return (
    <main>
      <FailedScreen />
    </main>
  );
}
