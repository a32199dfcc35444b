import { Anchor, Group } from "@mantine/core";
import { adminPaths } from "@site/contract/admin-paths";
import { NavLink } from "react-router-dom";

const tabs = [
  { label: "Genel", to: adminPaths.boardSettings },
  { label: "Uygunluk kuralları", to: adminPaths.boardRules },
  { label: "Dilekçe şablonları", to: adminPaths.petitionTemplates },
  { label: "Kurumlar", to: adminPaths.institutions },
  { label: "Unvanlar", to: adminPaths.positions },
  { label: "Alan adları", to: adminPaths.institutionDomains },
];

/** Links to the parts of the board's settings. */
export function SettingsTabs() {
  return (
    <Group component="nav" aria-label="Becayiş ayarları" gap="md" mb="md">
      {tabs.map(({ label, to }) => (
        <Anchor key={to} component={NavLink} to={to} end inherit>
          {label}
        </Anchor>
      ))}
    </Group>
  );
}
