import { adminPaths, settingsTabPath } from "@site/contract/admin-paths";
import { SubTabs } from "../sub-tabs.tsx";

const tabs = [
  { to: settingsTabPath("homepage"), label: "Metinler" },
  { to: adminPaths.homepageProjects, label: "Projeler" },
  { to: adminPaths.homepageFeatures, label: "Uzmanlık Alanları" },
];

/** Links the three screens of the home page's settings. */
export function HomepageLinks() {
  return <SubTabs label="Ana sayfa ayarları" tabs={tabs} />;
}
