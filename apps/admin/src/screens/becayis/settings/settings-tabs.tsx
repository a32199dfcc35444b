import { Anchor, Group } from "@mantine/core";
import { adminPaths } from "@site/contract/admin-paths";
import { NavLink } from "react-router-dom";
import { useOwnScreens } from "../../../session/own-screens.ts";

/** Links to the parts of the board's settings. */
export function SettingsTabs() {
  const { links } = useOwnScreens();
  const below = links.filter(({ to }) => to.startsWith(`${adminPaths.boardSettings}/`));
  return (
    <Group component="nav" aria-label="Becayiş ayarları" gap="md" mb="md">
      {[{ label: "Genel", to: adminPaths.boardSettings }, ...below].map(({ label, to }) => (
        <Anchor key={to} component={NavLink} to={to} end inherit>
          {label}
        </Anchor>
      ))}
    </Group>
  );
}
