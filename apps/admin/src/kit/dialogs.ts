import { modals } from "@mantine/modals";

type Settings = Parameters<typeof modals.open>[0];

let markMounted: () => void = () => undefined;
const mounted = new Promise<void>((resolve) => {
  markMounted = resolve;
});

let opened = 0;

/** Called when the dialogs' code is there; it comes after the first paint. */
export function dialogsMounted(): void {
  markMounted();
}

/** Opens a dialog, as soon as the dialogs' code is there. @returns the id that closes it */
export function openDialog(settings: Settings): string {
  const modalId = `dialog-${++opened}`;
  void mounted.then(() => modals.open({ ...settings, modalId }));
  return modalId;
}
