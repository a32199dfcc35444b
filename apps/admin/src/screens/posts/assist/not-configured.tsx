import { Alert, Anchor } from "@mantine/core";
import { adminPaths } from "@site/contract/admin-paths";
import { Link } from "react-router-dom";
import { useRole } from "../../../session/use-role.ts";

/** Says that a helper is not configured, with a link to its settings. */
export function NotConfigured({ text }: { text: string }) {
  const isOwner = useRole() === "owner";
  return (
    <Alert color="accent" role="status">
      {text}{" "}
      {isOwner ? (
        <Anchor component={Link} to={adminPaths.aiSettings}>
          AI Ayarları
        </Anchor>
      ) : (
        "Ayarları site sahibi yapar."
      )}
    </Alert>
  );
}
