import { Alert, Anchor } from "@mantine/core";
import { adminPaths } from "@site/contract/admin-paths";
import { Link } from "react-router-dom";

/** Says that a helper is not configured, with a link to its settings. */
export function NotConfigured({ text }: { text: string }) {
  return (
    <Alert color="accent" role="status">
      {text}{" "}
      <Anchor component={Link} to={adminPaths.aiSettings}>
        AI Ayarları
      </Anchor>
    </Alert>
  );
}
