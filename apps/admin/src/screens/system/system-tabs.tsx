import { adminPaths } from "@site/contract/admin-paths";
import { SubTabs } from "../settings/sub-tabs.tsx";

const tabs = [
  { to: adminPaths.system, label: "Durum" },
  { to: adminPaths.backups, label: "Yedekler" },
];

/** Links the two screens of the system. */
export function SystemTabs() {
  return <SubTabs label="Sistem" tabs={tabs} />;
}
