import { ModalsProvider } from "@mantine/modals";
import { useEffect } from "react";
import { dialogsMounted } from "./dialogs.ts";

/** Shows the dialogs that `openDialog` opens. */
export function DialogHost() {
  return (
    <ModalsProvider>
      <Mounted />
    </ModalsProvider>
  );
}

function Mounted() {
  useEffect(dialogsMounted, []); // the provider listens once this render is committed
  return null;
}
