import { Alert, Anchor } from "@mantine/core";
import { adminPaths } from "@site/contract/admin-paths";
import { Link } from "react-router-dom";

/** Explains that AI or stock photos are not configured, with a link to the settings. */
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
