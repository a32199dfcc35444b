import { ModalsProvider } from "@mantine/modals";
import { useEffect } from "react";
import { PasswordDialog } from "../session/password-dialog.tsx";
import { dialogsMounted } from "./dialogs.ts";

/** Shows the dialogs that `openDialog` opens, and the question for the password. */
export function DialogHost() {
  return (
    <ModalsProvider>
      <Mounted />
      <PasswordDialog />
    </ModalsProvider>
  );
}

function Mounted() {
  useEffect(dialogsMounted, []); // the provider listens once this render is committed
  return null;
}
