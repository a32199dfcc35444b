import { adminPaths, settingsTabPath } from "@site/contract/admin-paths";
import { SubTabs } from "../sub-tabs.tsx";

const tabs = [
  { to: settingsTabPath("services"), label: "Hizmetler" },
  { to: adminPaths.questions, label: "Sorular" },
];

/** Links the services and the questions. */
export function ServicesLinks() {
  return <SubTabs label="Hizmetler ve sorular" tabs={tabs} />;
}
