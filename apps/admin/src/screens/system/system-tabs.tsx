import { paths } from "@site/contract/paths";
import { SubTabs } from "../settings/sub-tabs.tsx";

const tabs = [
  { to: paths.admin.system, label: "Durum" },
  { to: paths.admin.backups, label: "Yedekler" },
];

/** Links the two screens of the system. */
export function SystemTabs() {
  return <SubTabs label="Sistem" tabs={tabs} />;
}
