import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

/** Starts a process of its own that does the jobs of a database, sending mails over an SMTP server; whoever starts it ends it. */
export function startWorkerProcess(databaseUrl: string, smtpUrl: string): ChildProcess {
  return spawn(
    process.execPath,
    ["--import", "tsx", join(import.meta.dirname, "worker-process.ts"), databaseUrl, smtpUrl],
    { stdio: ["ignore", "inherit", "inherit"] },
  );
}
