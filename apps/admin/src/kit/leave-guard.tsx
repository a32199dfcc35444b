import { Button, Group, Modal, Text } from "@mantine/core";
import { adminToken } from "@site/browser/admin-token.ts";
import { useEffect } from "react";
import { type Location, useBlocker } from "react-router-dom";

/**
 * Asks before a screen with unsaved changes is left; the browser asks in its own words where the document would go.
 * @param isDirty asked at the moment of leaving
 */
export function LeaveGuard({ isDirty }: { isDirty: () => boolean }) {
  // Whose session has ended must get to the sign-in; the draft is kept.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      addressOf(currentLocation) !== addressOf(nextLocation) && adminToken.read() !== null && isDirty(),
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

  return (
    <Modal
      opened={state === "blocked"}
      onClose={() => blocker.reset?.()}
      title="Kaydedilmemiş değişiklikler var"
      centered
      closeButtonProps={{ "aria-label": "Kapat" }}
      transitionProps={{ duration: 0 }}
    >
      <Text>
        Bu ekrandan çıkarsanız değişiklikler kaydedilmez. Yazdıklarınız bu sekmede taslak olarak saklanır, bu ekranı
        yeniden açtığınızda size sunulur.
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => blocker.proceed?.()}>
          Kaydetmeden Çık
        </Button>
        <Button onClick={() => blocker.reset?.()} data-autofocus>
          Sayfada Kal
        </Button>
      </Group>
    </Modal>
  );
}

/** A tab of the same screen is another form. */
function addressOf({ pathname, search }: Location): string {
  return pathname + search;
}
