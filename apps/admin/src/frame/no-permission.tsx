import { Button, Text } from "@mantine/core";
import { type AdminRole, adminRoleHints, adminRoleLabels } from "@site/contract/account/administrators/roles";
import { Link } from "react-router-dom";
import { getHome } from "../areas/areas.ts";
import { Screen } from "../kit/screen.tsx";

/** Replaces a screen that belongs to other roles. */
export function NoPermissionScreen({ role }: { role: AdminRole }) {
  return (
    <Screen title="Bu ekran için yetkiniz yok">
      <Text mb="xs">
        Rolünüz: {adminRoleLabels[role]}. {adminRoleHints[role]}
      </Text>
      <Text mb="lg">Bu ekrana ihtiyacınız varsa site sahibinden rolünüzü değiştirmesini isteyebilirsiniz.</Text>
      <Button component={Link} to={getHome(role)}>
        Kendi ekranlarıma dön
      </Button>
    </Screen>
  );
}
