import { Button, Text } from "@mantine/core";
import { siteTexts } from "@site/contract/site/labels";
import { Screen } from "../../features/admin-frame/screen.tsx";
import { paths } from "../../paths.ts";
import { Link } from "../../shared/ui/link.tsx";

export function NotFoundPage() {
  return (
    <Screen title={siteTexts.pageNotFound}>
      <Text mb="lg">
        Yönetim bölümünde bu adreste bir ekran yok. Menüden veya aşağıdaki bağlantıdan devam edebilirsiniz.
      </Text>
      <Button component={Link} to={paths.admin.posts}>
        Yazılara git
      </Button>
    </Screen>
  );
}
