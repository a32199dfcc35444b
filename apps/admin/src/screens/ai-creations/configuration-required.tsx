import { Button, Group, Paper, Text, Title } from "@mantine/core";
import { adminPaths } from "@site/contract/admin-paths";
import { Link } from "react-router-dom";
import { aiSettingsAnchors } from "../ai/anchors.ts";

interface Props {
  hasConfiguration: boolean;
  hasTemplate: boolean;
}

/** Explains which of AI configuration and template is missing; without both no post can be created. */
export function ConfigurationRequired({ hasConfiguration, hasTemplate }: Props) {
  const to = (anchor: string) => ({ pathname: adminPaths.aiSettings, hash: anchor });
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="configuration-required">
      <Title order={2} size="h4" id="configuration-required">
        Yapılandırma gerekli
      </Title>
      <Text c="dimmed" mb="md">
        {findText(hasConfiguration, hasTemplate)}
      </Text>
      <Group>
        <Button
          variant={hasConfiguration ? "default" : "filled"}
          component={Link}
          to={to(aiSettingsAnchors.configurations)}
        >
          Yapılandırma Ekle
        </Button>
        <Button variant={hasTemplate ? "default" : "filled"} component={Link} to={to(aiSettingsAnchors.prompts)}>
          Şablon Oluştur
        </Button>
      </Group>
    </Paper>
  );
}

function findText(hasConfiguration: boolean, hasTemplate: boolean): string {
  if (hasConfiguration)
    return "Etkin bir sistem şablonu yok. Hazır metinlerden biriyle başlayıp kendinize göre düzenleyebilirsiniz.";
  return hasTemplate
    ? "Sistem şablonları hazır. Yazı oluşturmak için geriye bir AI yapılandırması eklemek kaldı."
    : "Yapay zekâ ile yazı oluşturmak için etkin bir AI yapılandırması ve bir sistem şablonu gerekir.";
}
