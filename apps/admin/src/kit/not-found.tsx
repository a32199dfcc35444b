import { Button, Text } from "@mantine/core";
import { adminPaths } from "@site/contract/admin-paths";
import { pageTexts } from "@site/contract/site/pages/labels";
import { Link } from "react-router-dom";
import { Screen } from "./screen.tsx";

/** Replaces a screen whose address or record does not exist. */
export function NotFoundScreen() {
  return (
    <Screen title={pageTexts.pageNotFound}>
      <Text mb="lg">
        Yönetim bölümünde bu adreste bir ekran yok. Menüden veya aşağıdaki bağlantıdan devam edebilirsiniz.
      </Text>
      <Button component={Link} to={adminPaths.posts}>
        Yazılara git
      </Button>
    </Screen>
  );
}
