import { settingsTabPath } from "@site/contract/admin-paths";
import { Navigate } from "react-router-dom";

/** Redirects from the address of the settings to their first tab. */
export function FirstTab() {
  return <Navigate to={settingsTabPath("site")} replace />;
}
