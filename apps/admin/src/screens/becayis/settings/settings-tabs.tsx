import { Anchor, Group } from "@mantine/core";
import { paths } from "@site/contract/paths";
import { NavLink } from "react-router-dom";

const tabs = [
  { label: "Genel", to: paths.admin.boardSettings },
  { label: "Uygunluk kuralları", to: paths.admin.boardRules },
  { label: "Dilekçe şablonları", to: paths.admin.petitionTemplates },
  { label: "Kurumlar", to: paths.admin.institutions },
  { label: "Unvanlar", to: paths.admin.positions },
  { label: "Alan adları", to: paths.admin.institutionDomains },
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
