import { Button, Group, Modal, Text } from "@mantine/core";
import { useLeaveInterception } from "./use-leave-interception.ts";

/** Asks before a screen with unsaved changes is left. */
export function LeaveGuard({ isActive }: { isActive: boolean }) {
  const { isAsking, leave, stay } = useLeaveInterception(isActive);
  return (
    <Modal
      opened={isAsking}
      onClose={stay}
      title="Kaydedilmemiş değişiklikler var"
      centered
      closeButtonProps={{ "aria-label": "Kapat" }}
    >
      <Text>
        Bu ekrandan çıkarsanız değişiklikler kaydedilmez. Yazdıklarınız bu sekmede taslak olarak saklanır, yazıyı
        yeniden açtığınızda size sunulur.
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={leave}>
          Kaydetmeden Çık
        </Button>
        <Button onClick={stay} data-autofocus>
          Sayfada Kal
        </Button>
      </Group>
    </Modal>
  );
}
