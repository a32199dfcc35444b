import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { limits } from "@site/contract/common/limits";

interface Action {
  label: string;
  run: () => void;
}

/** The action that the visible notification offers, such as an undo. */
let offered: { id: string; run: () => void } | undefined;

/**
 * Runs the action of the visible notification, as its button does.
 * @returns whether there was one
 */
export function runOffered(): boolean {
  if (!offered) return false;
  const { id, run } = offered;
  notifications.hide(id);
  run();
  return true;
}

/** Shows a success notification with an optional action. */
export function notifySuccess(message: string, action?: Action): void {
  show("success", "Başarılı", message, action);
}

/** Shows an error notification. */
export function notifyError(message: string, title = "Hata"): void {
  show("danger", title, message);
}

/** Shows a notification about an event that the user did not cause. */
export function notifyInfo(title: string, message: string): void {
  show("accent", title, message);
}

function show(color: string, title: string, message: string, action?: Action): void {
  const id = crypto.randomUUID();
  offered = action && { id, run: action.run };
  notifications.clean(); // shows one notification at a time, the newest
  notifications.show({
    id,
    color,
    title,
    message: action ? (
      <Group justify="space-between">
        {message}
        <Button variant="subtle" size="compact-md" onClick={runOffered}>
          {action.label}
        </Button>
      </Group>
    ) : (
      message
    ),
    role: color === "danger" ? "alert" : "status",
    onClose: () => {
      if (offered?.id === id) offered = undefined;
    },
    closeButtonProps: { "aria-label": "Uyarıyı kapat" },
    ...(action && { autoClose: limits.undoMs }),
  });
}
