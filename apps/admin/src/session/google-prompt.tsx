import { Button, CloseButton, Group, Paper, Text } from "@mantine/core";
import { localStore } from "@site/browser/browser-store";
import { GoogleMark } from "@site/browser/google/google-mark";
import { useState } from "react";
import styles from "./google-prompt.module.css";
import { leaveForGoogle } from "./google-return.ts";

const DISMISSED_KEY = "googlePromptDismissed";

/** Offers the sign-in with Google in a card. A dismissed card does not return in this browser. */
export function GooglePrompt({ returnAddress }: { returnAddress: string }) {
  const [isDismissed, setDismissed] = useState(() => localStore.get(DISMISSED_KEY) !== null);
  if (isDismissed) return null;

  function dismiss(): void {
    localStore.set(DISMISSED_KEY, "true");
    setDismissed(true);
  }

  return (
    <Paper component="aside" className={styles.card} withBorder p="md" radius="md" aria-label="Google ile hızlı giriş">
      <Group justify="space-between" wrap="nowrap" mb="xs">
        <Group gap="xs" wrap="nowrap">
          <GoogleMark />
          <Text fw={600}>Google ile hızlı giriş</Text>
        </Group>
        <CloseButton aria-label="Google ile giriş önerisini kapat" onClick={dismiss} />
      </Group>
      <Text size="sm" mb="sm">
        Yönetici hesabınızda kayıtlı adres bir Google hesabıysa şifre yazmadan girebilirsiniz.
      </Text>
      <Button fullWidth onClick={() => leaveForGoogle(returnAddress)}>
        Google ile Devam Et
      </Button>
    </Paper>
  );
}
