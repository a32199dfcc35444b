import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

/** Starts a worker process on a database, an SMTP server and a model's server; the caller must stop it. */
export function startWorkerProcess(databaseUrl: string, smtpUrl: string, geminiUrl = ""): ChildProcess {
  return spawn(
    process.execPath,
    ["--import", "tsx", join(import.meta.dirname, "worker-process.ts"), databaseUrl, smtpUrl, geminiUrl],
    { stdio: ["ignore", "inherit", "inherit"] },
  );
}
