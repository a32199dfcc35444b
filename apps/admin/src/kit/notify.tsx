import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { limits } from "@site/contract/common/limits";

interface Action {
  label: string;
  run: () => void;
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
  notifications.clean(); // one at a time: the newest replaces the one before
  notifications.show({
    id,
    color,
    title,
    message: action ? (
      <Group justify="space-between">
        {message}
        <Button
          variant="subtle"
          size="compact-md"
          onClick={() => {
            notifications.hide(id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      </Group>
    ) : (
      message
    ),
    role: color === "danger" ? "alert" : "status",
    closeButtonProps: { "aria-label": "Uyarıyı kapat" },
    ...(action && { autoClose: limits.undoMs }),
  });
}
