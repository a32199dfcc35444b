import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

/** Starts a worker process on a database and an SMTP server; the caller must stop it. */
export function startWorkerProcess(databaseUrl: string, smtpUrl: string): ChildProcess {
  return spawn(
    process.execPath,
    ["--import", "tsx", join(import.meta.dirname, "worker-process.ts"), databaseUrl, smtpUrl],
    { stdio: ["ignore", "inherit", "inherit"] },
  );
}
