import { Button, Group, Paper, Text, Title } from "@mantine/core";
import { paths } from "@site/contract/paths";
import { Link } from "react-router-dom";
import { useRole } from "../../session/use-role.ts";

/** Shown as long as there is no AI configuration or no template. */
export function ConfigurationRequired() {
  const isOwner = useRole() === "owner";
  return (
    <Paper component="section" withBorder p="lg" aria-labelledby="configuration-required">
      <Title order={2} size="h4" id="configuration-required">
        Yapılandırma gerekli
      </Title>
      <Text c="dimmed" mb="md">
        Yapay zekâ ile yazı oluşturmak için etkin bir API yapılandırması ve bir sistem şablonu gerekir.
        {!isOwner && " Bunları site sahibi ekler."}
      </Text>
      {isOwner && (
        <Group>
          <Button component={Link} to={paths.admin.aiSettings}>
            API Konfigürasyonu Ekle
          </Button>
          <Button variant="default" component={Link} to={paths.admin.aiSettings}>
            Şablon Oluştur
          </Button>
        </Group>
      )}
    </Paper>
  );
}
