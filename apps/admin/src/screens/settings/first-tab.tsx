import { settingsTabPath } from "@site/contract/admin-paths";
import { Navigate } from "react-router-dom";

/** Leads to the default tab. */
export function FirstTab() {
  return <Navigate to={settingsTabPath("site")} replace />;
}
