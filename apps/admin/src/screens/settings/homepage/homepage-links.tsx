import { paths, settingsTabPath } from "@site/contract/paths";
import { SubTabs } from "../sub-tabs.tsx";

const tabs = [
  { to: settingsTabPath("homepage"), label: "Metinler" },
  { to: paths.admin.homepageProjects, label: "Projeler" },
  { to: paths.admin.homepageFeatures, label: "Uzmanlık Alanları" },
];

/** Links the three screens of the home page's settings. */
export function HomepageLinks() {
  return <SubTabs label="Ana sayfa ayarları" tabs={tabs} />;
}
