import type { ServerHome } from "./identity.ts";

/** A PostgreSQL cluster in a folder; it may be stopped. */
export interface Cluster {
  home: ServerHome;
  dataDir: string;
  password: string;
  /** True if the password file was lost, so that the cluster needs the new password. */
  hasNewPassword: boolean;
  socketFolder: string;
  logFile: string;
}
