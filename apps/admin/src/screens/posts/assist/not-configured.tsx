import { Alert, Anchor } from "@mantine/core";
import { paths } from "@site/contract/paths";
import { Link } from "react-router-dom";

/** Says that a helper is not configured, with the way to its settings. */
export function NotConfigured({ text }: { text: string }) {
  return (
    <Alert color="accent" role="status">
      {text}{" "}
      <Anchor component={Link} to={paths.admin.aiSettings}>
        AI Ayarları
      </Anchor>
    </Alert>
  );
}
