import { Button, Group, Text } from "@mantine/core";
import { adminToken } from "@site/browser/admin-token";
import { useEffect } from "react";
import { type Location, useBlocker } from "react-router-dom";
import { Dialog } from "../dialogs/dialog.tsx";

/**
 * Asks for confirmation before a screen with unsaved changes is left. Before the document is unloaded, the browser
 * asks.
 * @param isDirty called when the user leaves
 */
export function LeaveGuard({ isDirty }: { isDirty: () => boolean }) {
  // Inactive after the session has ended: the redirect to the sign-in must work, and the draft survives it.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      getAddress(currentLocation) !== getAddress(nextLocation) && adminToken.read() !== null && isDirty(),
  );
  const { state } = blocker;

  useEffect(() => {
    if (state === "proceeding") return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    addEventListener("beforeunload", onBeforeUnload);
    return () => removeEventListener("beforeunload", onBeforeUnload);
  }, [state, isDirty]);

  if (state !== "blocked") return null;
  return (
    <Dialog title="Kaydedilmemiş değişiklikler var" centered onClose={() => blocker.reset?.()}>
      <Text>
        Bu ekrandan çıkarsanız değişiklikler kaydedilmez. Yazdıklarınız taslak olarak saklanır, bu ekranı yeniden
        açtığınızda size sunulur.
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => blocker.proceed?.()}>
          Kaydetmeden Çık
        </Button>
        <Button onClick={() => blocker.reset?.()} data-autofocus>
          Sayfada Kal
        </Button>
      </Group>
    </Dialog>
  );
}

/** Returns path and query, because each tab of a screen is another form. */
function getAddress({ pathname, search }: Location): string {
  return pathname + search;
}
