import { settingsTabPath } from "@site/contract/admin-paths";
import { Navigate } from "react-router-dom";
import { useRole } from "../../session/use-role.ts";

/** Leads to the first tab of the role. */
export function FirstTab() {
  return <Navigate to={settingsTabPath(useRole() === "editor" ? "homepage" : "site")} replace />;
}
