import { type ChildProcess, spawn } from "node:child_process";
import { bundle } from "@site/db/testing/bundle";

/** Starts a worker process on a database, an SMTP server and a model's server; the caller must stop it. */
export function startWorkerProcess(databaseUrl: string, smtpUrl: string, geminiUrl = ""): ChildProcess {
  const script = bundle(new URL("worker-process.ts", import.meta.url));
  return spawn(process.execPath, [script, databaseUrl, smtpUrl, geminiUrl], {
    stdio: ["ignore", "inherit", "inherit"],
  });
}
